#include "CEmbeddedFiles.h"

// `#embed` needs clang 19 or later, which Swift 6.1 and Xcode 16.3 have.
//
// A file in a list: FILE, the directive that embeds its bytes, END.
#define FILE(folder, name) { folder, name, (const unsigned char[]) {
#define END 0 } },

#define LIST(name) static const struct embedded_file name[] = {
#define END_OF_LIST { 0 } };
