import type { SearchResult } from '@octavo/search/node';
import type { PageData } from '@octavo/theme';
import * as z from 'zod';

import { type BuiltSite, parsePageReference } from '../built-site/open-built-site';
import { getSection } from '../built-site/section';
import { OctavoError } from '../model/errors';

/** Result of a tool: text for the model, and the same as data. */
export interface ToolOutput {
  text: string;
  data?: Record<string, unknown>;
}

/** Tool of the server. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  run: (input: never, site: BuiltSite) => Promise<ToolOutput>;
}

const lang = z
  .string()
  .optional()
  .describe('Language tag, such as "en". Default: the main language.');
const version = z
  .string()
  .optional()
  .describe('Version of the documentation. Default: the current version.');

/** Maximum number of pages in the results of a search. */
const MAX_RESULTS = 20;

const searchInput = z.strictObject({
  query: z.string().trim().min(1).max(500).describe('Keywords or a question.'),
  lang,
  version,
  limit: z
    .int()
    .min(1)
    .max(MAX_RESULTS)
    .optional()
    .describe('Maximum number of pages. Default: 7.'),
});

const search: Tool = {
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the documentation. Returns the best pages and sections with excerpts. Read a result with read_page before you answer.',
  input: searchInput,
  async run({ query, lang, version, limit }: z.infer<typeof searchInput>, site) {
    const {
      results,
      total,
      suggestion,
      nearest = [],
    } = await site.search(query, { lang, version }, limit);
    const rows = results.length > 0 ? results : nearest;
    const hint = suggestion === undefined ? '' : ` Similar query with results: "${suggestion}".`;
    const head =
      results.length > 0
        ? `${total} ${total === 1 ? 'page matches' : 'pages match'}.`
        : `No page matches "${query}".${hint}${rows.length > 0 ? ' Pages with similar titles:' : ''}`;
    const listed = rows.map((row) => toRow(row, site));
    return {
      text: [head, ...listed.map(formatRow)].join('\n'),
      data: { total, results: listed, ...(suggestion === undefined ? {} : { suggestion }) },
    };
  },
};

interface Row {
  page: string;
  url: string;
  title: string;
  excerpt?: string;
}

function toRow(result: SearchResult, site: BuiltSite): Row {
  const title = result.kind === 'title' ? result.title : result.breadcrumb.join(' › ');
  return {
    page: result.link,
    url: site.urlOf(result.link),
    title,
    ...(result.kind === 'content' ? { excerpt: result.statement } : {}),
  };
}

function formatRow({ url, title, excerpt }: Row): string {
  return `- [${title}](${url})${excerpt === undefined ? '' : `: ${excerpt}`}`;
}

const readInput = z.strictObject({
  page: z
    .string()
    .min(1)
    .describe(
      'Path or URL of the page, such as "/guide/start". A "#id" at the end selects a section.',
    ),
  section: z.string().optional().describe('ID of a section, instead of "#id" in `page`.'),
});

const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description: 'Returns a page, or one of its sections, as Markdown.',
  input: readInput,
  async run({ page, section }: z.infer<typeof readInput>, site) {
    const reference = parsePageReference(page, site);
    const id = section?.replace(/^#/, '') ?? reference.section;
    let found: PageData | undefined;
    for (const path of reference.routePaths) found ??= await site.findPage(path);
    if (!found) {
      throw new OctavoError('USAGE', `Page not found: ${reference.routePaths[0]}.`, {
        hint: 'Find pages with search_docs or list_pages.',
      });
    }
    const markdown = await site.readMarkdown(found);
    if (markdown === undefined) {
      throw new OctavoError('USAGE', `${found.routePath} is not published as Markdown.`, {
        hint: 'Enable "llms.pages" in the configuration and build the site again.',
      });
    }
    if (id === '') return { text: markdown };
    const text = getSection(markdown, found.toc, id);
    if (text !== undefined) return { text };
    const ids = found.toc.map((heading) => `#${heading.id}`).join(', ');
    throw new OctavoError('USAGE', `${found.routePath} has no section "#${id}".`, {
      hint: ids === '' ? 'The page has no sections.' : `Sections: ${ids}.`,
    });
  },
};

const listInput = z.strictObject({ lang, version });

const listPages: Tool = {
  name: 'list_pages',
  title: 'List the pages',
  description: 'Lists all pages with their titles and descriptions, in reading order.',
  input: listInput,
  async run(edition: z.infer<typeof listInput>, site) {
    const pages = await site.listPages(edition);
    const lines: string[] = [];
    let section: string | undefined;
    for (const page of pages) {
      if (page.section !== section) lines.push('', `## ${page.section}`, '');
      section = page.section;
      const description = page.description === undefined ? '' : `: ${page.description}`;
      lines.push(`- [${page.title}](${site.urlOf(page.routePath)})${description}`);
    }
    return { text: lines.join('\n').trim(), data: { pages } };
  },
};

const getSite: Tool = {
  name: 'get_site',
  title: 'Describe the site',
  description: 'Returns the title of the documentation, its languages and its versions.',
  input: z.strictObject({}),
  async run(_input: never, site) {
    const { title, description, defaultLang, langs, defaultVersion, versions } = site;
    const data = { title, description, defaultLang, langs, defaultVersion, versions };
    const mark = (name: string, main: string) => (name === main ? `${name} (default)` : name);
    const text = [
      `# ${title}`,
      ...(description === '' ? [] : [description]),
      `Languages: ${langs.map((each) => `${mark(each.lang, defaultLang)}: ${each.label}`).join(', ')}`,
      ...(versions.length === 0
        ? []
        : [`Versions: ${versions.map((name) => mark(name, defaultVersion)).join(', ')}`]),
    ];
    return { text: text.join('\n\n'), data };
  },
};

export const TOOLS: readonly Tool[] = [search, readPage, listPages, getSite];
