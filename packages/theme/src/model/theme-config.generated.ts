// Generated from the schemas by `npm run generate`. Do not edit.

import type { MessageOverrides } from '@octavo/mdx-plugins/messages';

/** Announcement bar above every page. Users can dismiss it. */
export interface AnnouncementConfig {
  /**
   * Announcement text. Supports inline Markdown.
   * @example 'My product **1.0** is here'
   */
  message: string;
  /**
   * Link target: a route path, which leads to the page in the language and version of the reader,
   * or a URL.
   * @example '/blog/1-0'
   */
  link?: string;
  /**
   * Announcement ID. Changing it shows the announcement again to users who dismissed it.
   * @default the `message`
   * @example 'release-1-0'
   */
  id?: string;
}

/** Link for editing a page in the source repository. */
export interface EditLink {
  /**
   * Content folder URL in the source repository. The path of the source file is appended.
   * @example 'https://github.com/me/my-product/tree/main/content'
   */
  docRepoBaseUrl: string;
  /**
   * Edit link text.
   * @default 'Edit this page', in the language of the page
   * @example 'Edit this page on GitHub'
   */
  text?: string;
}

/** When to hide the navbar. */
export type HideNavbar = 'never' | 'always' | 'auto';

/** SVG icon path on a 24 × 24 grid. */
export interface IconPath {
  /**
   * SVG path data on a 24 × 24 grid.
   * @example 'M4 4h16v16H4z'
   */
  d: string;
  /** Whether to fill the path. By default, the path is stroked. */
  fill?: true;
}

/** When to redirect first-time visitors to their preferred language. */
export type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

/** Theme options that can be set per language. */
export interface LocaleThemeConfig {
  /**
   * Navbar items.
   * @default the items in `_nav.json`
   * @example [{ text: 'Guide', link: '/guide/start/' }]
   */
  nav?: NavItem[];
  /**
   * Sidebars by section. Keys are the route paths of the sections. Use a string for the route path
   * of a page.
   * @default generated from `_meta.json` files and file names
   * @example { '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }
   */
  sidebar?: UserSidebar;
  /**
   * Edit link below each page.
   * @default no link
   * @example { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content' }
   */
  editLink?: EditLink;
  /**
   * Outline title.
   * @default 'ON THIS PAGE', in the language of the page
   * @example 'Contents'
   */
  outlineTitle?: string;
  /**
   * Label for the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @example 'Previous'
   */
  prevPageText?: string;
  /**
   * Label for the link to the next page.
   * @default 'Next Page', in the language of the page
   * @example 'Next'
   */
  nextPageText?: string;
  /**
   * Label for the last updated time.
   * @default 'Last Updated', in the language of the page
   * @example 'Updated'
   */
  lastUpdatedText?: string;
  /**
   * Announcement bar above every page. Users can dismiss it.
   * @default no announcement
   * @example { message: 'My product **1.0** is here', link: '/blog/1-0' }
   */
  announcement?: AnnouncementConfig;
  /**
   * Overrides for the built-in UI strings, by key. `themeConfig.messages` applies to all languages,
   * and `messages` of an entry of `themeConfig.locales` to one. Text in braces, such as `{name}`,
   * is a placeholder.
   * @default the built-in UI strings for the language, or English if there are none
   * @example { searchPlaceholder: 'Search the docs' }
   */
  messages?: MessageOverrides;
}

/** Navbar item: a link, or a dropdown menu if `items` is set. A menu can also have a `link`. */
export interface NavItem {
  /**
   * Navbar item text.
   * @example 'Guide'
   */
  text: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example '/guide/start/'
   */
  link?: string;
  /**
   * Regular expression to match against the route path, including the prefixes of the language and
   * the version. If it matches, the navbar item is active.
   * @default active on `link` and its child routes
   * @example '/guide/'
   */
  activeMatch?: string;
  /**
   * Navbar side on which to show the item.
   * @default 'right'
   * @example 'left'
   */
  position?: 'left' | 'right';
  /**
   * Badge next to the text, for example `new`.
   * @example 'new'
   */
  tag?: string;
  /**
   * Menu items. The menu opens on hover.
   * @example [{ text: 'Changelog', link: '/changelog' }]
   */
  items?: NavItem[];
}

/** Icon link in the navbar. */
export interface SocialLink {
  /**
   * Icon: a case-insensitive built-in icon name, or an SVG as an object with either `d` or `svg`.
   * @example 'github'
   * @example { svg: '<svg>…</svg>' }
   */
  icon: string | IconPath | {
    /**
     * SVG markup for the icon.
     * @example '<svg>…</svg>'
     */
    svg: string;
  };
  /**
   * Icon behavior. With `link`, the icon links to `content`. With `text`, `img` or `dom`, it opens
   * a popover that shows `content` as text, an image or HTML.
   * @default 'link'
   * @example 'text'
   */
  mode?: 'link' | 'text' | 'img' | 'dom';
  /**
   * URL, text, image path or HTML, depending on `mode`.
   * @example 'https://github.com/me/my-product'
   */
  content: string;
  /**
   * Accessible name for the icon.
   * @default the icon name
   * @example 'GitHub'
   */
  label?: string;
}

/** Site locale and its theme options. */
export interface ThemeLocale {
  /**
   * Language tag, which is also the content folder name and the route prefix. Routes in the default
   * language have no prefix.
   * @example 'zh'
   */
  lang: string;
  /**
   * Display name in the language menu.
   * @example '简体中文'
   */
  label: string;
  /**
   * Site title in this language.
   * @default the top-level `title`
   * @example 'My product 文档'
   */
  title?: string;
  /**
   * Site description in this language.
   * @default the top-level `description`
   * @example 'React 表单库。'
   */
  description?: string;
  /**
   * Navbar items.
   * @default the items in `_nav.json`
   * @example [{ text: 'Guide', link: '/guide/start/' }]
   */
  nav?: NavItem[];
  /**
   * Sidebars by section. Keys are the route paths of the sections. Use a string for the route path
   * of a page.
   * @default generated from `_meta.json` files and file names
   * @example { '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }
   */
  sidebar?: UserSidebar;
  /**
   * Edit link below each page.
   * @default no link
   * @example { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content' }
   */
  editLink?: EditLink;
  /**
   * Outline title.
   * @default 'ON THIS PAGE', in the language of the page
   * @example 'Contents'
   */
  outlineTitle?: string;
  /**
   * Label for the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @example 'Previous'
   */
  prevPageText?: string;
  /**
   * Label for the link to the next page.
   * @default 'Next Page', in the language of the page
   * @example 'Next'
   */
  nextPageText?: string;
  /**
   * Label for the last updated time.
   * @default 'Last Updated', in the language of the page
   * @example 'Updated'
   */
  lastUpdatedText?: string;
  /**
   * Announcement bar above every page. Users can dismiss it.
   * @default no announcement
   * @example { message: 'My product **1.0** is here', link: '/blog/1-0' }
   */
  announcement?: AnnouncementConfig;
  /**
   * Overrides for the built-in UI strings, by key. `themeConfig.messages` applies to all languages,
   * and `messages` of an entry of `themeConfig.locales` to one. Text in braces, such as `{name}`,
   * is a placeholder.
   * @default the built-in UI strings for the language, or English if there are none
   * @example { searchPlaceholder: 'Search the docs' }
   */
  messages?: MessageOverrides;
}

/** Product switcher item. */
export interface ToolLink {
  /**
   * Tool name.
   * @example 'Acme'
   */
  name: string;
  /**
   * Short description of the tool, or an object that maps language tags to descriptions. Required,
   * unless both `desc` and `descEn` are set.
   * @example { en: 'Bundler', zh: '打包工具' }
   */
  description?: string | Record<string, string>;
  /**
   * Short description of the tool in Chinese.
   * @default the `description`
   * @example '打包工具'
   */
  desc?: string;
  /**
   * Short description of the tool in English.
   * @default the `description`
   * @example 'Bundler'
   */
  descEn?: string;
  /**
   * Tool logo: a path in the public folder or a URL.
   * @example '/acme.svg'
   */
  logo: string;
  /**
   * Scale factor for the logo. At 1, the logo is 32 pixels wide and high.
   * @default 1
   * @example 0.9
   */
  logoScale?: number;
  /**
   * Tool URL, or an object that maps language tags to URLs.
   * @example 'https://acme.example/'
   * @example { en: 'https://acme.example/', zh: 'https://acme.example/zh/' }
   */
  url: string | Record<string, string>;
  /**
   * Tool URL for English pages, if `url` is a string.
   * @default the `url`
   * @example 'https://acme.example/'
   */
  urlEn?: string;
}

/** Sidebar items by section. Keys are the route paths of the sections. */
export type UserSidebar = Record<string, (UserSidebarItem | string)[]>;

/** Sidebar item: a link, a group with `items`, a divider or a section header. */
export interface UserSidebarItem {
  /**
   * Sidebar item text.
   * @default the title of the page that `link` points to
   * @example 'Introduction'
   */
  text?: string;
  /**
   * Link target: a route path without the language prefix, or a URL.
   * @example '/guide/start/'
   */
  link?: string;
  /**
   * Items in the group. Use a string for the route path of a page.
   * @example ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }]
   */
  items?: (UserSidebarItem | string)[];
  /**
   * Whether users can collapse the group.
   * @default true
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed by default.
   * @default false
   */
  collapsed?: boolean;
  /**
   * Badge next to the text, for example `new`.
   * @example 'new'
   */
  tag?: string;
  /**
   * Value of the `data-context` attribute on the sidebar item, which can be used for styling.
   * @example 'experimental'
   */
  context?: string;
  /**
   * Heading levels to show for this page on overview pages, from 1 to 6.
   * @default [2]
   * @example [2, 3]
   */
  overviewHeaders?: number[];
  /**
   * Divider line style. Setting this key turns the item into a divider.
   * @example 'dashed'
   */
  dividerType?: 'dashed' | 'solid';
  /**
   * Section header text. Setting this key turns the item into a section header.
   * @example 'Basics'
   */
  sectionHeaderText?: string;
}

/** Theme options. */
export interface UserThemeConfig {
  /**
   * Navbar items.
   * @default the items in `_nav.json`
   * @example [{ text: 'Guide', link: '/guide/start/' }]
   */
  nav?: NavItem[];
  /**
   * Sidebars by section. Keys are the route paths of the sections. Use a string for the route path
   * of a page.
   * @default generated from `_meta.json` files and file names
   * @example { '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }
   */
  sidebar?: UserSidebar;
  /**
   * Edit link below each page.
   * @default no link
   * @example { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content' }
   */
  editLink?: EditLink;
  /**
   * Outline title.
   * @default 'ON THIS PAGE', in the language of the page
   * @example 'Contents'
   */
  outlineTitle?: string;
  /**
   * Label for the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @example 'Previous'
   */
  prevPageText?: string;
  /**
   * Label for the link to the next page.
   * @default 'Next Page', in the language of the page
   * @example 'Next'
   */
  nextPageText?: string;
  /**
   * Label for the last updated time.
   * @default 'Last Updated', in the language of the page
   * @example 'Updated'
   */
  lastUpdatedText?: string;
  /**
   * Announcement bar above every page. Users can dismiss it.
   * @default no announcement
   * @example { message: 'My product **1.0** is here', link: '/blog/1-0' }
   */
  announcement?: AnnouncementConfig;
  /**
   * Overrides for the built-in UI strings, by key. `themeConfig.messages` applies to all languages,
   * and `messages` of an entry of `themeConfig.locales` to one. Text in braces, such as `{name}`,
   * is a placeholder.
   * @default the built-in UI strings for the language, or English if there are none
   * @example { searchPlaceholder: 'Search the docs' }
   */
  messages?: MessageOverrides;
  /**
   * Site locales and their theme options.
   * @example [{ lang: 'zh', label: '简体中文', outlineTitle: '目录' }]
   */
  locales?: ThemeLocale[];
  /**
   * Icon links in the navbar.
   * @default []
   * @example [{ icon: 'github', content: 'https://github.com/me/my-product' }]
   */
  socialLinks?: SocialLink[];
  /**
   * Accent color, in any CSS notation without variables. The colors of links, buttons, text and
   * surfaces in both color modes are derived from it, with the contrast that WCAG AA requires.
   * @default indigo
   * @example '#f05a12'
   * @example 'oklch(0.66 0.2 42)'
   */
  accent?: string;
  /**
   * Origin for images from the public folder, such as a CDN. If an image fails to load from this
   * origin, it is loaded from the site instead.
   * @example 'https://assets.example.com'
   */
  assetHost?: string;
  /**
   * Whether users can switch to dark mode. If disabled, all pages use light mode.
   * @default true
   */
  darkMode?: boolean;
  /**
   * Whether to show a search button in the navbar.
   * @default true
   */
  search?: boolean;
  /**
   * Whether to show the time of the last Git commit for each page. `octavo dev` does not show it.
   * @default false
   */
  lastUpdated?: boolean;
  /**
   * When to hide the navbar. With `auto`, scrolling down hides the navbar and scrolling up shows it
   * again. With `always`, pages have no navbar.
   * @default 'never'
   * @example 'auto'
   */
  hideNavbar?: HideNavbar;
  /**
   * Whether to redirect users to their browser's language on their first visit. With
   * `only-default-lang`, only pages in the default language redirect.
   * @default 'auto'
   * @example 'never'
   */
  localeRedirect?: LocaleRedirect;
  /**
   * Whether to show the page title as an `h1` on pages without one.
   * @default true
   */
  fallbackHeadingTitle?: boolean;
  /**
   * Whether to fade in the page content after a navigation.
   * @default false
   */
  enableContentAnimation?: boolean;
  /**
   * Whether to animate color mode changes with a circular reveal.
   * @default false
   */
  enableAppearanceAnimation?: boolean;
  /**
   * Whether to show breadcrumbs above doc pages: the home page, the navbar item, the sidebar groups
   * and the page itself. If disabled, only the sidebar groups are shown.
   * @default `false`
   */
  breadcrumbs?: boolean;
  /**
   * Whether to show a scroll-to-top button after scrolling down.
   * @default false
   */
  enableScrollToTop?: boolean;
  /**
   * Site footer, shown on home pages and on pages with `pageType: custom`.
   * @default no footer
   * @example { message: '© 2026 My product contributors' }
   */
  footer?: {
    /**
     * Footer content as HTML. Write internal links without the base, language and `.html`, such as
     * `<a href="/guide/start">`. They open the page in the language of the current page.
     * @example '© 2026 My product contributors'
     */
    message: string;
  };
  /**
   * Products in the product switcher. If empty, there is no product switcher.
   * @default []
   * @example [{ name: 'Acme', description: { en: 'Bundler', zh: '打包工具' }, logo: '/acme.svg', url: 'https://acme.example/' }]
   */
  tools?: ToolLink[];
}
