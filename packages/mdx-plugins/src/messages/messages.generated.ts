// Generated from the schemas by `npm run generate`. Do not edit.

/** UI strings and screen reader labels, by message key. */
export interface Messages {
  /**
   * Label for the button that opens the sidebar on small screens. Also the accessible name of the
   * navbar menu.
   * @default 'Menu', in the page language
   * @since 0.1.0
   */
  menu: string;
  /**
   * Accessible name for the button that opens the navbar menu on small screens.
   * @default 'Open menu', in the page language
   * @since 0.1.0
   */
  openMenu: string;
  /**
   * Accessible name for the button that closes the navbar menu.
   * @default 'Close menu', in the page language
   * @since 0.1.0
   */
  closeMenu: string;
  /**
   * Accessible name for the main navigation in the navbar.
   * @default 'Main', in the page language
   * @since 0.1.0
   */
  mainNavigation: string;
  /**
   * Accessible name for the language menu.
   * @default 'Language', in the page language
   * @since 0.1.0
   */
  language: string;
  /**
   * Accessible name for the version menu.
   * @default 'Version', in the page language
   * @since 0.1.0
   */
  version: string;
  /**
   * Accessible name for the color mode menu.
   * @default 'Color mode', in the page language
   * @since 0.1.0
   */
  colorMode: string;
  /**
   * Light mode option in the color mode menu.
   * @default 'Light', in the page language
   * @since 0.1.0
   */
  colorModeLight: string;
  /**
   * Dark mode option in the color mode menu.
   * @default 'Dark', in the page language
   * @since 0.1.0
   */
  colorModeDark: string;
  /**
   * System preference option in the color mode menu.
   * @default 'System', in the page language
   * @since 0.1.0
   */
  colorModeAuto: string;
  /**
   * Accessible name for the social links in the navbar.
   * @default 'Social links', in the page language
   * @since 0.1.0
   */
  socialLinks: string;
  /**
   * Accessible name for the button that shows more social links.
   * @default 'More social links', in the page language
   * @since 0.1.0
   */
  moreSocialLinks: string;
  /**
   * Accessible name for the product switcher.
   * @default 'Related tools', in the page language
   * @since 0.1.0
   */
  tools: string;
  /**
   * Screen reader hint after links that open in a new tab.
   * @default 'opens in a new tab', in the page language
   * @since 0.1.0
   */
  opensInNewTab: string;
  /**
   * Label for the search button in the navbar.
   * @default 'Search', in the page language
   * @since 0.1.0
   */
  search: string;
  /**
   * Control key label, as printed on keyboards for this language.
   * @default 'Ctrl', in the page language
   * @since 0.1.0
   */
  ctrlKey: string;
  /**
   * Label for the skip link that moves keyboard focus to the main content.
   * @default 'Skip to content', in the page language
   * @since 0.1.0
   */
  skipToContent: string;
  /**
   * Accessible name for the sidebar.
   * @default 'Pages in this section', in the page language
   * @since 0.1.0
   */
  sidebarNavigation: string;
  /**
   * Label for the button that shows more items in a long sidebar section.
   * @default 'Show more pages', in the page language
   * @since 0.1.0
   */
  sidebarMore: string;
  /**
   * Title of the page outline.
   * @default 'ON THIS PAGE', in the page language
   * @since 0.1.0
   */
  outlineTitle: string;
  /**
   * Label for the link to the previous page.
   * @default 'Previous Page', in the page language
   * @since 0.1.0
   */
  previousPage: string;
  /**
   * Label for the link to the next page.
   * @default 'Next Page', in the page language
   * @since 0.1.0
   */
  nextPage: string;
  /**
   * Accessible name for the links to the previous and next pages.
   * @default 'Previous and next page', in the page language
   * @since 0.1.0
   */
  pagination: string;
  /**
   * Label for the last update time.
   * @default 'Last Updated', in the page language
   * @since 0.1.0
   */
  lastUpdated: string;
  /**
   * Label for the link that opens the page source for editing.
   * @default 'Edit this page', in the page language
   * @since 0.1.0
   */
  editPage: string;
  /**
   * Label for the button that scrolls to the top.
   * @default 'Scroll to top', in the page language
   * @since 0.1.0
   */
  scrollToTop: string;
  /**
   * Notice on untranslated pages, which show the content in its original language.
   * @default 'This page has not been translated yet. You are reading the original.', in the page language
   * @since 0.1.0
   */
  untranslated: string;
  /**
   * Label for the primary hero button.
   * @default 'Get Started', in the page language
   * @since 0.1.0
   */
  getStarted: string;
  /**
   * Label for the secondary hero button.
   * @default 'Learn More', in the page language
   * @since 0.1.0
   */
  learnMore: string;
  /**
   * Label for the hero button that links to the source repository.
   * @default 'GitHub', in the page language
   * @since 0.1.0
   */
  github: string;
  /**
   * Title of the not-found page.
   * @default 'PAGE NOT FOUND', in the page language
   * @since 0.1.0
   */
  notFoundTitle: string;
  /**
   * Label for the home page link on the not-found page.
   * @default 'Take me home', in the page language
   * @since 0.1.0
   */
  takeMeHome: string;
  /**
   * Default title for overview pages.
   * @default 'Overview', in the page language
   * @since 0.1.0
   */
  overview: string;
  /**
   * Label for the filter on overview pages.
   * @default 'Filter', in the page language
   * @since 0.1.0
   */
  overviewFilter: string;
  /**
   * Placeholder for the filter on overview pages.
   * @default 'Enter keyword', in the page language
   * @since 0.1.0
   */
  overviewFilterPlaceholder: string;
  /**
   * Message shown when the filter on an overview page has no matches.
   * @default 'No matching API found: {query}', in the page language
   * @since 0.1.0
   */
  overviewNoResults: string;
  /**
   * Title for ungrouped pages on overview pages.
   * @default 'Others', in the page language
   * @since 0.1.0
   */
  overviewOthers: string;
  /**
   * Number of pages next to the filter input on overview pages.
   * @default '{count} pages', in the page language
   * @since 0.1.0
   */
  overviewCount: string | PluralMessage;
  /**
   * Placeholder for the search input.
   * @default 'Search docs', in the page language
   * @since 0.1.0
   */
  searchPlaceholder: string;
  /**
   * Message shown when a search has no results.
   * @default 'No results for "{query}"', in the page language
   * @since 0.1.0
   */
  searchNoResults: string;
  /**
   * Suggestion shown when a search has no results.
   * @default 'Please try again with a different keyword', in the page language
   * @since 0.1.0
   */
  searchSuggestion: string;
  /**
   * Label for the button that closes search on small screens.
   * @default 'Cancel', in the page language
   * @since 0.1.0
   */
  searchCancel: string;
  /**
   * Accessible name for the button that clears the search query.
   * @default 'Clear query', in the page language
   * @since 0.1.0
   */
  searchClear: string;
  /**
   * Accessible name for the button that closes the search dialog.
   * @default 'Close search', in the page language
   * @since 0.1.0
   */
  searchClose: string;
  /**
   * Accessible name for the search loading indicator.
   * @default 'Searching', in the page language
   * @since 0.1.0
   */
  searching: string;
  /**
   * Accessible name for the list of search results.
   * @default 'Search results', in the page language
   * @since 0.1.0
   */
  searchResults: string;
  /**
   * Screen reader announcement with the number of search results.
   * @default '{count} results', in the page language
   * @since 0.1.0
   */
  searchResultCount: string | PluralMessage;
  /**
   * Label next to the Enter key in the search dialog.
   * @default 'to select', in the page language
   * @since 0.1.0
   */
  searchToSelect: string;
  /**
   * Label next to the arrow keys in the search dialog.
   * @default 'to navigate', in the page language
   * @since 0.1.0
   */
  searchToNavigate: string;
  /**
   * Label next to the Escape key in the search dialog.
   * @default 'to close', in the page language
   * @since 0.1.0
   */
  searchToClose: string;
  /**
   * Label for the button that shows all search results.
   * @default 'Show all results', in the page language
   * @since 0.1.0
   */
  searchShowAll: string;
  /**
   * Title of the recent searches list.
   * @default 'Recent searches', in the page language
   * @since 0.1.0
   */
  searchRecent: string;
  /**
   * Title of the pages shown before the first search.
   * @default 'Start here', in the page language
   * @since 0.1.0
   */
  searchStart: string;
  /**
   * Title of the pages that are similar to a query without results or to a URL that was not found.
   * @default 'Similar pages', in the page language
   * @since 0.1.0
   */
  similarPages: string;
  /**
   * Label for the button that repeats a search without results in another language or site.
   * @default 'Search in {name}', in the page language
   * @since 0.1.0
   */
  searchInIndex: string;
  /**
   * Escape key label, as printed on keyboards for this language.
   * @default 'Esc', in the page language
   * @since 0.1.0
   */
  escKey: string;
  /**
   * Label for the button that copies the page as Markdown.
   * @default 'Copy page', in the page language
   * @since 0.1.0
   */
  copyPage: string;
  /**
   * Screen reader announcement after content is copied to the clipboard.
   * @default 'Copied', in the page language
   * @since 0.1.0
   */
  copied: string;
  /**
   * Accessible name for the button that zooms an image.
   * @default 'Zoom image', in the page language
   * @since 0.1.0
   */
  zoomImage: string;
  /**
   * Accessible name for the button that closes a zoomed image.
   * @default 'Close zoomed image', in the page language
   * @since 0.1.0
   */
  closeZoom: string;
  /**
   * Label for the link to the source code.
   * @default 'Source', in the page language
   * @since 0.1.0
   */
  sourceCode: string;
  /**
   * Accessible name for the package manager tabs.
   * @default 'Package manager', in the page language
   * @since 0.1.0
   */
  packageManager: string;
  /**
   * Screen reader announcement while a page is loading.
   * @default 'Loading', in the page language
   * @since 0.1.0
   */
  loading: string;
  /**
   * Message shown when a page fails to load.
   * @default 'This page could not be loaded.', in the page language
   * @since 0.1.0
   */
  pageLoadFailed: string;
  /**
   * Label for the button that reloads a page that failed to load.
   * @default 'Try again', in the page language
   * @since 0.1.0
   */
  retry: string;
  /**
   * Accessible name for the announcement bar.
   * @default 'Announcement', in the page language
   * @since 0.1.0
   */
  announcement: string;
  /**
   * Accessible name for the button that dismisses the announcement.
   * @default 'Close announcement', in the page language
   * @since 0.1.0
   */
  closeAnnouncement: string;
  /**
   * Accessible name for the button that copies a code block.
   * @default 'Copy code', in the page language
   * @since 0.1.0
   */
  copyCode: string;
  /**
   * Accessible name for the button that toggles line wrapping in a code block.
   * @default 'Wrap lines', in the page language
   * @since 0.1.0
   */
  wrapCode: string;
  /**
   * Label for the button that expands a collapsed code block.
   * @default 'Show all {count} lines', in the page language
   * @since 0.1.0
   */
  expandCode: string | PluralMessage;
  /**
   * Label for the button that collapses an expanded code block.
   * @default 'Show less', in the page language
   * @since 0.1.0
   */
  collapseCode: string;
  /**
   * Title of the footnotes section, visible only to screen readers.
   * @default 'Footnotes', in the page language
   * @since 0.1.0
   */
  footnotes: string;
  /**
   * Accessible name for the link from a footnote back to its reference.
   * @default 'Back to reference {label}', in the page language
   * @since 0.1.0
   */
  backToReference: string;
  /**
   * Accessible name for task list checkboxes.
   * @default 'Task', in the page language
   * @since 0.1.0
   */
  task: string;
  /**
   * Default title for `:::tip`.
   * @default 'TIP', in the page language
   * @since 0.1.0
   */
  calloutTip: string;
  /**
   * Default title for `:::note`.
   * @default 'NOTE', in the page language
   * @since 0.1.0
   */
  calloutNote: string;
  /**
   * Default title for `:::info`.
   * @default 'INFO', in the page language
   * @since 0.1.0
   */
  calloutInfo: string;
  /**
   * Default title for `> [!IMPORTANT]`.
   * @default 'IMPORTANT', in the page language
   * @since 0.1.0
   */
  calloutImportant: string;
  /**
   * Default title for `:::warning`.
   * @default 'WARNING', in the page language
   * @since 0.1.0
   */
  calloutWarning: string;
  /**
   * Default title for `:::caution`.
   * @default 'CAUTION', in the page language
   * @since 0.1.0
   */
  calloutCaution: string;
  /**
   * Default title for `:::danger`.
   * @default 'DANGER', in the page language
   * @since 0.1.0
   */
  calloutDanger: string;
  /**
   * Default title for `:::details`.
   * @default 'DETAILS', in the page language
   * @since 0.1.0
   */
  calloutDetails: string;
}

/** Message with a plural form for each `Intl.PluralRules` category in the language. */
export interface PluralMessage {
  /**
   * Plural form for the category "zero".
   * @since 0.2.0
   */
  zero?: string;
  /**
   * Plural form for the category "one".
   * @since 0.2.0
   */
  one?: string;
  /**
   * Plural form for the category "two".
   * @since 0.2.0
   */
  two?: string;
  /**
   * Plural form for the category "few".
   * @since 0.2.0
   */
  few?: string;
  /**
   * Plural form for the category "many".
   * @since 0.2.0
   */
  many?: string;
  /**
   * Default plural form, used for all other numbers.
   * @since 0.2.0
   */
  other: string;
}

/** Keys of the "navbar" section of a catalog. */
export type NavbarMessageKey =
  | 'menu'
  | 'openMenu'
  | 'closeMenu'
  | 'mainNavigation'
  | 'language'
  | 'version'
  | 'colorMode'
  | 'colorModeLight'
  | 'colorModeDark'
  | 'colorModeAuto'
  | 'socialLinks'
  | 'moreSocialLinks'
  | 'tools'
  | 'opensInNewTab'
  | 'search'
  | 'ctrlKey';

/** Keys of the "page" section of a catalog. */
export type PageMessageKey =
  | 'skipToContent'
  | 'sidebarNavigation'
  | 'sidebarMore'
  | 'outlineTitle'
  | 'previousPage'
  | 'nextPage'
  | 'pagination'
  | 'lastUpdated'
  | 'editPage'
  | 'scrollToTop'
  | 'untranslated'
  | 'getStarted'
  | 'learnMore'
  | 'github'
  | 'notFoundTitle'
  | 'takeMeHome'
  | 'overview'
  | 'overviewFilter'
  | 'overviewFilterPlaceholder'
  | 'overviewNoResults'
  | 'overviewOthers'
  | 'overviewCount'
  | 'searchPlaceholder'
  | 'searchNoResults'
  | 'searchSuggestion'
  | 'searchCancel'
  | 'searchClear'
  | 'searchClose'
  | 'searching'
  | 'searchResults'
  | 'searchResultCount'
  | 'searchToSelect'
  | 'searchToNavigate'
  | 'searchToClose'
  | 'searchShowAll'
  | 'searchRecent'
  | 'searchStart'
  | 'similarPages'
  | 'searchInIndex'
  | 'escKey'
  | 'copyPage'
  | 'copied'
  | 'zoomImage'
  | 'closeZoom'
  | 'sourceCode'
  | 'packageManager'
  | 'loading'
  | 'pageLoadFailed'
  | 'retry'
  | 'announcement'
  | 'closeAnnouncement';

/** Keys of the "code" section of a catalog. */
export type CodeMessageKey =
  | 'copyCode'
  | 'wrapCode'
  | 'expandCode'
  | 'collapseCode';

/** Keys of the "content" section of a catalog. */
export type ContentMessageKey =
  | 'footnotes'
  | 'backToReference'
  | 'task'
  | 'calloutTip'
  | 'calloutNote'
  | 'calloutInfo'
  | 'calloutImportant'
  | 'calloutWarning'
  | 'calloutCaution'
  | 'calloutDanger'
  | 'calloutDetails';
