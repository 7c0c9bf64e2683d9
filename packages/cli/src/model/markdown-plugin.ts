/** Remark or rehype plugin. */
export type MarkdownFunction = (...options: never[]) => unknown;

/** Remark or rehype plugin as a module specifier or a function, optionally in a tuple with its options. */
export type MarkdownPlugin =
  | string
  | MarkdownFunction
  | [plugin: string | MarkdownFunction, options: unknown];
