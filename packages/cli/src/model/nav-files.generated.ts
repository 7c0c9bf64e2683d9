// Generated from the schemas by `npm run generate`. Do not edit.

/** Link in a group of links. */
export interface CustomLinkItem {
  /**
   * Adds a link, or a group of links with `items`.
   * @since 0.1.0
   */
  type?: 'custom-link';
  /**
   * Text of the entry.
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
   * Label next to the text, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute of the entry, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Whether readers can collapse the group.
   * @default true
   * @since 0.1.0
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed at first.
   * @default false
   * @since 0.1.0
   */
  collapsed?: boolean;
  /**
   * Entries of a group of links, with the same keys.
   * @example [{ label: 'Rspack', link: 'https://rspack.rs/' }]
   * @since 0.1.0
   */
  items?: CustomLinkItem[];
}

/** Sidebar entry of a folder. */
export type MetaEntry = {
  /**
   * Adds a page.
   * @since 0.1.0
   */
  type: 'file';
  /**
   * Name of the page or the folder, next to this file. The file extension is optional.
   * @example 'install'
   * @since 0.1.0
   */
  name: string;
  /**
   * Text of the entry.
   * @default the title of the page, or else the name of the folder
   * @example 'Installation'
   * @since 0.1.0
   */
  label?: string;
  /**
   * Label next to the text, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute of the entry, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Heading levels that overview pages list for this entry, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   * @since 0.1.0
   */
  overviewHeaders?: number[];
} | {
  /**
   * Adds a folder, as a group or as a section header above its entries.
   * @since 0.1.0
   */
  type: 'dir' | 'dir-section-header';
  /**
   * Name of the page or the folder, next to this file. The file extension is optional.
   * @example 'install'
   * @since 0.1.0
   */
  name: string;
  /**
   * Text of the entry.
   * @default the title of the page, or else the name of the folder
   * @example 'Installation'
   * @since 0.1.0
   */
  label?: string;
  /**
   * Label next to the text, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute of the entry, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Heading levels that overview pages list for this entry, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   * @since 0.1.0
   */
  overviewHeaders?: number[];
  /**
   * Whether readers can collapse the group.
   * @default true
   * @since 0.1.0
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed at first.
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
   * Whether the divider is dashed.
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
   * Text of the entry.
   * @example 'Basics'
   * @since 0.1.0
   */
  label: string;
  /**
   * Label next to the text, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
} | {
  /**
   * Adds a link, or a group of links with `items`.
   * @since 0.1.0
   */
  type: 'custom-link';
  /**
   * Text of the entry.
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
   * Label next to the text, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute of the entry, for styling.
   * @example 'experimental'
   * @since 0.1.0
   */
  context?: string;
  /**
   * Whether readers can collapse the group.
   * @default true
   * @since 0.1.0
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed at first.
   * @default false
   * @since 0.1.0
   */
  collapsed?: boolean;
  /**
   * Entries of a group of links, with the same keys.
   * @example [{ label: 'Rspack', link: 'https://rspack.rs/' }]
   * @since 0.1.0
   */
  items?: CustomLinkItem[];
};
