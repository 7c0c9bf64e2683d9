// Other search engines, configured as the tools that use them do. Each function returns a function from a query to rows:
// route paths with an optional heading ID, best first.
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sectionHtml, sectionRecords } from '@octavo/search/indexer';

import { toRow } from './labels.mjs';
import { LIMIT } from './limit.mjs';

/** Returns the engines, which are loaded from the `node_modules` of a folder. */
export function createPeers(folder) {
  const require = createRequire(join(resolve(folder), 'x.js'));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  return { minisearch, pagefind, flexsearch, orama };

  /** MiniSearch with the options of VitePress: sections, boosts, fuzzy and prefix matching. */
  async function minisearch(entries) {
    const loaded = await load('minisearch');
    const MiniSearch = loaded.default.default ?? loaded.default;
    const engine = new MiniSearch({
      fields: ['title', 'titles', 'text'],
      storeFields: ['title', 'titles', 'row'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    });
    engine.addAll(
      toSections(entries).map((section, id) => ({
        id,
        row: section.row,
        title: section.heading || section.title,
        titles: section.heading ? section.breadcrumb.slice(0, -1) : [],
        text: section.content,
      })),
    );
    return (query) => engine.search(query).map(({ row }) => row);
  }

  /** Pagefind on HTML, with its client, and the links in the order of its default interface. */
  async function pagefind(entries, lang) {
    const api = await import(
      pathToFileURL(join(resolve(folder), 'node_modules/pagefind/lib/index.js')).href
    );
    const { index } = await api.createIndex({ forceLanguage: lang });
    for (const entry of entries)
      await index.addHTMLFile({ url: entry.routePath, content: sectionHtml(entry) });
    const output = mkdtempSync(join(tmpdir(), 'pagefind-'));
    await index.writeFiles({ outputPath: output });
    await api.close();
    const realFetch = globalThis.fetch;
    const fetchFile = async (url) => {
      const { pathname } = new URL(String(url));
      return new Response(readFileSync(join(output, decodeURIComponent(pathname))));
    };
    globalThis.document = {
      querySelector: () => ({ getAttribute: () => lang }),
      currentScript: null,
    };
    const client = await import(pathToFileURL(join(output, 'pagefind.js')).href);
    const withFiles = async (run) => {
      globalThis.fetch = fetchFile;
      try {
        return await run();
      } finally {
        globalThis.fetch = realFetch;
      }
    };
    await withFiles(async () => {
      await client.options({ basePath: 'https://site.example/', baseUrl: '/', language: lang });
      await client.init(lang);
    });
    return (query) =>
      withFiles(async () => {
        const { results } = await client.search(query);
        const pages = await Promise.all(results.slice(0, LIMIT).map((result) => result.data()));
        return pages.flatMap(({ url, sub_results: sections }) => {
          const inPage = sections.filter((section) => section.url !== url);
          const best = inPage.toSorted((a, b) => b.locations.length - a.locations.length);
          return [url, ...best.slice(0, 3).map((section) => section.url)].map(decodeURIComponent);
        });
      });
  }

  /**
   * FlexSearch as Rspress uses it: three indexes over the title, headings and content of each page, whose results are
   * combined in order, and rows for each occurrence of the whole query.
   */
  async function flexsearch(entries) {
    const loaded = await load('flexsearch');
    const { Document } = loaded.default?.Document ? loaded.default : loaded;
    const fields = ['title', 'headers', 'content'];
    const normalize = (text) =>
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '');
    const options = { cache: 100, document: { id: 'id', index: fields } };
    const cjk = /[\u3131-\u314e|\u314f-\u3163|\uac00-\ud7a3]|[\u4E00-\u9FCC\u3400-\u4DB5]/g;
    const indexes = [
      new Document({ ...options, tokenize: 'full' }),
      new Document({ ...options, encode: (text) => normalize(text).match(cjk) ?? [] }),
    ];
    const pages = entries.map(({ routePath, title, toc, content }, id) => ({
      id,
      routePath,
      toc,
      title: normalize(title),
      headers: normalize(toc.map(({ text }) => text).join(' ')),
      content: normalize(content),
    }));
    for (const page of pages) for (const index of indexes) index.add(page);
    return (input) => {
      const query = normalize(input.trim());
      const found = indexes.flatMap((index) => index.search(query, LIMIT));
      const ids = new Set(found.flatMap(({ result }) => result));
      return [...ids].flatMap((id) => toOccurrences(pages[id], query));
    };
  }

  /** Orama with one document per section and its tokenizer for the language. */
  async function orama(entries, lang) {
    const { create, insertMultiple, search } = await load('@orama/orama');
    const tokenizer =
      lang === 'zh'
        ? (await load('@orama/tokenizers/mandarin')).createTokenizer()
        : { language: 'english', stemming: false };
    const db = create({
      schema: { title: 'string', heading: 'string', content: 'string', row: 'string' },
      components: { tokenizer },
    });
    await insertMultiple(
      db,
      toSections(entries).map(({ title, heading, content, row }) => ({
        title,
        heading: heading || title,
        content,
        row,
      })),
    );
    return async (term) => {
      const properties = ['title', 'heading', 'content'];
      const { hits } = await search(db, { term, properties, limit: 50, boost: { heading: 2 } });
      return hits.map(({ document }) => document.row);
    };
  }
}

function toOccurrences({ routePath, title, toc, content }, query) {
  const rows = title.includes(query) ? [routePath] : [];
  const headings = toc.filter(({ text }) => text.toLowerCase().includes(query));
  rows.push(...headings.map(({ id }) => toRow(routePath, id)));
  for (let at = content.indexOf(query); at >= 0; at = content.indexOf(query, at + query.length)) {
    const heading = toc.findLast(({ charIndex }) => charIndex <= at);
    rows.push(toRow(routePath, heading?.id));
  }
  return [...new Set(rows)];
}

function toSections(entries) {
  return sectionRecords(entries).map((record) => ({
    ...record,
    row: decodeURIComponent(record.link),
  }));
}
