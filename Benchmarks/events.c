/* Reads files as a parser must at least: every event of libyaml, and nothing done with it. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static long count_events(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(size ? size : 1);
  if (fread(bytes, 1, size, file) != size) return -1;
  fclose(file);

  yaml_parser_t parser;
  yaml_event_t event;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  yaml_event_type_t type;
  long count = 0;
  do {
    if (!yaml_parser_parse(&parser, &event)) return -1;
    type = event.type;
    yaml_event_delete(&event);
    count++;
  } while (type != YAML_STREAM_END_EVENT);
  yaml_parser_delete(&parser);
  free(bytes);
  return count;
}

int main(int count, char **arguments) {
  long events = 0;
  for (int number = 1; number < count; number++) {
    long more = count_events(arguments[number]);
    if (more < 0) {
      fprintf(stderr, "%s: cannot be read\n", arguments[number]);
      return 1;
    }
    events += more;
  }
  printf("%ld\n", events);
  return 0;
}
