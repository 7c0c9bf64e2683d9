// Generated from the schemas by `npm run generate`. Do not edit.

/** Every string that readers of a site see or hear, except its content, by name. */
export interface Messages {
  /**
   * Button that opens the sidebar on small screens, and name of the navbar menu.
   * @default 'Menu', in the language of the page
   * @since 0.1.0
   */
  menu: string;
  /**
   * Accessible name of the button that opens the navbar menu on small screens.
   * @default 'Open menu', in the language of the page
   * @since 0.1.0
   */
  openMenu: string;
  /**
   * Accessible name of the button that closes the navbar menu.
   * @default 'Close menu', in the language of the page
   * @since 0.1.0
   */
  closeMenu: string;
  /**
   * Accessible name of the navbar entries.
   * @default 'Main', in the language of the page
   * @since 0.1.0
   */
  mainNavigation: string;
  /**
   * Accessible name of the language menu.
   * @default 'Language', in the language of the page
   * @since 0.1.0
   */
  language: string;
  /**
   * Accessible name of the version menu.
   * @default 'Version', in the language of the page
   * @since 0.1.0
   */
  version: string;
  /**
   * Accessible name of the color mode menu.
   * @default 'Color mode', in the language of the page
   * @since 0.1.0
   */
  colorMode: string;
  /**
   * Entry of the color mode menu for light mode.
   * @default 'Light', in the language of the page
   * @since 0.1.0
   */
  colorModeLight: string;
  /**
   * Entry of the color mode menu for dark mode.
   * @default 'Dark', in the language of the page
   * @since 0.1.0
   */
  colorModeDark: string;
  /**
   * Entry of the color mode menu for the system preference.
   * @default 'System', in the language of the page
   * @since 0.1.0
   */
  colorModeAuto: string;
  /**
   * Accessible name of the icon links in the navbar.
   * @default 'Social links', in the language of the page
   * @since 0.1.0
   */
  socialLinks: string;
  /**
   * Accessible name of the button that shows the remaining icon links.
   * @default 'More social links', in the language of the page
   * @since 0.1.0
   */
  moreSocialLinks: string;
  /**
   * Accessible name of the product switcher.
   * @default 'Related tools', in the language of the page
   * @since 0.1.0
   */
  tools: string;
  /**
   * Announced after a link that opens in a new tab.
   * @default 'opens in a new tab', in the language of the page
   * @since 0.1.0
   */
  opensInNewTab: string;
  /**
   * Search button of the navbar.
   * @default 'Search', in the language of the page
   * @since 0.1.0
   */
  search: string;
  /**
   * Control key, as printed on keyboards of the language.
   * @default 'Ctrl', in the language of the page
   * @since 0.1.0
   */
  ctrlKey: string;
  /**
   * Link to the content for keyboard users.
   * @default 'Skip to content', in the language of the page
   * @since 0.1.0
   */
  skipToContent: string;
  /**
   * Accessible name of the sidebar.
   * @default 'Pages in this section', in the language of the page
   * @since 0.1.0
   */
  sidebarNavigation: string;
  /**
   * Button that shows more entries of a very long section.
   * @default 'Show more pages', in the language of the page
   * @since 0.1.0
   */
  sidebarMore: string;
  /**
   * Title of the outline.
   * @default 'ON THIS PAGE', in the language of the page
   * @since 0.1.0
   */
  outlineTitle: string;
  /**
   * Label of the link to the previous page.
   * @default 'Previous Page', in the language of the page
   * @since 0.1.0
   */
  previousPage: string;
  /**
   * Label of the link to the next page.
   * @default 'Next Page', in the language of the page
   * @since 0.1.0
   */
  nextPage: string;
  /**
   * Accessible name of the links to the previous and the next page.
   * @default 'Previous and next page', in the language of the page
   * @since 0.1.0
   */
  pagination: string;
  /**
   * Label of the time of the last update.
   * @default 'Last Updated', in the language of the page
   * @since 0.1.0
   */
  lastUpdated: string;
  /**
   * Link to the source of the page.
   * @default 'Edit this page', in the language of the page
   * @since 0.1.0
   */
  editPage: string;
  /**
   * Button that scrolls to the top.
   * @default 'Scroll to top', in the language of the page
   * @since 0.1.0
   */
  scrollToTop: string;
  /**
   * Notice on pages that show the original because there is no translation.
   * @default 'This page has not been translated yet. You are reading the original.', in the language of the page
   * @since 0.1.0
   */
  untranslated: string;
  /**
   * Primary button of the hero.
   * @default 'Get Started', in the language of the page
   * @since 0.1.0
   */
  getStarted: string;
  /**
   * Secondary button of the hero.
   * @default 'Learn More', in the language of the page
   * @since 0.1.0
   */
  learnMore: string;
  /**
   * Button of the hero that opens the source repository.
   * @default 'GitHub', in the language of the page
   * @since 0.1.0
   */
  github: string;
  /**
   * Title of the not-found page.
   * @default 'PAGE NOT FOUND', in the language of the page
   * @since 0.1.0
   */
  notFoundTitle: string;
  /**
   * Button of the not-found page.
   * @default 'Take me home', in the language of the page
   * @since 0.1.0
   */
  takeMeHome: string;
  /**
   * Title of overview pages that have none.
   * @default 'Overview', in the language of the page
   * @since 0.1.0
   */
  overview: string;
  /**
   * Label of the filter on overview pages.
   * @default 'Filter', in the language of the page
   * @since 0.1.0
   */
  overviewFilter: string;
  /**
   * Placeholder of the filter on overview pages.
   * @default 'Enter keyword', in the language of the page
   * @since 0.1.0
   */
  overviewFilterPlaceholder: string;
  /**
   * Shown if the filter matches nothing.
   * @default 'No matching API found: {query}', in the language of the page
   * @since 0.1.0
   */
  overviewNoResults: string;
  /**
   * Title of the group for pages that belong to no group.
   * @default 'Others', in the language of the page
   * @since 0.1.0
   */
  overviewOthers: string;
  /**
   * Placeholder of the search input.
   * @default 'Search docs', in the language of the page
   * @since 0.1.0
   */
  searchPlaceholder: string;
  /**
   * Shown if search finds nothing.
   * @default 'No results for "{query}"', in the language of the page
   * @since 0.1.0
   */
  searchNoResults: string;
  /**
   * Advice below the message that search finds nothing.
   * @default 'Please try again with a different keyword', in the language of the page
   * @since 0.1.0
   */
  searchSuggestion: string;
  /**
   * Button that closes search on small screens.
   * @default 'Cancel', in the language of the page
   * @since 0.1.0
   */
  searchCancel: string;
  /**
   * Accessible name of the button that clears the query.
   * @default 'Clear query', in the language of the page
   * @since 0.1.0
   */
  searchClear: string;
  /**
   * Accessible name of the button that closes search.
   * @default 'Close search', in the language of the page
   * @since 0.1.0
   */
  searchClose: string;
  /**
   * Accessible name of the spinner.
   * @default 'Searching', in the language of the page
   * @since 0.1.0
   */
  searching: string;
  /**
   * Accessible name of the list of results.
   * @default 'Search results', in the language of the page
   * @since 0.1.0
   */
  searchResults: string;
  /**
   * Announced after a search.
   * @default '{count} results', in the language of the page
   * @since 0.1.0
   */
  searchResultCount: string | PluralMessage;
  /**
   * Hint after the key that opens the selected result.
   * @default 'to select', in the language of the page
   * @since 0.1.0
   */
  searchToSelect: string;
  /**
   * Hint after the keys that move the selection.
   * @default 'to navigate', in the language of the page
   * @since 0.1.0
   */
  searchToNavigate: string;
  /**
   * Hint after the key that closes search.
   * @default 'to close', in the language of the page
   * @since 0.1.0
   */
  searchToClose: string;
  /**
   * Button that shows all results.
   * @default 'Show all results', in the language of the page
   * @since 0.1.0
   */
  searchShowAll: string;
  /**
   * Title of the list of recent searches.
   * @default 'Recent searches', in the language of the page
   * @since 0.1.0
   */
  searchRecent: string;
  /**
   * Escape key, as printed on keyboards of the language.
   * @default 'Esc', in the language of the page
   * @since 0.1.0
   */
  escKey: string;
  /**
   * Button that copies the page as Markdown.
   * @default 'Copy page', in the language of the page
   * @since 0.1.0
   */
  copyPage: string;
  /**
   * Announced after something was copied.
   * @default 'Copied', in the language of the page
   * @since 0.1.0
   */
  copied: string;
  /**
   * Accessible name of the button that zooms an image.
   * @default 'Zoom image', in the language of the page
   * @since 0.1.0
   */
  zoomImage: string;
  /**
   * Accessible name of the button that closes the zoomed image.
   * @default 'Close zoomed image', in the language of the page
   * @since 0.1.0
   */
  closeZoom: string;
  /**
   * Link to the source code.
   * @default 'Source', in the language of the page
   * @since 0.1.0
   */
  sourceCode: string;
  /**
   * Accessible name of the package manager tabs.
   * @default 'Package manager', in the language of the page
   * @since 0.1.0
   */
  packageManager: string;
  /**
   * Announced while a page loads.
   * @default 'Loading', in the language of the page
   * @since 0.1.0
   */
  loading: string;
  /**
   * Shown if a page fails to load.
   * @default 'This page could not be loaded.', in the language of the page
   * @since 0.1.0
   */
  pageLoadFailed: string;
  /**
   * Button that loads the page again.
   * @default 'Try again', in the language of the page
   * @since 0.1.0
   */
  retry: string;
  /**
   * Accessible name of the announcement.
   * @default 'Announcement', in the language of the page
   * @since 0.1.0
   */
  announcement: string;
  /**
   * Accessible name of the button that closes the announcement.
   * @default 'Close announcement', in the language of the page
   * @since 0.1.0
   */
  closeAnnouncement: string;
  /**
   * Accessible name of the button that copies a code block.
   * @default 'Copy code', in the language of the page
   * @since 0.1.0
   */
  copyCode: string;
  /**
   * Accessible name of the button that wraps long lines of a code block.
   * @default 'Wrap lines', in the language of the page
   * @since 0.1.0
   */
  wrapCode: string;
  /**
   * Button that expands a collapsed code block.
   * @default 'Show all {count} lines', in the language of the page
   * @since 0.1.0
   */
  expandCode: string | PluralMessage;
  /**
   * Button that collapses an expanded code block.
   * @default 'Show less', in the language of the page
   * @since 0.1.0
   */
  collapseCode: string;
  /**
   * Title of the footnotes, for screen readers.
   * @default 'Footnotes', in the language of the page
   * @since 0.1.0
   */
  footnotes: string;
  /**
   * Accessible name of the link from a footnote back to the text.
   * @default 'Back to reference {label}', in the language of the page
   * @since 0.1.0
   */
  backToReference: string;
  /**
   * Accessible name of a checkbox in a task list.
   * @default 'Task', in the language of the page
   * @since 0.1.0
   */
  task: string;
  /**
   * Default title of `:::tip`.
   * @default 'TIP', in the language of the page
   * @since 0.1.0
   */
  calloutTip: string;
  /**
   * Default title of `:::note`.
   * @default 'NOTE', in the language of the page
   * @since 0.1.0
   */
  calloutNote: string;
  /**
   * Default title of `:::info`.
   * @default 'INFO', in the language of the page
   * @since 0.1.0
   */
  calloutInfo: string;
  /**
   * Default title of `> [!IMPORTANT]`.
   * @default 'IMPORTANT', in the language of the page
   * @since 0.1.0
   */
  calloutImportant: string;
  /**
   * Default title of `:::warning`.
   * @default 'WARNING', in the language of the page
   * @since 0.1.0
   */
  calloutWarning: string;
  /**
   * Default title of `:::caution`.
   * @default 'CAUTION', in the language of the page
   * @since 0.1.0
   */
  calloutCaution: string;
  /**
   * Default title of `:::danger`.
   * @default 'DANGER', in the language of the page
   * @since 0.1.0
   */
  calloutDanger: string;
  /**
   * Default title of `:::details`.
   * @default 'DETAILS', in the language of the page
   * @since 0.1.0
   */
  calloutDetails: string;
}

/** A message with one form per `Intl.PluralRules` category of the language. */
export interface PluralMessage {
  /**
   * Form for the category "zero".
   * @since 0.2.0
   */
  zero?: string;
  /**
   * Form for the category "one".
   * @since 0.2.0
   */
  one?: string;
  /**
   * Form for the category "two".
   * @since 0.2.0
   */
  two?: string;
  /**
   * Form for the category "few".
   * @since 0.2.0
   */
  few?: string;
  /**
   * Form for the category "many".
   * @since 0.2.0
   */
  many?: string;
  /**
   * Form for all other numbers.
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
