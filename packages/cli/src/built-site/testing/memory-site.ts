import { buildIndexes, type IndexEntry } from '@octavo/search/indexer';
import { pageKey, toMarkdownFile } from '@octavo/theme/urls';

import { getPayloadPath, MANIFEST_FILE, PAYLOAD_ELEMENT_ID } from '../../model/payload';
import type { SiteSource } from '../site-source';

interface MemoryPage {
  markdown: string;
  /** IDs and texts of the headings. */
  toc?: [id: string, text: string][];
}

interface MemorySiteOptions {
  base?: string;
  url?: string;
  /** Canonical URL of the home page. */
  published?: string;
  /** Size in bytes from which an index is split. @default Number.POSITIVE_INFINITY */
  splitSize?: number;
  /** Additional files. */
  files?: Record<string, string>;
}

/** Creates the files of a built site in English and Chinese, in the form in which builds write them. */
export function createMemorySite(
  pages: Record<string, MemoryPage>,
  {
    base = '/',
    url,
    published,
    splitSize = Number.POSITIVE_INFINITY,
    files = {},
  }: MemorySiteOptions = {},
): SiteSource & { files: Map<string, string> } {
  const site = {
    title: 'Site',
    description: 'A site.',
    base,
    cleanUrls: true,
    defaultLang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    multiVersion: { default: '', versions: [] },
  };
  const inline = JSON.stringify({ base, data: { site: 'static/data/site.json' } });
  const canonical = published === undefined ? '' : `<link rel="canonical" href="${published}">`;
  const all = new Map<string, string>([
    [
      'index.html',
      `${canonical}<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${inline}</script>`,
    ],
    ['static/data/site.json', JSON.stringify(site)],
  ]);
  const entries: IndexEntry[] = [];
  for (const [routePath, { markdown, toc = [] }] of Object.entries(pages)) {
    const lang = routePath.startsWith('/zh/') ? 'zh' : 'en';
    const headings = toc.map(([id, text]) => ({ id, text, depth: 2 }));
    const title = /^# (.*)$/m.exec(markdown)?.[1] ?? routePath;
    const page = { routePath, lang, title, toc: headings };
    all.set(getPayloadPath(pageKey(routePath)), JSON.stringify({ page }));
    all.set(toMarkdownFile(routePath), markdown);
    const content = markdown.replace(/^#+ /gm, '');
    const charIndex = (text: string) => content.indexOf(text);
    entries.push({
      id: routePath,
      title,
      content,
      toc: headings.map((heading) => ({ ...heading, charIndex: charIndex(heading.text) })),
      routePath,
      lang,
      version: '',
    });
  }
  const searchIndexes: Record<string, { index: string }> = {};
  for (const { lang, files: indexFiles } of buildIndexes(entries, { splitSize })) {
    searchIndexes[lang] = { index: indexFiles[0].file };
    for (const { file, json } of indexFiles) all.set(file, json);
  }
  all.set(MANIFEST_FILE, JSON.stringify({ searchIndexes }));
  for (const [path, text] of Object.entries(files)) all.set(path, text);
  return { name: 'memory', url, files: all, read: async (path) => all.get(path) };
}
