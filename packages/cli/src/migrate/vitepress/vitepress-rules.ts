import { entryOf, type StaticValue, textOf } from '../../config-source/static-value';
import {
  applyRules,
  copyTo,
  dataOf,
  type Migration,
  OWN_BUNDLER,
  type Rules,
  report,
  set,
  settled,
  unable,
} from '../migration';

const OWN_HOOKS = 'The hooks head, pageData and build of a plugin do such work.';

/** Keys of the configuration of VitePress, and what becomes of them. */
export const vitePressRules: Rules = {
  title: copyTo('title'),
  titleTemplate: unable(
    'Titles are those of the page, a dash and that of the site; titleSuffix changes the latter on a page.',
  ),
  description: copyTo('description'),
  base: copyTo('base'),
  head: headTags,
  lang: settled,
  locales: settled,
  themeConfig: settled,
  srcDir: settled,
  srcExclude: settled,
  rewrites: settled,
  outDir: settled,
  cacheDir: settled,
  assetsDir: settled,
  metaChunk: settled,
  cleanUrls: copyTo('route.cleanUrls'),
  lastUpdated: copyTo('themeConfig.lastUpdated'),
  appearance: (value, migration, place) => {
    if (value.kind === 'plain' && typeof value.value === 'boolean')
      set(migration, 'themeConfig.darkMode', value.value, place);
    else
      report(
        migration,
        place,
        'appearance: not carried over.',
        'Readers begin with what their system says.',
      );
  },
  ignoreDeadLinks: (value, migration, place) => {
    if (value.kind === 'plain')
      set(migration, 'markdown.checkDeadLinks', value.value !== true, place);
    else
      report(
        migration,
        place,
        'ignoreDeadLinks: not carried over.',
        'Set check.rules and check.allow.',
      );
  },
  sitemap: (value, migration, place) => {
    const host = textOf(entryOf(value, 'hostname'));
    if (host && URL.canParse(host)) set(migration, 'siteOrigin', new URL(host).origin, place);
    else report(migration, place, 'sitemap: expected an address as hostname.', 'Set siteOrigin.');
  },
  markdown: (value, migration, place) => {
    const own: Rules = {
      lineNumbers: copyTo('markdown.showLineNumbers'),
      image: settled,
      headers: settled,
      toc: settled,
      theme: unable('Colors of code are tokens of the theme.'),
      math: unable(
        'Name remark-math and rehype-katex in markdown.remarkPlugins and markdown.rehypePlugins.',
      ),
      anchor: unable(
        'Ids are as VitePress makes them without it; octavo check names the links to others.',
      ),
      attrs: settled,
      config: unable('Remark and rehype plugins take the place of those for markdown-it.'),
    };
    if (value.kind === 'object') applyRules(value, own, migration, 'markdown');
    else report(migration, place, 'markdown: not carried over.', 'See markdown in the reference.');
  },
  vite: unable(OWN_BUNDLER),
  vue: unable('Pages are Markdown and React; components are written anew.'),
  transformHead: unable(OWN_HOOKS),
  transformHtml: unable(OWN_HOOKS),
  transformPageData: unable(OWN_HOOKS),
  buildEnd: unable(OWN_HOOKS),
};

function headTags(value: StaticValue, migration: Migration, place: StaticValue['at']): void {
  const tags = dataOf(value, migration, 'head');
  if (!Array.isArray(tags)) return;
  const own = tags.map((tag: unknown) => {
    const [name, attributes, content] = tag as [string, Record<string, unknown>?, string?];
    if (content === undefined) return [name, attributes ?? {}];
    const list = Object.entries(attributes ?? {}).map(([key, text]) => ` ${key}="${String(text)}"`);
    return `<${name}${list.join('')}>${content}</${name}>`;
  });
  set(migration, 'head', own, place);
}
