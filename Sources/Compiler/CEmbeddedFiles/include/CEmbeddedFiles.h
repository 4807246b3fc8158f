/// A file of flowc's repository, as it was when flowc was built.
struct embedded_file {
  /// Its folder: a style, or a module of the runtime.
  const char *folder;
  const char *name;
  /// Its bytes, and a zero after them.
  const unsigned char *bytes;
};

/// The files of the styles. After the last one comes a file without a name.
const struct embedded_file *embedded_templates(void);

/// The sources of the runtime. After the last one comes a file without a name.
const struct embedded_file *embedded_runtime(void);
