import type { Shape } from './coerce';

const icon: Shape = (value) => (typeof value === 'object' ? {} : '');
const pair: Shape = (value) => (typeof value === 'object' ? { light: '', dark: '' } : '');

const navItem: Record<string, Shape> = {
  text: '',
  'link?': '',
  'activeMatch?': '',
  'tag?': '',
};
navItem['items?'] = [navItem];

export const socialLinkShape: Shape = { icon, content: '', 'label?': '' };
/** A string, or a map from language to string. */
const byLanguage: Shape = (value) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.keys(value).map((lang) => [lang, '']))
    : '';
export const toolLinkShape: Shape = {
  name: '',
  'description?': byLanguage,
  logo: '',
  url: byLanguage,
  'urlEn?': '',
};

/** What a site's data has to be for the theme to draw it. */
export const siteShape: Shape = {
  title: '',
  base: '/',
  'logo?': pair,
  'logoText?': '',
  'assetHost?': '',
  lang: 'en',
  defaultLang: 'en',
  locales: [{ lang: '', label: '' }],
  version: '',
  multiVersion: { default: '', versions: [''] },
  themeConfig: {
    nav: [navItem],
    socialLinks: [socialLinkShape],
    'editLink?': { docRepoBaseUrl: '', text: '' },
    'footer?': { message: '' },
    'announcement?': { message: '', 'link?': '', 'id?': '' },
    tools: [toolLinkShape],
  },
};

/** What the frontmatter of a home page has to be; authors write it in YAML. */
export const homeShape: Shape = {
  'hero?': {
    'name?': '',
    'text?': '',
    'tagline?': '',
    'image?': { src: pair, 'alt?': '' },
    'actions?': [{ text: '', 'link?': '' }],
    'githubURL?': '',
  },
  'features?': [{ title: '', 'details?': '', 'icon?': '', 'link?': '' }],
};

const heading: Shape = { id: '', text: '' };
const pageLink: Shape = { text: '', link: '' };
const entry: Shape = { text: '', link: '', headings: [heading] };

/** What a page's data has to be. */
export const pageShape: Shape = {
  routePath: '/',
  lang: 'en',
  version: '',
  title: '',
  'headingTitle?': '',
  toc: [heading],
  frontmatter: {},
  'prev?': pageLink,
  'next?': pageLink,
  'editUrl?': '',
  'lastUpdatedTime?': '',
  alternates: {},
  'contentLang?': '',
  'overview?': [{ name: '', items: [entry] }],
};

const common: Record<string, Shape> = { 'tag?': '', 'context?': '' };
const kinds: Record<string, Record<string, Shape>> = {
  link: { kind: '=link', text: '', link: '', ...common },
  group: { kind: '=group', text: '', 'link?': '', ...common },
  divider: { kind: '=divider', dividerType: 'solid' },
  'section-header': { kind: '=section-header', sectionHeaderText: '', ...common },
};

/** An entry whose kind is not said is taken for what its other fields make of it. */
const sidebarItem: Shape = (value) => {
  const item = value as Record<string, unknown>;
  const kind = String(item.kind);
  if (Object.hasOwn(kinds, kind)) return kinds[kind]!;
  if (item.items) return kinds.group!;
  if (item.dividerType) return kinds.divider!;
  return kinds[item.sectionHeaderText ? 'section-header' : 'link']!;
};
kinds.group!.items = [sidebarItem];

export const sidebarShape: Shape = [sidebarItem];
