extension Rule {
  /// Every rule there is: one file of the folder `Rules` each.
  package static let all: [Rule] = [
    .argumentType,
    .cyclicRoute,
    .deadEnd,
    .endlessEmbedding,
    .inescapableLoop,
    .missingArgument,
    .missingCase,
    .missingStart,
    .redirectLoop,
    .unhandledButton,
    .unhandledOutcome,
    .unknownArgument,
    .unknownParameter,
    .unknownAllowance,
    .unknownTab,
    .unreachableChoice,
    .unreachableScreen,
    .unusedEffect,
    .unusedGroup,
    .unusedGuard,
    .unusedOutcome,
    .unusedParameter,
    .unusedState,
  ]
}
