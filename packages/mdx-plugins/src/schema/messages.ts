import * as z from 'zod';

import en from '../messages/en.json';

const english = { ...en.navbar, ...en.page, ...en.code, ...en.content };

type MessageKey = keyof typeof english;

/** Where each UI string appears. */
const DESCRIPTIONS: Record<MessageKey, string> = {
  menu: 'Button that opens the sidebar on small screens, and name of the navbar menu.',
  openMenu: 'Accessible name of the button that opens the navbar menu on small screens.',
  closeMenu: 'Accessible name of the button that closes the navbar menu.',
  mainNavigation: 'Accessible name of the navbar entries.',
  language: 'Accessible name of the language menu.',
  version: 'Accessible name of the version menu.',
  colorMode: 'Accessible name of the color mode menu.',
  colorModeLight: 'Entry of the color mode menu for light mode.',
  colorModeDark: 'Entry of the color mode menu for dark mode.',
  colorModeAuto: 'Entry of the color mode menu for the system preference.',
  socialLinks: 'Accessible name of the icon links in the navbar.',
  moreSocialLinks: 'Accessible name of the button that shows the remaining icon links.',
  tools: 'Accessible name of the product switcher.',
  opensInNewTab: 'Announced after a link that opens in a new tab.',
  search: 'Search button of the navbar.',
  ctrlKey: 'Control key, as printed on keyboards of the language.',
  skipToContent: 'Link to the content for keyboard users.',
  sidebarNavigation: 'Accessible name of the sidebar.',
  sidebarMore: 'Button that shows more entries of a very long section.',
  outlineTitle: 'Title of the outline.',
  previousPage: 'Label of the link to the previous page.',
  nextPage: 'Label of the link to the next page.',
  pagination: 'Accessible name of the links to the previous and the next page.',
  lastUpdated: 'Label of the time of the last update.',
  editPage: 'Link to the source of the page.',
  scrollToTop: 'Button that scrolls to the top.',
  untranslated: 'Notice on pages that show the original because there is no translation.',
  getStarted: 'Primary button of the hero.',
  learnMore: 'Secondary button of the hero.',
  github: 'Button of the hero that opens the source repository.',
  notFoundTitle: 'Title of the not-found page.',
  takeMeHome: 'Button of the not-found page.',
  overview: 'Title of overview pages that have none.',
  overviewFilter: 'Label of the filter on overview pages.',
  overviewFilterPlaceholder: 'Placeholder of the filter on overview pages.',
  overviewNoResults: 'Shown if the filter matches nothing.',
  overviewOthers: 'Title of the group for pages that belong to no group.',
  searchPlaceholder: 'Placeholder of the search input.',
  searchNoResults: 'Shown if search finds nothing.',
  searchSuggestion: 'Advice below the message that search finds nothing.',
  searchCancel: 'Button that closes search on small screens.',
  searchClear: 'Accessible name of the button that clears the query.',
  searchClose: 'Accessible name of the button that closes search.',
  searching: 'Accessible name of the spinner.',
  searchResults: 'Accessible name of the list of results.',
  searchResultCount: 'Announced after a search.',
  searchToSelect: 'Hint after the key that opens the selected result.',
  searchToNavigate: 'Hint after the keys that move the selection.',
  searchToClose: 'Hint after the key that closes search.',
  searchShowAll: 'Button that shows all results.',
  searchRecent: 'Title of the list of recent searches.',
  escKey: 'Escape key, as printed on keyboards of the language.',
  copyPage: 'Button that copies the page as Markdown.',
  copied: 'Announced after something was copied.',
  zoomImage: 'Accessible name of the button that zooms an image.',
  closeZoom: 'Accessible name of the button that closes the zoomed image.',
  sourceCode: 'Link to the source code.',
  packageManager: 'Accessible name of the package manager tabs.',
  loading: 'Announced while a page loads.',
  pageLoadFailed: 'Shown if a page fails to load.',
  retry: 'Button that loads the page again.',
  announcement: 'Accessible name of the announcement.',
  closeAnnouncement: 'Accessible name of the button that closes the announcement.',
  copyCode: 'Accessible name of the button that copies a code block.',
  wrapCode: 'Accessible name of the button that wraps long lines of a code block.',
  expandCode: 'Button that expands a collapsed code block.',
  collapseCode: 'Button that collapses an expanded code block.',
  footnotes: 'Title of the footnotes, for screen readers.',
  backToReference: 'Accessible name of the link from a footnote back to the text.',
  task: 'Accessible name of a checkbox in a task list.',
  calloutTip: 'Default title of `:::tip`.',
  calloutNote: 'Default title of `:::note`.',
  calloutInfo: 'Default title of `:::info`.',
  calloutImportant: 'Default title of `> [!IMPORTANT]`.',
  calloutWarning: 'Default title of `:::warning`.',
  calloutCaution: 'Default title of `:::caution`.',
  calloutDanger: 'Default title of `:::danger`.',
  calloutDetails: 'Default title of `:::details`.',
};

const text = z.string().min(1);

const pluralMessage = z
  .strictObject({
    zero: text.optional().meta({ description: 'Form for the category "zero".' }),
    one: text.optional().meta({ description: 'Form for the category "one".' }),
    two: text.optional().meta({ description: 'Form for the category "two".' }),
    few: text.optional().meta({ description: 'Form for the category "few".' }),
    many: text.optional().meta({ description: 'Form for the category "many".' }),
    other: text.meta({ description: 'Form for all other numbers.' }),
  })
  .meta({
    id: 'PluralMessage',
    description: 'A message with one form per `Intl.PluralRules` category of the language.',
    since: '0.2.0',
  });

/** Schema of the UI strings, by name. */
export const messagesSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(english).map(([name, message]) => [
        name,
        (typeof message === 'string' ? text : z.union([text, pluralMessage])).meta({
          description: DESCRIPTIONS[name as MessageKey],
          defaultText: `'${typeof message === 'string' ? message : message.other}', in the language of the page`,
        }),
      ]),
    ),
  )
  .meta({
    id: 'Messages',
    description: 'Every string that readers of a site see or hear, except its content, by name.',
    since: '0.1.0',
  });
