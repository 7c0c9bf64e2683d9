// Generated from the schemas by `npm run generate`. Do not edit.

import type { MessageOverrides } from '@octavo/mdx-plugins/messages';

/** Line above every page, until the reader closes it. */
export interface AnnouncementConfig {
  /**
   * Text of the announcement, with inline Markdown.
   * @example 'Rstest **1.0** is here'
   * @since 0.2.0
   */
  message: string;
  /**
   * Link target: a route path or a URL.
   * @example '/blog/1-0'
   * @since 0.2.0
   */
  link?: string;
  /**
   * Identifier of the announcement. Readers who closed it see it again when the identifier changes.
   * @default the `message`
   * @example 'release-1-0'
   * @since 0.2.0
   */
  id?: string;
}

/** Link to the source of a page. */
export interface EditLink {
  /**
   * URL of the content folder in the source repository. The file path is appended.
   * @example 'https://github.com/web-infra-dev/rstest/tree/main/website/docs'
   * @since 0.1.0
   */
  docRepoBaseUrl: string;
  /**
   * Text of the link.
   * @example 'Edit this page on GitHub'
   * @since 0.1.0
   */
  text: string;
}

/** When the navbar is hidden. */
export type HideNavbar = 'never' | 'always' | 'auto';

/** Icon drawn on a 24 × 24 grid. */
export interface IconPath {
  /**
   * SVG path data on a 24 × 24 grid.
   * @example 'M4 4h16v16H4z'
   * @since 0.2.0
   */
  d: string;
  /**
   * Fills the path. Without it the path is stroked.
   * @since 0.2.0
   */
  fill?: true;
}

/** When first-time visitors are redirected to their language. */
export type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

/** Options of the theme that can differ by language. */
export interface LocaleThemeConfig {
  /**
   * Entries of the navbar.
   * @default the entries of `_nav.json`
   * @example [{ text: 'Guide', link: '/guide/start/' }]
   * @since 0.1.0
   */
  nav?: NavItem[];
  /**
   * Sidebars by the route path of their section. A string in a sidebar is the route path of a page.
   * @default built from the `_meta.json` files and the file names
   * @example { '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }
   * @since 0.1.0
   */
  sidebar?: UserSidebar;
  /**
   * Link below each page to its source.
   * @default no link
   * @example { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content', text: 'Edit this page' }
   * @since 0.1.0
   */
  editLink?: EditLink;
  /**
   * Title of the outline.
   * @default 'ON THIS PAGE', in the language of the page
   * @example 'Contents'
   * @since 0.1.0
   */
  outlineTitle?: string;
  /**
   * Label of the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @example 'Previous'
   * @since 0.1.0
   */
  prevPageText?: string;
  /**
   * Label of the link to the next page.
   * @default 'Next Page', in the language of the page
   * @example 'Next'
   * @since 0.1.0
   */
  nextPageText?: string;
  /**
   * Label of the time of the last update.
   * @default 'Last Updated', in the language of the page
   * @example 'Updated'
   * @since 0.1.0
   */
  lastUpdatedText?: string;
  /**
   * Line above every page, until the reader closes it.
   * @default no announcement
   * @example { message: 'Rstest **1.0** is here', link: '/blog/1-0' }
   * @since 0.2.0
   */
  announcement?: AnnouncementConfig;
  /**
   * UI strings that replace the built-in ones, by name. `{name}` is a placeholder.
   * @default the built-in strings of the language, otherwise the English ones
   * @example { searchPlaceholder: 'Search the docs' }
   * @since 0.2.0
   */
  messages?: MessageOverrides;
}

/** Entry of the navbar. An entry with `items` is a menu; it can have a `link` as well. */
export interface NavItem {
  /**
   * Text of the entry.
   * @example 'Guide'
   * @since 0.1.0
   */
  text: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example '/guide/start/'
   * @since 0.1.0
   */
  link?: string;
  /**
   * Regular expression that is tested on the route path. The entry is active on every match.
   * @default active on `link` and the routes below it
   * @example '^/guide/'
   * @since 0.1.0
   */
  activeMatch?: string;
  /**
   * Side of the navbar that shows the entry.
   * @default 'right'
   * @example 'left'
   * @since 0.1.0
   */
  position?: 'left' | 'right';
  /**
   * Label next to the text, for example `new`.
   * @example 'new'
   * @since 0.1.0
   */
  tag?: string;
  /**
   * Entries of a menu that opens on hover.
   * @example [{ text: 'Changelog', link: '/changelog' }]
   * @since 0.1.0
   */
  items?: NavItem[];
}

/** Icon link in the navbar. */
export interface SocialLink {
  /**
   * Icon of the link: the name of a built-in icon in any letter case, or an SVG.
   * @example 'github'
   * @example { svg: '<svg>…</svg>' }
   * @since 0.1.0
   */
  icon: string | IconPath | {
    /**
     * SVG markup of the icon.
     * @example '<svg>…</svg>'
     * @since 0.1.0
     */
    svg: string;
  };
  /**
   * Behavior of the icon. `link` opens `content` as a link; `text`, `img` and `dom` show `content`
   * in a popover as text, as an image or as HTML.
   * @default 'link'
   * @example 'text'
   * @since 0.1.0
   */
  mode?: 'link' | 'text' | 'img' | 'dom';
  /**
   * URL, text, image path or HTML, depending on `mode`.
   * @example 'https://github.com/web-infra-dev/rstest'
   * @since 0.1.0
   */
  content: string;
  /**
   * Accessible name of the icon.
   * @default the name of the icon
   * @example 'GitHub'
   * @since 0.1.0
   */
  label?: string;
}

/** A language of the site with the theme options that differ from the other languages. */
export interface ThemeLocale {
  /**
   * Language tag. It is the name of the content folder and the prefix of the routes, except for the
   * default language.
   * @example 'zh'
   * @since 0.1.0
   */
  lang: string;
  /**
   * Name of the language in the language menu.
   * @example '简体中文'
   * @since 0.1.0
   */
  label: string;
  /**
   * Title of the site in this language.
   * @default the `title` of the configuration
   * @example 'Rstest 中文文档'
   * @since 0.1.0
   */
  title?: string;
  /**
   * Description of the site in this language.
   * @default the `description` of the configuration
   * @example '由 Rspack 驱动的测试框架。'
   * @since 0.1.0
   */
  description?: string;
  /**
   * Entries of the navbar.
   * @default the entries of `_nav.json`
   * @example [{ text: 'Guide', link: '/guide/start/' }]
   * @since 0.1.0
   */
  nav?: NavItem[];
  /**
   * Sidebars by the route path of their section. A string in a sidebar is the route path of a page.
   * @default built from the `_meta.json` files and the file names
   * @example { '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }
   * @since 0.1.0
   */
  sidebar?: UserSidebar;
  /**
   * Link below each page to its source.
   * @default no link
   * @example { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content', text: 'Edit this page' }
   * @since 0.1.0
   */
  editLink?: EditLink;
  /**
   * Title of the outline.
   * @default 'ON THIS PAGE', in the language of the page
   * @example 'Contents'
   * @since 0.1.0
   */
  outlineTitle?: string;
  /**
   * Label of the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @example 'Previous'
   * @since 0.1.0
   */
  prevPageText?: string;
  /**
   * Label of the link to the next page.
   * @default 'Next Page', in the language of the page
   * @example 'Next'
   * @since 0.1.0
   */
  nextPageText?: string;
  /**
   * Label of the time of the last update.
   * @default 'Last Updated', in the language of the page
   * @example 'Updated'
   * @since 0.1.0
   */
  lastUpdatedText?: string;
  /**
   * Line above every page, until the reader closes it.
   * @default no announcement
   * @example { message: 'Rstest **1.0** is here', link: '/blog/1-0' }
   * @since 0.2.0
   */
  announcement?: AnnouncementConfig;
  /**
   * UI strings that replace the built-in ones, by name. `{name}` is a placeholder.
   * @default the built-in strings of the language, otherwise the English ones
   * @example { searchPlaceholder: 'Search the docs' }
   * @since 0.2.0
   */
  messages?: MessageOverrides;
}

/** Entry of the product switcher. */
export interface ToolLink {
  /**
   * Name of the tool.
   * @example 'Rspack'
   * @since 0.1.0
   */
  name: string;
  /**
   * Short description of the tool, or a map from language to description.
   * @example { en: 'Bundler', zh: '打包工具' }
   * @since 0.2.0
   */
  description?: string | Record<string, string>;
  /**
   * Short description of the tool in Chinese.
   * @default the `description`
   * @example '打包工具'
   * @since 0.1.0
   */
  desc?: string;
  /**
   * Short description of the tool in English.
   * @default the `description`
   * @example 'Bundler'
   * @since 0.1.0
   */
  descEn?: string;
  /**
   * Logo of the tool: a path in the public folder or a URL.
   * @example '/rspack.svg'
   * @since 0.1.0
   */
  logo: string;
  /**
   * Factor for the size of the logo, which is 32 pixels.
   * @default 1
   * @example 0.9
   * @since 0.1.0
   */
  logoScale?: number;
  /**
   * URL of the tool, or a map from language to URL.
   * @example 'https://rspack.rs/'
   * @example { en: 'https://rspack.rs/', zh: 'https://rspack.rs/zh/' }
   * @since 0.1.0
   */
  url: string | Record<string, string>;
  /**
   * URL of the tool in English, if `url` is not a map.
   * @default the `url`
   * @example 'https://rspack.rs/'
   * @since 0.1.0
   */
  urlEn?: string;
}

/** Sidebar entries by the route path of their section. */
export type UserSidebar = Record<string, (UserSidebarItem | string)[]>;

/** Sidebar entry of the configuration: a link, a group with `items`, a divider or a section header. */
export interface UserSidebarItem {
  /**
   * Text of the entry.
   * @default the title of the page that `link` names
   * @example 'Introduction'
   * @since 0.1.0
   */
  text?: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example '/guide/start/'
   * @since 0.1.0
   */
  link?: string;
  /**
   * Entries of a group. A string is the route path of a page.
   * @example ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }]
   * @since 0.1.0
   */
  items?: (UserSidebarItem | string)[];
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
   * Line style of a divider. The entry is a divider if this key is set.
   * @example 'dashed'
   * @since 0.1.0
   */
  dividerType?: 'dashed' | 'solid';
  /**
   * Text of a section header. The entry is a section header if this key is set.
   * @example 'Basics'
   * @since 0.1.0
   */
  sectionHeaderText?: string;
}

/** Options of the theme. */
export interface UserThemeConfig {
  /**
   * Entries of the navbar.
   * @default the entries of `_nav.json`
   * @example [{ text: 'Guide', link: '/guide/start/' }]
   * @since 0.1.0
   */
  nav?: NavItem[];
  /**
   * Sidebars by the route path of their section. A string in a sidebar is the route path of a page.
   * @default built from the `_meta.json` files and the file names
   * @example { '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }
   * @since 0.1.0
   */
  sidebar?: UserSidebar;
  /**
   * Link below each page to its source.
   * @default no link
   * @example { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content', text: 'Edit this page' }
   * @since 0.1.0
   */
  editLink?: EditLink;
  /**
   * Title of the outline.
   * @default 'ON THIS PAGE', in the language of the page
   * @example 'Contents'
   * @since 0.1.0
   */
  outlineTitle?: string;
  /**
   * Label of the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @example 'Previous'
   * @since 0.1.0
   */
  prevPageText?: string;
  /**
   * Label of the link to the next page.
   * @default 'Next Page', in the language of the page
   * @example 'Next'
   * @since 0.1.0
   */
  nextPageText?: string;
  /**
   * Label of the time of the last update.
   * @default 'Last Updated', in the language of the page
   * @example 'Updated'
   * @since 0.1.0
   */
  lastUpdatedText?: string;
  /**
   * Line above every page, until the reader closes it.
   * @default no announcement
   * @example { message: 'Rstest **1.0** is here', link: '/blog/1-0' }
   * @since 0.2.0
   */
  announcement?: AnnouncementConfig;
  /**
   * UI strings that replace the built-in ones, by name. `{name}` is a placeholder.
   * @default the built-in strings of the language, otherwise the English ones
   * @example { searchPlaceholder: 'Search the docs' }
   * @since 0.2.0
   */
  messages?: MessageOverrides;
  /**
   * Languages of the site with the options of the theme that differ by language.
   * @example [{ lang: 'zh', label: '简体中文', outlineTitle: '目录' }]
   * @since 0.1.0
   */
  locales?: ThemeLocale[];
  /**
   * Icon links in the navbar.
   * @default []
   * @example [{ icon: 'github', content: 'https://github.com/web-infra-dev/rstest' }]
   * @since 0.1.0
   */
  socialLinks?: SocialLink[];
  /**
   * Origin that serves the images of the public folder, for example a CDN. Images that fail to load
   * there are loaded from the site.
   * @example 'https://assets.rspack.rs'
   * @since 0.2.0
   */
  assetHost?: string;
  /**
   * Whether readers can switch to dark mode. Without it every page is light.
   * @default true
   * @since 0.1.0
   */
  darkMode?: boolean;
  /**
   * Whether the navbar has a search button.
   * @default true
   * @since 0.1.0
   */
  search?: boolean;
  /**
   * Whether pages show the time of the last commit that changed them.
   * @default false
   * @since 0.1.0
   */
  lastUpdated?: boolean;
  /**
   * When to hide the navbar. `auto` hides it while the reader scrolls down.
   * @default 'never'
   * @example 'auto'
   * @since 0.1.0
   */
  hideNavbar?: HideNavbar;
  /**
   * Whether to redirect readers to the language of their browser on the first visit.
   * `only-default-lang` redirects only from pages in the default language.
   * @default 'auto'
   * @example 'never'
   * @since 0.1.0
   */
  localeRedirect?: LocaleRedirect;
  /**
   * Whether pages without an `h1` show their title as one.
   * @default true
   * @since 0.1.0
   */
  fallbackHeadingTitle?: boolean;
  /**
   * Whether the content fades in after a navigation.
   * @default false
   * @since 0.1.0
   */
  enableContentAnimation?: boolean;
  /**
   * Whether the color mode changes with a circular reveal.
   * @default false
   * @since 0.1.0
   */
  enableAppearanceAnimation?: boolean;
  /**
   * Whether scrolled pages show a button that scrolls to the top.
   * @default false
   * @since 0.1.0
   */
  enableScrollToTop?: boolean;
  /**
   * Footer of the site, on pages without a sidebar.
   * @default no footer
   * @example { message: '© 2026 Rstest contributors' }
   * @since 0.1.0
   */
  footer?: {
    /**
     * Content of the footer, as HTML.
     * @example '© 2026 Rstest contributors'
     * @since 0.1.0
     */
    message: string;
  };
  /**
   * Related products in the product switcher. There is no switcher without them.
   * @default []
   * @example [{ name: 'Rspack', description: { en: 'Bundler', zh: '打包工具' }, logo: '/rspack.svg', url: 'https://rspack.rs/' }]
   * @since 0.1.0
   */
  tools?: ToolLink[];
}
