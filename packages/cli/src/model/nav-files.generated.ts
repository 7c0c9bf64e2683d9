// Generated from the schemas by `npm run generate`. Do not edit.

/** Sidebar link or nested group of links. */
export interface CustomLinkItem {
  /**
   * Adds a link, or a group of links if `items` is set.
   * @since 0.1.0
   */
  type?: 'custom-link';
  /**
   * Label of the sidebar item.
   * @example 'Basics'
   * @since 0.1.0
   */
  label: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example 'https://example.com'
   * @since 0.1.0
   */
  link?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Whether the group can be collapsed.
   * @default true
   * @since 0.1.0
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   * @since 0.1.0
   */
  collapsed?: boolean;
  /**
   * Links and nested groups in the group.
   * @example [{ label: 'Rspack', link: 'https://rspack.rs/' }]
   * @since 0.1.0
   */
  items?: CustomLinkItem[];
}

/** Sidebar item for a page, folder, link, divider or section header. */
export type MetaEntry = {
  /**
   * Adds a page.
   * @since 0.1.0
   */
  type: 'file';
  /**
   * Name of a page or folder in the same folder as this file. The file extension is optional.
   * @example 'install'
   * @since 0.1.0
   */
  name: string;
  /**
   * Label of the sidebar item.
   * @default the page title or the folder name
   * @example 'Installation'
   * @since 0.1.0
   */
  label?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Heading levels to list on overview pages for this item, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   * @since 0.1.0
   */
  overviewHeaders?: number[];
} | {
  /**
   * Adds a folder, as a collapsible group (`dir`) or as a section header above its items
   * (`dir-section-header`).
   * @since 0.1.0
   */
  type: 'dir' | 'dir-section-header';
  /**
   * Name of a page or folder in the same folder as this file. The file extension is optional.
   * @example 'install'
   * @since 0.1.0
   */
  name: string;
  /**
   * Label of the sidebar item.
   * @default the page title or the folder name
   * @example 'Installation'
   * @since 0.1.0
   */
  label?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Heading levels to list on overview pages for this item, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   * @since 0.1.0
   */
  overviewHeaders?: number[];
  /**
   * Whether the group can be collapsed.
   * @default true
   * @since 0.1.0
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   * @since 0.1.0
   */
  collapsed?: boolean;
} | {
  /**
   * Adds a divider.
   * @since 0.1.0
   */
  type: 'divider';
  /**
   * Whether to draw the divider as a dashed line.
   * @default false
   * @since 0.1.0
   */
  dashed?: boolean;
} | {
  /**
   * Adds a section header.
   * @since 0.1.0
   */
  type: 'section-header';
  /**
   * Label of the sidebar item.
   * @example 'Basics'
   * @since 0.1.0
   */
  label: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
} | {
  /**
   * Adds a link, or a group of links if `items` is set.
   * @since 0.1.0
   */
  type: 'custom-link';
  /**
   * Label of the sidebar item.
   * @example 'Basics'
   * @since 0.1.0
   */
  label: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example 'https://example.com'
   * @since 0.1.0
   */
  link?: string;
  /**
   * Tag displayed next to the label, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Whether the group can be collapsed.
   * @default true
   * @since 0.1.0
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   * @since 0.1.0
   */
  collapsed?: boolean;
  /**
   * Links and nested groups in the group.
   * @example [{ label: 'Rspack', link: 'https://rspack.rs/' }]
   * @since 0.1.0
   */
  items?: CustomLinkItem[];
};
