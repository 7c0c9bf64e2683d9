/** An entry of a `_meta.json`, after strings have been written out. */
export type MetaEntry =
  | {
      type: 'file';
      name: string;
      label?: string;
      tag?: string;
      overviewHeaders?: number[];
      context?: string;
    }
  | {
      type: 'dir' | 'dir-section-header';
      name: string;
      label?: string;
      collapsible?: boolean;
      collapsed?: boolean;
      tag?: string;
      overviewHeaders?: number[];
      context?: string;
    }
  | { type: 'divider'; dashed?: boolean }
  | { type: 'section-header'; label: string; tag?: string }
  | {
      type: 'custom-link';
      label: string;
      link?: string;
      items?: (Omit<Extract<MetaEntry, { type: 'custom-link' }>, 'type'> & {
        type?: 'custom-link';
      })[];
      tag?: string;
      context?: string;
      collapsible?: boolean;
      collapsed?: boolean;
    };

/** The nav and meta files of a content tree. */
export interface NavFiles {
  /** `_meta.json` by its folder below the content root (`''` is the root). */
  metas: Map<string, MetaFile>;
  /** `_nav.json` by its folder. */
  navs: Map<string, NavFile>;
}

export interface MetaFile {
  file: string;
  source: string;
  /** What the JSON says; a bare string stands for a file or a folder of that name. */
  entries: (MetaEntry | string)[];
}

export interface NavFile {
  file: string;
  source: string;
  items: unknown[];
}
