/** Implementations of `@rspress/core/runtime` exports, based on hooks from `@octavo/theme`. */
export const RUNTIME_EXPORTS: Readonly<Record<string, string>> = {
  useLang: '() => octavo.usePage().lang',
  useVersion: '() => octavo.usePage().version',
  usePage: '() => ({ page: octavo.usePage() })',
  useFrontmatter: '() => ({ frontmatter: octavo.usePage().frontmatter })',
  useSite: '() => ({ site: toRspressSite(octavo.useSite()) })',
  usePages: '() => ({ pages: useAllPages() })',
  // The list is only part of the page if a component reads it.
  usePageData: `() => {
  const site = toRspressSite(octavo.useSite());
  return {
    page: octavo.usePage(),
    siteData: {
      ...site,
      get pages() {
        return useAllPages();
      },
    },
  };
}`,
  useDark: '() => octavo.useColorMode().isDark',
  useLocation: '() => octavo.useNavigation().location',
  useNavigate: '() => octavo.useNavigation().navigate',
  useI18n:
    '<T = Translations>() => {\n  const { lang } = octavo.usePage();\n  return (id: keyof T & string) => (translations as Translations)[id]?.[lang] ?? id;\n}',
  withBase:
    "(path: string) =>\n  path.startsWith('/') && !hasBase(path)\n    ? BASE + removeDuplicateLang(path).slice(1)\n    : removeDuplicateLang(path)",
  removeBase:
    "(path: string) =>\n  hasBase(path) ? path.slice(BASE.length - 1).replace(/^(?!\\/)/, '/') : path",
  isProduction: "() => process.env.NODE_ENV === 'production'",
  // React moves `<title>`, `<meta>` and `<link>` to the head.
  Head: '({ children }: { children?: ReactNode }) => children',
  BrowserOnly: `({ children, fallback }: { children?: ReactNode | (() => ReactNode); fallback?: ReactNode }) =>
  h(NoSSR, { fallback }, typeof children === 'function' ? h(Call, { render: children }) : children)`,
};

/** Frontmatter keys of the pages that `usePages` returns without a declaration in the configuration. */
export const LISTED_KEYS: readonly string[] = ['title', 'description', 'date', 'authors'];

/** Source code of a hook that returns the pages in the format of Rspress. `LANGS` is replaced with an array. */
export const ALL_PAGES_SOURCE = `function useAllPages() {
  const { version } = octavo.usePage();
  return LANGS.flatMap((lang) => octavo.usePages({ lang })).map((page) => {
    const { title, description, date, authors, frontmatter } = page;
    const known: Record<string, unknown> = { title, description, date, authors };
    return { ...page, version, frontmatter: { ...known, ...frontmatter } };
  });
}

`;

/** Rspress components with an equivalent of the same name in `@octavo/theme/mdx`. */
export const SHARED_COMPONENTS: readonly string[] = [
  'Badge',
  'Card',
  'CardGrid',
  'FileTree',
  'Link',
  'LinkCard',
  'NoSSR',
  'PackageManagerTabs',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
  'Toc',
];

/** Implementations of other Rspress theme exports. `h` is `createElement` from React. */
export const THEME_EXPORTS: Readonly<Record<string, string>> = {
  Button: `({ href, children, ...props }: { href?: string; children?: ReactNode }) =>
  href === undefined ? h('button', { type: 'button', ...props }, children) : h(Link, { href, ...props }, children)`,
  Callout: `({ type = 'tip', title = type.toUpperCase(), children }: { type?: string; title?: ReactNode; children?: ReactNode }) =>
  h(
    'div',
    { className: 'oct-callout', 'data-type': type },
    h('p', { className: 'oct-callout-title' }, title),
    h('div', null, children),
  )`,
  CodeBlockRuntime: `({ title, code = '', children }: { title?: string; code?: string; lang?: string; children?: ReactNode }) =>
  h(
    'figure',
    null,
    title && h('figcaption', null, title),
    h('pre', null, h('code', null, children ?? code)),
  )`,
  PageTab: 'Tab',
  PageTabs: 'Tabs',
  Prompt: `({ title = 'Agent Prompt', description, prompt, children }: { title?: string; description?: string; prompt?: string; children?: ReactNode }) =>
  h(
    'section',
    null,
    prompt && h('p', null, h('strong', null, title)),
    description && h('p', null, description),
    prompt && h('pre', null, h('code', null, prompt)),
    children,
  )`,
  SvgWrapper: `({ icon, ...props }: { icon: string | ComponentType; className?: string }) =>
  typeof icon === 'string' ? h('img', { src: icon, alt: '', ...props }) : h(icon, props)`,
  Tag: `({ tag = '' }: { tag?: string }) =>
  tag.startsWith('<svg')
    ? h('span', { dangerouslySetInnerHTML: { __html: tag } })
    : tag.split(',').map((name) => h(Badge, { key: name, text: name.trim() }))`,
  OverviewGroup: `({ group }: { group: Group }) =>
  h(
    'section',
    { className: 'oct-overview-group' },
    group.name && h('h2', { className: 'oct-overview-group-title' }, group.name),
    h('div', { className: 'oct-overview-items' }, group.items.map(overviewItem)),
  )`,
  // Without groups, Octavo lists the pages of the section.
  Overview: `({ content, groups, ...props }: { content?: ReactNode; groups?: Group[] }) =>
  groups
    ? h('div', null, content, groups.map((group) => h(OverviewGroup, { key: group.name, group })))
    : h(OctavoOverview, props, content)`,
  renderInlineMarkdown: `(text: string) => ({
  dangerouslySetInnerHTML: {
    __html: text
      .replace(/[&<>]/g, (character) => \`&#\${character.charCodeAt(0)};\`)
      .replace(/\`([^\`]+)\`/g, '<code>$1</code>')
      .replace(/\\*\\*(.+?)\\*\\*/g, '<strong>$1</strong>'),
  },
})`,
  // Octavo styles HTML elements with CSS instead of components, so that each component is the element itself.
  getCustomMDXComponent:
    '() => Object.fromEntries(ELEMENTS.map((name) => [name, name])) as Record<string, string>',
};

/** Source code of the elements that Rspress replaces with components. */
export const ELEMENTS_SOURCE =
  "const ELEMENTS = 'h1 h2 h3 h4 h5 h6 p ul ol li table td th hr blockquote strong a code pre img'.split(' ');\n";

/** Source code of types and helper functions for `OverviewGroup`. */
export const OVERVIEW_GROUP_SOURCE = `interface Item {
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

const OVERRIDE_HINT =
  'Override a theme component. Run `octavo list` to show all components and `octavo wrap` to create an override.';

/** Returns a hint for an import that has no equivalent in Octavo. */
export function getImportHint(name: string): string {
  if (name === 'Head' || name === 'Helmet')
    return 'Add the tags to `head` in docs.config.ts or in the page frontmatter.';
  if (/Layout$|^(?:Nav|Sidebar|Outline|Search|HomeHero|HomeFeature|HomeFooter)/.test(name))
    return OVERRIDE_HINT;
  return 'Reimplement it with `usePage`, `useSite`, `useNavigation` and `useColorMode` from @octavo/theme.';
}

const OWN_KEYS = 'returns the data of Octavo, whose keys can differ';

/** What the replacements of Rspress exports lack, by exported name. Exports without an entry behave as in Rspress. */
export const LIMITS: Readonly<Record<string, string>> = {
  Button: 'has no `theme` and `size` styles',
  CodeBlockRuntime: 'has no syntax highlighting',
  Head: 'only moves `<title>`, `<meta>` and `<link>` to the head, and needs React 19',
  PageTabs: 'shows tabs in the content',
  Prompt: 'has no copy button',
  renderInlineMarkdown: 'only renders code and bold text',
  getCustomMDXComponent: 'returns the names of HTML elements instead of components',
  usePage: OWN_KEYS,
  usePageData: OWN_KEYS,
  useSite: OWN_KEYS,
};
