import type { SourceLocation } from '@octavo/cli/internal';
import { type Migration, report, setKey } from '../migration';

/** Item of the navbar or of the footer. */
export interface DocusaurusItem {
  type?: string;
  label?: string;
  to?: string;
  href?: string;
  html?: string;
  value?: string;
  docId?: string;
  sidebarId?: string;
  docsPluginId?: string;
  items?: DocusaurusItem[];
  position?: string;
  dropdownItemsBefore?: DocusaurusItem[];
  dropdownItemsAfter?: DocusaurusItem[];
  activeBasePath?: string;
  activeBaseRegex?: string;
  'aria-label'?: string;
}

export interface ThemeContext {
  migration: Migration;
  location: SourceLocation;
  /** Returns the route of a document or of the first document in a sidebar. */
  findDoc: (item: DocusaurusItem) => string | undefined;
}

/** Navbar items that Octavo shows without a configuration. */
const BUILT_IN = new Set(['docsVersionDropdown', 'docsVersion', 'localeDropdown', 'search']);
const SOCIAL: Readonly<Record<string, RegExp>> = {
  github: /^https?:\/\/(?:www\.)?github\.com\/[^/]+(?:\/[^/]+)?\/?$/,
  discord: /^https?:\/\/(?:www\.)?discord\.(?:gg|com)\//,
  x: /^https?:\/\/(?:www\.)?(?:x|twitter)\.com\/[^/]+\/?$/,
};

/** Converts the navbar. Links to a repository and to social networks become icons. */
export function convertNavbar(items: readonly DocusaurusItem[], context: ThemeContext): void {
  const { migration, location } = context;
  const nav: Record<string, unknown>[] = [];
  const social: Record<string, unknown>[] = [];
  for (const item of items) {
    if (BUILT_IN.has(item.type ?? '')) {
      reportMenuItems(item, context);
      continue;
    }
    const icon = Object.entries(SOCIAL).find(([, pattern]) => pattern.test(item.href ?? ''))?.[0];
    if (icon && !social.some((each) => each.icon === icon)) {
      social.push({ icon, mode: 'link', content: item.href });
      continue;
    }
    const isLeft = item.position === 'left';
    for (const each of convertNavItem(item, context))
      nav.push(isLeft ? { ...each, position: 'left' } : each);
  }
  setKey(migration, 'themeConfig.nav', nav, location);
  if (social.length > 0) setKey(migration, 'themeConfig.socialLinks', social, location);
}

/** Reports the items that are added to the menu of the versions or languages. */
function reportMenuItems(
  { type, dropdownItemsBefore = [], dropdownItemsAfter = [] }: DocusaurusItem,
  { migration, location }: ThemeContext,
): void {
  const labels = [...dropdownItemsBefore, ...dropdownItemsAfter].map(
    ({ label, to, href }) => label ?? to ?? href ?? 'HTML',
  );
  if (labels.length > 0)
    report(
      migration,
      location,
      `Items of the ${type} in the navbar were not migrated: ${labels.join(', ')}.`,
      'Add them to `themeConfig.nav`.',
    );
}

function convertNavItem(item: DocusaurusItem, context: ThemeContext): Record<string, unknown>[] {
  const { migration, location, findDoc } = context;
  const text = item.label ?? item['aria-label'];
  if (item.type === 'html' || !text) {
    report(
      migration,
      location,
      `A navbar item was not migrated: ${item.type === 'html' ? 'HTML' : (item.href ?? item.to ?? 'an item without a label')}.`,
      'Run `octavo wrap Layout` and add the content to the slot `navbarAfter`, or add an item with `text` and `link` to `themeConfig.nav`.',
    );
    return [];
  }
  const items = (item.items ?? []).flatMap((each) => convertNavItem(each, context));
  const isDoc = item.type === 'doc' || item.type === 'docSidebar';
  const link = isDoc ? findDoc(item) : toLink(item.to ?? item.href);
  if (link === undefined && items.length === 0) {
    report(
      migration,
      location,
      `The navbar item "${text}" was not migrated, because its document does not exist, is a draft or is unlisted.`,
      'Add it to `themeConfig.nav`.',
    );
    return [];
  }
  const activeMatch = item.activeBaseRegex ?? item.activeBasePath;
  return [
    {
      text,
      ...(link === undefined ? {} : { link }),
      ...(activeMatch ? { activeMatch } : {}),
      ...(items.length > 0 ? { items } : {}),
    },
  ];
}

/** Returns a link of the configuration as a route or URL. */
export function toLink(link: string | undefined): string | undefined {
  if (link === undefined) return undefined;
  const path = link.replace(/^pathname:\/\//, '');
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(path) ? path : `/${path}`;
}

export interface DocusaurusFooter {
  links?: (DocusaurusItem & { title?: string })[];
  copyright?: string;
}

/** Converts the footer to HTML. */
export function convertFooter(
  { links = [], copyright }: DocusaurusFooter,
  context: ThemeContext,
): void {
  const toHtml = (item: DocusaurusItem): string => {
    if (item.html) return item.html.trim();
    const link = toLink(item.to ?? item.href);
    return link && item.label ? `<a href="${link}">${escapeHtml(item.label)}</a>` : '';
  };
  const groups = links.map((group) => {
    const parts = (group.items ?? [group]).map(toHtml).filter(Boolean).join(' · ');
    return group.title && parts ? `<strong>${escapeHtml(group.title)}</strong>: ${parts}` : parts;
  });
  const message = [...groups, copyright].filter(Boolean).join('<br>');
  if (message) setKey(context.migration, 'themeConfig.footer', { message }, context.location);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
