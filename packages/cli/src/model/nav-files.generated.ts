// Generated from the schemas by `npm run generate`. Do not edit.

/** Sidebar link or nested group of links. */
export interface CustomLinkItem {
  /** Adds a link, or a group of links if `items` is set. */
  type?: 'custom-link';
  /**
   * Label of the sidebar item.
   * @example 'Basics'
   */
  label: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example 'https://example.com'
   */
  link?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   */
  context?: string;
  /**
   * Whether the group can be collapsed.
   * @default true
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   */
  collapsed?: boolean;
  /**
   * Links and nested groups in the group.
   * @example [{ label: 'Acme', link: 'https://acme.example/' }]
   */
  items?: CustomLinkItem[];
}

/** Sidebar item for a page, folder, link, divider or section header. */
export type MetaEntry = {
  /** Adds a page. */
  type: 'file';
  /**
   * Name of a page or folder in the same folder as this file. The file extension is optional.
   * @example 'install'
   */
  name: string;
  /**
   * Label of the sidebar item.
   * @default the page title or the folder name
   * @example 'Installation'
   */
  label?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   */
  context?: string;
  /**
   * Heading levels to list on overview pages for this item, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   */
  overviewHeaders?: number[];
} | {
  /**
   * Adds a folder, as a collapsible group (`dir`) or as a section header above its items
   * (`dir-section-header`).
   */
  type: 'dir' | 'dir-section-header';
  /**
   * Name of a page or folder in the same folder as this file. The file extension is optional.
   * @example 'install'
   */
  name: string;
  /**
   * Label of the sidebar item.
   * @default the page title or the folder name
   * @example 'Installation'
   */
  label?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   */
  context?: string;
  /**
   * Heading levels to list on overview pages for this item, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   */
  overviewHeaders?: number[];
  /**
   * Whether the group can be collapsed.
   * @default true
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   */
  collapsed?: boolean;
} | {
  /** Adds a divider. */
  type: 'divider';
  /**
   * Whether to draw the divider as a dashed line.
   * @default false
   */
  dashed?: boolean;
} | {
  /** Adds a section header. */
  type: 'section-header';
  /**
   * Label of the sidebar item.
   * @example 'Basics'
   */
  label: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   */
  tag?: string;
} | {
  /** Adds a link, or a group of links if `items` is set. */
  type: 'custom-link';
  /**
   * Label of the sidebar item.
   * @example 'Basics'
   */
  label: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example 'https://example.com'
   */
  link?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   */
  context?: string;
  /**
   * Whether the group can be collapsed.
   * @default true
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   */
  collapsed?: boolean;
  /**
   * Links and nested groups in the group.
   * @example [{ label: 'Acme', link: 'https://acme.example/' }]
   */
  items?: CustomLinkItem[];
};
