/** Module that the configuration refers to, with the key that refers to it. */
export interface NamedModule {
  module: string;
  /** Path of the key, for example `['markdown', 'remarkPlugins', 0]`. */
  key: (string | number)[];
  /** Key as shown in messages, for example `markdown.remarkPlugins[0]`. */
  label: string;
}

export interface NamedPlugin extends NamedModule {
  options: unknown;
}

export interface NamedComponent extends NamedModule {
  /** Name of the export that pages import. */
  exportName: string;
}
