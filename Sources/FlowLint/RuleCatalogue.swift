extension Rule {
  /// Every rule there is: one file of the folder `Rules` each.
  package static let all: [Rule] = [
    .ambiguousBackTarget,
    .argumentType,
    .backAtRoot,
    .brokenExpectation,
    .cyclicRoute,
    .deadEnd,
    .duplicateKey,
    .duplicateName,
    .endlessEmbedding,
    .inescapableLoop,
    .invalidLink,
    .invalidLiteral,
    .invalidName,
    .invalidType,
    .missingArgument,
    .missingBackTarget,
    .missingCase,
    .missingKey,
    .missingStart,
    .nameCollision,
    .redirectLoop,
    .resultType,
    .templateName,
    .templateSyntax,
    .unexpectedValue,
    .unhandledButton,
    .unhandledOutcome,
    .unknownAllowance,
    .unknownArgument,
    .unknownEffect,
    .unknownEnd,
    .unknownEntry,
    .unknownFile,
    .unknownFlow,
    .unknownGroup,
    .unknownGuard,
    .unknownKey,
    .unknownOutcome,
    .unknownParameter,
    .unknownScreen,
    .unknownState,
    .unknownTab,
    .unknownValue,
    .unprovedExpectation,
    .unreachableChoice,
    .unreachableScreen,
    .unsupportedByStyle,
    .unusedAllowance,
    .unusedEffect,
    .unusedGroup,
    .unusedGuard,
    .unusedOutcome,
    .unusedParameter,
    .unusedState,
    .yamlEncoding,
    .yamlFeature,
    .yamlLimits,
    .yamlSyntax,
  ]
}

extension Rule {
  /// Whether it judges by what the stacks hold. In a flow with errors they may hold anything, and
  /// what it found would only be what an error leads to.
  package var readsStacks: Bool {
    [
      Rule.ambiguousBackTarget, .backAtRoot, .brokenExpectation, .missingBackTarget,
      .unprovedExpectation,
    ].contains { $0.id == id }
  }
}
