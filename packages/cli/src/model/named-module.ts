/** A module that the configuration names, and the key that names it. */
export interface NamedModule {
  module: string;
  /** The path of the key, from the top: `['markdown', 'remarkPlugins', 0]`. */
  key: (string | number)[];
  /** The same for messages: `markdown.remarkPlugins[0]`. */
  label: string;
}

export interface NamedPlugin extends NamedModule {
  options: unknown;
}

export interface NamedComponent extends NamedModule {
  /** What pages import from the module. */
  exportName: string;
}
