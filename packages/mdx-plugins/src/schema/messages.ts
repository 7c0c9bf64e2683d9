import * as z from 'zod';

import en from '../messages/en.json';

const english = { ...en.navbar, ...en.page, ...en.code, ...en.content, ...en.build };

type MessageKey = keyof typeof english;

/** Descriptions of where each UI string is used. */
const DESCRIPTIONS: Record<MessageKey, string> = {
  menu: 'Label for the button that opens the sidebar on small screens. Also the accessible name of the navbar menu.',
  openMenu: 'Accessible name for the button that opens the navbar menu on small screens.',
  closeMenu: 'Accessible name for the button that closes the navbar menu.',
  mainNavigation: 'Accessible name for the main navigation in the navbar.',
  language: 'Accessible name for the language menu.',
  version: 'Accessible name for the version menu.',
  colorMode: 'Accessible name for the color mode menu.',
  colorModeLight: 'Light mode option in the color mode menu.',
  colorModeDark: 'Dark mode option in the color mode menu.',
  colorModeAuto: 'System preference option in the color mode menu.',
  socialLinks: 'Accessible name for the social links in the navbar.',
  moreSocialLinks: 'Accessible name for the button that shows more social links.',
  tools: 'Accessible name for the product switcher.',
  opensInNewTab: 'Screen reader hint after links that open in a new tab.',
  search: 'Label for the search button in the navbar.',
  ctrlKey: 'Control key label, as printed on keyboards for this language.',
  skipToContent: 'Label for the skip link that moves keyboard focus to the main content.',
  sidebarNavigation: 'Accessible name for the sidebar.',
  sidebarMore: 'Label for the button that shows more items in a long sidebar section.',
  outlineTitle: 'Title of the page outline.',
  previousPage: 'Label for the link to the previous page.',
  nextPage: 'Label for the link to the next page.',
  pagination: 'Accessible name for the links to the previous and next pages.',
  lastUpdated: 'Label for the last update time.',
  editPage: 'Label for the link that opens the page source for editing.',
  scrollToTop: 'Label for the button that scrolls to the top.',
  untranslated: 'Notice on untranslated pages, which show the content in its original language.',
  getStarted: 'Label for the primary hero button.',
  learnMore: 'Label for the secondary hero button.',
  github: 'Label for the hero button that links to the source repository.',
  notFoundTitle: 'Title of the not-found page.',
  takeMeHome: 'Label for the home page link on the not-found page.',
  overview: 'Default title for overview pages.',
  overviewFilter: 'Label for the filter on overview pages.',
  overviewFilterPlaceholder: 'Placeholder for the filter on overview pages.',
  overviewNoResults: 'Message shown when the filter on an overview page has no matches.',
  overviewOthers: 'Title for ungrouped pages on overview pages.',
  overviewCount:
    'Number of pages on overview pages, and of pages with results in another language or version.',
  searchPlaceholder: 'Placeholder for the search input.',
  searchNoResults: 'Message shown when a search has no results.',
  searchSuggestion: 'Suggestion shown when a search has no results.',
  searchDidYouMean: 'Label for the button that searches for a similar query.',
  searchCancel: 'Label for the button that closes search on small screens.',
  searchClear: 'Accessible name for the button that clears the search query.',
  searchClose: 'Accessible name for the button that closes the search dialog.',
  searching: 'Accessible name for the search loading indicator.',
  searchResults: 'Accessible name for the list of search results.',
  searchResultCount: 'Screen reader announcement with the number of search results.',
  searchToSelect: 'Label next to the Enter key in the search dialog.',
  searchToNavigate: 'Label next to the arrow keys in the search dialog.',
  searchToClose: 'Label next to the Escape key in the search dialog.',
  searchShowAll: 'Label for the button that shows all search results.',
  searchRecent: 'Title of the recent searches list.',
  searchStart: 'Title of the pages shown before the first search.',
  similarPages:
    'Title of the pages that are similar to a query without results or to a URL that was not found.',
  searchInIndex:
    'Label for the button that repeats a search without results in another language or site.',
  searchAllSites: 'Label for the search tab with the results of all sites.',
  searchFailed: 'Message shown if the search index of the site cannot be loaded.',
  searchUnavailable:
    'Message for indexes, such as those of other sites, that do not respond to a search.',
  escKey: 'Escape key label, as printed on keyboards for this language.',
  copyPage: 'Label for the button that copies the page as Markdown.',
  copied: 'Screen reader announcement after content is copied to the clipboard.',
  zoomImage: 'Accessible name for the button that zooms an image.',
  closeZoom: 'Accessible name for the button that closes a zoomed image.',
  sourceCode: 'Label for the link to the source code.',
  packageManager: 'Accessible name for the package manager tabs.',
  loading: 'Screen reader announcement while a page is loading.',
  pageLoadFailed: 'Message shown when a page fails to load.',
  retry: 'Label for the button that reloads a page that failed to load.',
  announcement: 'Accessible name for the announcement bar.',
  closeAnnouncement: 'Accessible name for the button that dismisses the announcement.',
  copyCode: 'Accessible name for the button that copies a code block.',
  wrapCode: 'Accessible name for the button that toggles line wrapping in a code block.',
  expandCode: 'Label for the button that expands a collapsed code block.',
  collapseCode: 'Label for the button that collapses an expanded code block.',
  footnotes: 'Title of the footnotes section, visible only to screen readers.',
  backToReference: 'Accessible name for the link from a footnote back to its reference.',
  task: 'Accessible name for task list checkboxes.',
  calloutTip: 'Default title for `:::tip`.',
  calloutNote: 'Default title for `:::note`.',
  calloutInfo: 'Default title for `:::info`.',
  calloutImportant: 'Default title for `> [!IMPORTANT]`.',
  calloutWarning: 'Default title for `:::warning`.',
  calloutCaution: 'Default title for `:::caution`.',
  calloutDanger: 'Default title for `:::danger`.',
  calloutDetails: 'Default title for `:::details`.',
  testedWith: 'Mark on code blocks that passed `octavo test`, with the package and its version.',
  openInStackBlitz: 'Label for the button that opens a tested code block in StackBlitz.',
  breadcrumbs: 'Accessible name for the breadcrumbs above the page.',
  draft: 'Notice on pages with `draft: true`.',
  oldVersion: 'Notice on pages of versions that are older than the current one.',
  unreleasedVersion: 'Notice on pages of unreleased versions.',
  currentVersion: 'Label for the link from another version to the page in the current version.',
  currentVersionDocs:
    'Label for the link from another version to the current version if the page does not exist there.',
};

const text = z.string().min(1);

const pluralMessage = z
  .strictObject({
    zero: text.optional().meta({ description: 'Plural form for the category "zero".' }),
    one: text.optional().meta({ description: 'Plural form for the category "one".' }),
    two: text.optional().meta({ description: 'Plural form for the category "two".' }),
    few: text.optional().meta({ description: 'Plural form for the category "few".' }),
    many: text.optional().meta({ description: 'Plural form for the category "many".' }),
    other: text.meta({ description: 'Default plural form, used for all other numbers.' }),
  })
  .meta({
    id: 'PluralMessage',
    description: 'Message with a plural form for each `Intl.PluralRules` category in the language.',
    since: '0.2.0',
  });

/** Schema for UI string overrides. */
export const messagesSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(english).map(([name, message]) => [
        name,
        (typeof message === 'string' ? text : z.union([text, pluralMessage])).meta({
          description: DESCRIPTIONS[name as MessageKey],
          defaultText: `'${typeof message === 'string' ? message : message.other}', in the page language`,
        }),
      ]),
    ),
  )
  .meta({
    id: 'Messages',
    description: 'UI strings and screen reader labels, by message key.',
    since: '0.1.0',
  });
