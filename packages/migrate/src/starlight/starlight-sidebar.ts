import { removeBase } from './convert-starlight-page';

export interface StarlightDoc {
  /** Route without the language, such as `/guides/start/`. */
  route: string;
  /** Path relative to the folder of the language, without the extension. */
  path: string;
  label: string | undefined;
  title: string;
  order: number;
  isHidden: boolean;
  /** Whether builds exclude the page. Sidebars do not link to it. */
  isDraft: boolean;
}

export type SidebarItem =
  | string
  | { text: string; link?: string; items?: SidebarItem[]; collapsed?: boolean; tag?: string };

interface RawItem {
  label?: string | Record<string, string>;
  translations?: Record<string, string>;
  slug?: string;
  link?: string;
  items?: (RawItem | string)[];
  autogenerate?: { directory: string; collapsed?: boolean };
  collapsed?: boolean;
  badge?: string | { text?: string | Record<string, string> };
}

export interface SidebarContext {
  docs: readonly StarlightDoc[];
  /** Tag of the language in the original configuration. */
  lang: string;
  /** Base of the site, which links in the original configuration contain. */
  base: string;
  report: (message: string) => void;
}

/** Converts the items of a Starlight sidebar for one language. */
export function convertSidebar(items: unknown, context: SidebarContext): SidebarItem[] {
  return (Array.isArray(items) ? (items as (RawItem | string)[]) : []).flatMap((item) => {
    if (typeof item === 'string') return docItem(item, undefined, context);
    const text = pick(item.label, item.translations, context.lang);
    const badge =
      typeof item.badge === 'string' ? item.badge : pick(item.badge?.text, undefined, context.lang);
    const tag = badge ? { tag: badge } : {};
    if (item.autogenerate && item.label === undefined)
      return generateSidebar(item.autogenerate.directory, context);
    if (item.slug !== undefined) return docItem(item.slug, text, context, tag);
    if (item.link !== undefined)
      return [
        {
          text: text ?? item.link,
          link: removeBase(
            /^(?:[a-z]+:|\/)/.test(item.link) ? item.link : `/${item.link}`,
            context.base,
          ),
          ...tag,
        },
      ];
    const inner = item.autogenerate
      ? generateSidebar(item.autogenerate.directory, context)
      : convertSidebar(item.items, context);
    const group = {
      text: text ?? '',
      items: inner,
      ...tag,
      ...(item.collapsed === true ? { collapsed: true } : {}),
    };
    return text && inner.length > 0 ? [group] : inner;
  });
}

function docItem(
  slug: string,
  text: string | undefined,
  { docs, report }: SidebarContext,
  tag = {},
): SidebarItem[] {
  const name = slug.replace(/^\/|\/$/g, '').toLowerCase();
  const doc = docs.find(({ route }) => route.toLowerCase().replace(/^\/|\/$/g, '') === name);
  if (!doc) {
    report(`The sidebar contains the page "${slug}", which does not exist.`);
    return [];
  }
  if (doc.isDraft) return [];
  const label = text ?? doc.label;
  return [
    label || 'tag' in tag ? { text: label ?? doc.title, link: doc.route, ...tag } : doc.route,
  ];
}

/** Generates the items of a folder from its pages, as Starlight does. */
export function generateSidebar(directory: string, context: SidebarContext): SidebarItem[] {
  const folder = directory === '.' ? '' : directory.replace(/^\/|\/$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  // A page with the name of the folder is its index.
  const inside = context.docs.filter(
    ({ path, isHidden, isDraft }) =>
      (path === folder || path.startsWith(prefix)) && !isHidden && !isDraft,
  );
  const names = new Map<string, StarlightDoc[]>();
  for (const doc of inside) {
    const name = doc.path.slice(prefix.length).split('/')[0]!;
    names.set(name, [...(names.get(name) ?? []), doc]);
  }
  return [...names]
    .map(([name, docs]) => {
      const [first] = docs as [StarlightDoc];
      const isPage = name === '' || (docs.length === 1 && first.path === prefix + name);
      const item: SidebarItem = isPage
        ? first.label
          ? { text: first.label, link: first.route }
          : first.route
        : { text: name, items: generateSidebar(prefix + name, context) };
      const order = Math.min(...docs.map((doc) => doc.order));
      return { name: name === 'index' ? '' : name, order, item };
    })
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name))
    .map(({ item }) => item);
}

/** Returns a label in a language, or in English, or any label. */
export function pick(
  label: string | Record<string, string> | undefined,
  translations: Record<string, string> | undefined,
  lang: string,
): string | undefined {
  const own = translate(translations, lang);
  if (own) return own;
  if (typeof label !== 'object') return label;
  return translate(label, lang) ?? label.en ?? Object.values(label)[0];
}

/** Returns a string in a language. Starlight normalizes tags, so `zh-cn` and `zh-CN` are the same language. */
export function translate(
  strings: Record<string, string> | undefined,
  lang: string,
): string | undefined {
  const tag = lang.toLowerCase();
  return Object.entries(strings ?? {}).find(([key]) => key.toLowerCase() === tag)?.[1];
}
