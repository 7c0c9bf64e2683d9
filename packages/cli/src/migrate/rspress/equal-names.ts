/** What Rspress gives to components at run time, as it is written with hooks of the theme. */
export const RUNTIME: Readonly<Record<string, string>> = {
  useLang: '() => octavo.usePage().lang',
  useVersion: '() => octavo.usePage().version',
  usePage: '() => ({ page: octavo.usePage() })',
  useFrontmatter: '() => ({ frontmatter: octavo.usePage().frontmatter })',
  useSite: '() => ({ site: siteOf(octavo.useSite()) })',
  usePageData: '() => ({ page: octavo.usePage(), siteData: siteOf(octavo.useSite()) })',
  useDark: '() => octavo.useColorMode().isDark',
  useLocation: '() => octavo.useNavigation().location',
  useNavigate: '() => octavo.useNavigation().navigate',
  useI18n:
    '<T = Texts>() => {\n  const { lang } = octavo.usePage();\n  return (id: keyof T & string) => (texts as Texts)[id]?.[lang] ?? id;\n}',
  withBase:
    "(path: string) =>\n  path.startsWith('/') && !hasBase(path) ? BASE + once(path).slice(1) : once(path)",
  removeBase:
    "(path: string) =>\n  hasBase(path) ? path.slice(BASE.length - 1).replace(/^(?!\\/)/, '/') : path",
  isProduction: "() => process.env.NODE_ENV === 'production'",
};

/** Components that have the same name here, for pages. */
export const COMPONENTS: readonly string[] = [
  'Badge',
  'Card',
  'CardGrid',
  'FileTree',
  'Link',
  'LinkCard',
  'NoSSR',
  'Overview',
  'PackageManagerTabs',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
  'Toc',
];

/** What else of its theme can be written here. `h` is `createElement` of React. */
export const THEME: Readonly<Record<string, string>> = {
  OverviewGroup: `({ group }: { group: Group }) =>
  h(
    'section',
    { className: 'oct-overview-group' },
    group.name && h('h2', { className: 'oct-overview-group-title' }, group.name),
    h('div', { className: 'oct-overview-items' }, group.items.map(overviewItem)),
  )`,
  renderInlineMarkdown: `(text: string) => ({
  dangerouslySetInnerHTML: {
    __html: text
      .replace(/[&<>]/g, (sign) => \`&#\${sign.charCodeAt(0)};\`)
      .replace(/\`([^\`]+)\`/g, '<code>$1</code>')
      .replace(/\\*\\*(.+?)\\*\\*/g, '<strong>$1</strong>'),
  },
})`,
  // Elements are drawn by style sheets here, not by components.
  getCustomMDXComponent: '() => ({})',
};

/** What an overview is made of. */
export const OVERVIEW = `interface Item {
  text: string;
  link?: string;
  headers?: { id: string; text: string }[];
  items?: { text: string; link: string }[];
}

export interface Group {
  name: string;
  items: Item[];
}

function overviewItem({ text, link, headers = [], items = [] }: Item, index: number) {
  const entries = [
    ...headers.map((header) => ({ text: header.text, link: \`\${link}#\${header.id}\` })),
    ...items,
  ];
  return h(
    'div',
    { key: index, className: 'oct-overview-item' },
    h(
      'h3',
      { className: 'oct-overview-item-title' },
      link ? h(Link, { href: link }, text) : text,
    ),
    h(
      'ul',
      null,
      entries.map((entry) => h('li', { key: entry.link }, h(Link, { href: entry.link }, entry.text))),
    ),
  );
}
`;

const OVERRIDE =
  'Override a component of the theme: octavo list lists them, octavo wrap creates an override.';

/** What to do about names that have no equal. */
export function hintFor(name: string): string {
  if (name === 'usePages')
    return 'No script lists all pages here: name them in the component, or let a plugin write them to a file.';
  if (name === 'Head' || name === 'Helmet')
    return 'Write the tags into head of docs.config.ts, or into head of the page.';
  if (/Layout$|^(?:Nav|Sidebar|Outline|Search|HomeHero|HomeFeature|HomeFooter)/.test(name))
    return OVERRIDE;
  return 'Write what it does anew; @octavo/theme has usePage, useSite, useNavigation and useColorMode.';
}
