import type { MarkdownFunction } from './markdown-plugin';

/** Module referenced in the configuration, with the key that references it. */
export interface NamedModule {
  module: string;
  /** Key path, for example `['markdown', 'remarkPlugins', 0]`. */
  key: (string | number)[];
  /** Key path formatted for messages, for example `markdown.remarkPlugins[0]`. */
  label: string;
}

/** Remark or rehype plugin. */
export interface NamedPlugin extends NamedModule {
  /** Module specifier, or the name of the plugin function. */
  module: string;
  /** JSON-serializable options. */
  options: unknown;
  /**
   * Returns the plugin and its options if they are not JSON-serializable. Such plugins cannot be passed to worker
   * threads, and `JSON.stringify` omits this function.
   */
  inline?: () => { plugin: string | MarkdownFunction; options: unknown };
}

export interface NamedComponent extends NamedModule {
  /** Export name of the component. */
  exportName: string;
}
