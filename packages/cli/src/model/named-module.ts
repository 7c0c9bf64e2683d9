/** Module referenced in the configuration, with the key that references it. */
export interface NamedModule {
  module: string;
  /** Key path, for example `['markdown', 'remarkPlugins', 0]`. */
  key: (string | number)[];
  /** Key path formatted for messages, for example `markdown.remarkPlugins[0]`. */
  label: string;
}

export interface NamedPlugin extends NamedModule {
  options: unknown;
}

export interface NamedComponent extends NamedModule {
  /** Export name of the component. */
  exportName: string;
}
