import { type IndexEntry, sectionHtml } from '@octavo/search/indexer';
import type { PagefindIndex } from 'pagefind';

import { OctavoError } from '../../model/errors';
import { getPagefindFolder } from '../../model/payload';
import type { SiteFiles } from '../../model/plugin-values';
import { loadPagefind } from './load-pagefind';

export interface IndexPagesInput extends Pick<SiteFiles, 'write'> {
  entries: readonly IndexEntry[];
  configFile: string;
}

/** Creates and writes a Pagefind index for each language and version. */
export async function indexPages({ entries, configFile, write }: IndexPagesInput): Promise<void> {
  const pagefind = await loadPagefind(configFile);
  try {
    for (const group of groupByFolder(entries)) {
      const { lang, version } = group[0]!;
      const index = assertSuccess(await pagefind.createIndex({ forceLanguage: lang })).index!;
      await addPages(index, group);
      const folder = getPagefindFolder(lang, version);
      for (const { path, content } of assertSuccess(await index.getFiles()).files) {
        // Skip the Pagefind UI files, which the theme does not use.
        if (/(?:-ui|-highlight|modular|component).*\.(?:js|css)$/.test(path)) continue;
        write(`${folder}/${path}`, content);
      }
    }
  } finally {
    await pagefind.close();
  }
}

async function addPages(index: PagefindIndex, entries: readonly IndexEntry[]): Promise<void> {
  for (const entry of entries) {
    assertSuccess(await index.addHTMLFile({ url: entry.routePath, content: sectionHtml(entry) }));
  }
}

function groupByFolder(entries: readonly IndexEntry[]): IndexEntry[][] {
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const folder = getPagefindFolder(entry.lang, entry.version);
    const group = groups.get(folder);
    if (group) group.push(entry);
    else groups.set(folder, [entry]);
  }
  return [...groups.values()];
}

/**
 * Returns a Pagefind response, or throws if it contains errors.
 *
 * @throws {OctavoError} `SEARCH_FAILED` with the Pagefind errors
 */
function assertSuccess<Response extends { errors: string[] }>(response: Response): Response {
  if (response.errors.length === 0) return response;
  throw new OctavoError('SEARCH_FAILED', 'Pagefind failed to index the site.', {
    problems: response.errors.map((message) => ({ message })),
  });
}
