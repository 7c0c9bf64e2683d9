/** Usage rules of the components by name. Each documentation page of a component shows them below its description. */
export const USAGE: Readonly<Record<string, readonly string[]>> = {
  Announcement: [
    'Use it for one message that matters to all readers, such as a release. Change its `id` for a new message, so that readers who have dismissed the last one see it.',
    'Keep it to one sentence and one link.',
  ],
  BackgroundImage: ['It is decorative. Do not put text or information into it.'],
  Badge: [
    'Use it for one or two words next to a title or a term. For a sentence, use a callout.',
    'Do not express meaning only with the color. The text has to be understandable without it.',
  ],
  Card: [
    'Use cards for short, independent texts of about the same length. Put them into a `CardGrid`.',
    'The icon is hidden from assistive technology, so the title has to be understandable without it.',
    'To make the whole card a link, use `LinkCard`.',
  ],
  CardGrid: ['Use it for two or more cards. For a sequence, use `Steps`.'],
  ColorModeControl: [
    'The navbar already contains it. Use it on its own only in applications without the navbar.',
  ],
  CommandBlock: [
    'In pages, write a fenced code block. Use this component for commands that are computed.',
  ],
  CommandTabs: [
    'Use it if the commands differ between package managers in more than their syntax. Otherwise, use `PackageManagerTabs`.',
  ],
  CopyPage: [
    'It needs the Markdown files of pages, so set `llms.copy`. Other applications have to serve these files.',
  ],
  Details: [
    'Use it for content that few readers need. Do not hide steps or warnings in it.',
    'The title says what the content is about.',
  ],
  DocFooter: ['The layout of documents already contains it.'],
  Dropdown: ['Use it for a list of links or actions. For one text, use `Popover` or `Tooltip`.'],
  Features: ['Use three to six features. Each has a title of a few words and one sentence.'],
  FileTree: [
    'Show only the files that the text is about.',
    'Highlight the files that the reader changes, and explain a file in italics.',
  ],
  Hero: [
    'Use it once per page: it contains the heading of level 1.',
    'Use one primary action, and at most one other.',
  ],
  Html: ['The compiler adds it. Do not use it in pages.'],
  Layout: ['Use it once per page, inside a `SiteProvider`. It contains the landmarks of the page.'],
  Link: [
    'Write Markdown links in pages. Use this component in other components, so that links keep the language and the base.',
  ],
  LinkCard: ['Use it to lead to other pages. The title is the name of the target.'],
  Logo: [
    'The navbar already contains it. Use one image per color mode if the logo is not visible on both backgrounds.',
  ],
  Navbar: [
    'Use it once per page, as the first element.',
    'Use five entries or fewer. Put others into a menu.',
  ],
  NoSSR: [
    'Use it for components that access `window` during rendering. If possible, access it in an effect instead, because the content is missing from the HTML.',
    'Pass a `fallback` of the same size, so that the layout does not shift.',
  ],
  NotFound: ['The site shows it for unknown URLs. Do not link to it.'],
  Outline: ['Use it next to the content. It renders nothing if the page has no headings.'],
  Overview: [
    'Use it on an index page with `overview: true`, which fills it with the pages of the section.',
  ],
  PackageManagerTabs: [
    'Pass the npm command. Use `exec` for a binary of the project, and `dlx` for a package that is only downloaded.',
  ],
  Popover: [
    'Use it for a short text or a few links that are about its trigger.',
    'The trigger is a button with a name.',
  ],
  ProductSwitcher: [
    'Use it for products with separate sites. For sections of one site, use the navbar.',
  ],
  ProgressBar: ['Use it once per application. It appears only if loading takes long.'],
  ScrollToTop: ['Use it once per page. It is hidden on short pages.'],
  SearchButton: ['The navbar already contains it if the site has a search client.'],
  SearchPanel: ['Use `SearchButton` in a site, which loads the panel when it is needed.'],
  Sidebar: [
    'Use two levels of groups or fewer.',
    'Labels are short: the sidebar does not scroll horizontally.',
  ],
  SiteFooter: [
    'Use it for copyright and legal links. The navigation belongs in the navbar and the sidebar.',
  ],
  SocialLinks: [
    'Order the links by importance, because only the first ones are shown without a menu.',
  ],
  SourceCode: ['Put it below the heading of the feature whose code it links to.'],
  Steps: [
    'Use it for a sequence that the reader follows. For items without an order, use a list.',
    'Start each step with a verb.',
  ],
  SwitchMenu: [
    'The navbar uses it for languages and versions. Applications pass it two options or more.',
  ],
  Tabs: [
    'Use it for alternatives of which the reader needs one, such as operating systems. Do not use it for steps.',
    'Use the same `groupId` for the same choice on all pages.',
  ],
  Toc: [
    'Use it in long pages without an outline. If the outline is visible as well, set `aria-label`.',
  ],
  ToolStack: ['Use it on home pages for related tools. Each card leads to the site of the tool.'],
  Tooltip: ['Use it for a hint that is not necessary, because touch screens do not show it.'],
};
