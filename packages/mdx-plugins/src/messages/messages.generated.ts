// Generated from the schemas by `npm run generate`. Do not edit.

/** UI strings and screen reader labels, by message key. */
export interface Messages {
  /**
   * Label for the button that opens the sidebar on small screens. Also the accessible name of the
   * navbar menu.
   * @default 'Menu', in the page language
   */
  menu: string;
  /**
   * Accessible name for the button that opens the navbar menu on small screens.
   * @default 'Open menu', in the page language
   */
  openMenu: string;
  /**
   * Accessible name for the button that closes the navbar menu.
   * @default 'Close menu', in the page language
   */
  closeMenu: string;
  /**
   * Accessible name for the main navigation in the navbar.
   * @default 'Main', in the page language
   */
  mainNavigation: string;
  /**
   * Accessible name for the language menu.
   * @default 'Language', in the page language
   */
  language: string;
  /**
   * Accessible name for the version menu.
   * @default 'Version', in the page language
   */
  version: string;
  /**
   * Accessible name for the color mode menu.
   * @default 'Color mode', in the page language
   */
  colorMode: string;
  /**
   * Light mode option in the color mode menu.
   * @default 'Light', in the page language
   */
  colorModeLight: string;
  /**
   * Dark mode option in the color mode menu.
   * @default 'Dark', in the page language
   */
  colorModeDark: string;
  /**
   * System preference option in the color mode menu.
   * @default 'System', in the page language
   */
  colorModeAuto: string;
  /**
   * Accessible name for the social links in the navbar.
   * @default 'Social links', in the page language
   */
  socialLinks: string;
  /**
   * Accessible name for the button that shows more social links.
   * @default 'More social links', in the page language
   */
  moreSocialLinks: string;
  /**
   * Accessible name for the product switcher.
   * @default 'Related tools', in the page language
   */
  tools: string;
  /**
   * Screen reader hint after links that open in a new tab.
   * @default 'opens in a new tab', in the page language
   */
  opensInNewTab: string;
  /**
   * Label for the search button in the navbar.
   * @default 'Search', in the page language
   */
  search: string;
  /**
   * Control key label, as printed on keyboards for this language.
   * @default 'Ctrl', in the page language
   */
  ctrlKey: string;
  /**
   * Label for the skip link that moves keyboard focus to the main content.
   * @default 'Skip to content', in the page language
   */
  skipToContent: string;
  /**
   * Accessible name for the sidebar.
   * @default 'Pages in this section', in the page language
   */
  sidebarNavigation: string;
  /**
   * Label for the button that shows more items in a long sidebar section.
   * @default 'Show more pages', in the page language
   */
  sidebarMore: string;
  /**
   * Title of the page outline.
   * @default 'ON THIS PAGE', in the page language
   */
  outlineTitle: string;
  /**
   * Label for the link to the previous page.
   * @default 'Previous Page', in the page language
   */
  previousPage: string;
  /**
   * Label for the link to the next page.
   * @default 'Next Page', in the page language
   */
  nextPage: string;
  /**
   * Accessible name for the links to the previous and next pages.
   * @default 'Previous and next page', in the page language
   */
  pagination: string;
  /**
   * Label for the last update time.
   * @default 'Last Updated', in the page language
   */
  lastUpdated: string;
  /**
   * Label for the link that opens the page source for editing.
   * @default 'Edit this page', in the page language
   */
  editPage: string;
  /**
   * Label for the button that scrolls to the top.
   * @default 'Scroll to top', in the page language
   */
  scrollToTop: string;
  /**
   * Notice on untranslated pages, which show the content in its original language.
   * @default 'This page has not been translated yet. You are reading the original.', in the page language
   */
  untranslated: string;
  /**
   * Label for the primary hero button.
   * @default 'Get Started', in the page language
   */
  getStarted: string;
  /**
   * Label for the secondary hero button.
   * @default 'Learn More', in the page language
   */
  learnMore: string;
  /**
   * Label for the hero button that links to the source repository.
   * @default 'GitHub', in the page language
   */
  github: string;
  /**
   * Title of the not-found page.
   * @default 'PAGE NOT FOUND', in the page language
   */
  notFoundTitle: string;
  /**
   * Label for the home page link on the not-found page.
   * @default 'Take me home', in the page language
   */
  takeMeHome: string;
  /**
   * Default title for overview pages.
   * @default 'Overview', in the page language
   */
  overview: string;
  /**
   * Label for the filter on overview pages.
   * @default 'Filter', in the page language
   */
  overviewFilter: string;
  /**
   * Placeholder for the filter on overview pages.
   * @default 'Enter keyword', in the page language
   */
  overviewFilterPlaceholder: string;
  /**
   * Message shown when the filter on an overview page has no matches.
   * @default 'No matching API found: {query}', in the page language
   */
  overviewNoResults: string;
  /**
   * Title for ungrouped pages on overview pages.
   * @default 'Others', in the page language
   */
  overviewOthers: string;
  /**
   * Number of pages on overview pages, and of pages with results in another language or version.
   * @default '{count} pages', in the page language
   */
  overviewCount: string | PluralMessage;
  /**
   * Placeholder for the search input.
   * @default 'Search docs', in the page language
   */
  searchPlaceholder: string;
  /**
   * Message shown when a search has no results.
   * @default 'No results for "{query}"', in the page language
   */
  searchNoResults: string;
  /**
   * Suggestion shown when a search has no results.
   * @default 'Please try again with a different keyword', in the page language
   */
  searchSuggestion: string;
  /**
   * Label for the button that searches for a similar query.
   * @default 'Did you mean "{query}"?', in the page language
   */
  searchDidYouMean: string;
  /**
   * Label for the button that closes search on small screens.
   * @default 'Cancel', in the page language
   */
  searchCancel: string;
  /**
   * Accessible name for the button that clears the search query.
   * @default 'Clear query', in the page language
   */
  searchClear: string;
  /**
   * Accessible name for the button that closes the search dialog.
   * @default 'Close search', in the page language
   */
  searchClose: string;
  /**
   * Accessible name for the search loading indicator.
   * @default 'Searching', in the page language
   */
  searching: string;
  /**
   * Accessible name for the list of search results.
   * @default 'Search results', in the page language
   */
  searchResults: string;
  /**
   * Screen reader announcement with the number of search results.
   * @default '{count} results', in the page language
   */
  searchResultCount: string | PluralMessage;
  /**
   * Label next to the Enter key in the search dialog.
   * @default 'to select', in the page language
   */
  searchToSelect: string;
  /**
   * Label next to the arrow keys in the search dialog.
   * @default 'to navigate', in the page language
   */
  searchToNavigate: string;
  /**
   * Label next to the Escape key in the search dialog.
   * @default 'to close', in the page language
   */
  searchToClose: string;
  /**
   * Label for the button that shows all search results.
   * @default 'Show all results', in the page language
   */
  searchShowAll: string;
  /**
   * Title of the recent searches list.
   * @default 'Recent searches', in the page language
   */
  searchRecent: string;
  /**
   * Title of the pages shown before the first search.
   * @default 'Start here', in the page language
   */
  searchStart: string;
  /**
   * Title of the pages that are similar to a query without results or to a URL that was not found.
   * @default 'Similar pages', in the page language
   */
  similarPages: string;
  /**
   * Label for the button that repeats a search without results in another language or site.
   * @default 'Search in {name}', in the page language
   */
  searchInIndex: string;
  /**
   * Label for the search tab with the results of all sites.
   * @default 'All sites', in the page language
   */
  searchAllSites: string;
  /**
   * Message shown if the search index of the site cannot be loaded.
   * @default 'The search index could not be loaded. Check your connection and search again.', in the page language
   */
  searchFailed: string;
  /**
   * Message for indexes, such as those of other sites, that do not respond to a search.
   * @default 'No response from {name}', in the page language
   */
  searchUnavailable: string;
  /**
   * Escape key label, as printed on keyboards for this language.
   * @default 'Esc', in the page language
   */
  escKey: string;
  /**
   * Label for the button that copies the page as Markdown.
   * @default 'Copy page', in the page language
   */
  copyPage: string;
  /**
   * Screen reader announcement after content is copied to the clipboard.
   * @default 'Copied', in the page language
   */
  copied: string;
  /**
   * Accessible name for the button that zooms an image.
   * @default 'Zoom image', in the page language
   */
  zoomImage: string;
  /**
   * Accessible name for the button that closes a zoomed image.
   * @default 'Close zoomed image', in the page language
   */
  closeZoom: string;
  /**
   * Label for the link to the source code.
   * @default 'Source', in the page language
   */
  sourceCode: string;
  /**
   * Accessible name for the package manager tabs.
   * @default 'Package manager', in the page language
   */
  packageManager: string;
  /**
   * Screen reader announcement while a page is loading.
   * @default 'Loading', in the page language
   */
  loading: string;
  /**
   * Message shown when a page fails to load.
   * @default 'This page could not be loaded.', in the page language
   */
  pageLoadFailed: string;
  /**
   * Label for the button that reloads a page that failed to load.
   * @default 'Try again', in the page language
   */
  retry: string;
  /**
   * Accessible name for the announcement bar.
   * @default 'Announcement', in the page language
   */
  announcement: string;
  /**
   * Accessible name for the button that dismisses the announcement.
   * @default 'Close announcement', in the page language
   */
  closeAnnouncement: string;
  /**
   * Accessible name for the button that copies a code block.
   * @default 'Copy code', in the page language
   */
  copyCode: string;
  /**
   * Accessible name for the button that toggles line wrapping in a code block.
   * @default 'Wrap lines', in the page language
   */
  wrapCode: string;
  /**
   * Label for the button that expands a collapsed code block.
   * @default 'Show all {count} lines', in the page language
   */
  expandCode: string | PluralMessage;
  /**
   * Label for the button that collapses an expanded code block.
   * @default 'Show less', in the page language
   */
  collapseCode: string;
  /**
   * Title of the footnotes section, visible only to screen readers.
   * @default 'Footnotes', in the page language
   */
  footnotes: string;
  /**
   * Accessible name for the link from a footnote back to its reference.
   * @default 'Back to reference {label}', in the page language
   */
  backToReference: string;
  /**
   * Accessible name for task list checkboxes.
   * @default 'Task', in the page language
   */
  task: string;
  /**
   * Default title for `:::tip`.
   * @default 'TIP', in the page language
   */
  calloutTip: string;
  /**
   * Default title for `:::note`.
   * @default 'NOTE', in the page language
   */
  calloutNote: string;
  /**
   * Default title for `:::info`.
   * @default 'INFO', in the page language
   */
  calloutInfo: string;
  /**
   * Default title for `> [!IMPORTANT]`.
   * @default 'IMPORTANT', in the page language
   */
  calloutImportant: string;
  /**
   * Default title for `:::warning`.
   * @default 'WARNING', in the page language
   */
  calloutWarning: string;
  /**
   * Default title for `:::caution`.
   * @default 'CAUTION', in the page language
   */
  calloutCaution: string;
  /**
   * Default title for `:::danger`.
   * @default 'DANGER', in the page language
   */
  calloutDanger: string;
  /**
   * Default title for `:::details`.
   * @default 'DETAILS', in the page language
   */
  calloutDetails: string;
  /**
   * Mark on code blocks that passed `octavo test`, with the package and its version.
   * @default 'Tested with {package}', in the page language
   */
  testedWith: string;
  /**
   * Label for the button that opens a tested code block in StackBlitz.
   * @default 'Open in StackBlitz', in the page language
   */
  openInStackBlitz: string;
  /**
   * Accessible name for the breadcrumbs above the page.
   * @default 'Breadcrumbs', in the page language
   */
  breadcrumbs: string;
  /**
   * Notice on pages with `draft: true`.
   * @default 'This page is a draft. Builds do not include it.', in the page language
   */
  draft: string;
  /**
   * Notice on pages of versions that are older than the current one.
   * @default 'This is the documentation for {version}, an old version.', in the page language
   */
  oldVersion: string;
  /**
   * Notice on pages of unreleased versions.
   * @default 'This is the documentation for {version}, which has not been released yet.', in the page language
   */
  unreleasedVersion: string;
  /**
   * Label for the link from another version to the page in the current version.
   * @default 'Read this page in {version}', in the page language
   */
  currentVersion: string;
  /**
   * Label for the link from another version to the current version if the page does not exist
   * there.
   * @default 'Go to the documentation for {version}', in the page language
   */
  currentVersionDocs: string;
}

/** Message with a plural form for each `Intl.PluralRules` category in the language. */
export interface PluralMessage {
  /** Plural form for the category "zero". */
  zero?: string;
  /** Plural form for the category "one". */
  one?: string;
  /** Plural form for the category "two". */
  two?: string;
  /** Plural form for the category "few". */
  few?: string;
  /** Plural form for the category "many". */
  many?: string;
  /** Default plural form, used for all other numbers. */
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
  | 'searchDidYouMean'
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
  | 'searchAllSites'
  | 'searchFailed'
  | 'searchUnavailable'
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
  | 'calloutDetails'
  | 'testedWith'
  | 'openInStackBlitz';

/** Keys of the "build" section of a catalog. */
export type BuildMessageKey =
  | 'breadcrumbs'
  | 'draft'
  | 'oldVersion'
  | 'unreleasedVersion'
  | 'currentVersion'
  | 'currentVersionDocs';
