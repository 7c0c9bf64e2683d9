import { type IndexEntry, sectionHtml } from '@octavo/search/indexer';
import type { PagefindIndex } from 'pagefind';

import { OctavoError } from '../../model/errors';
import { pagefindFolder } from '../../model/payload';
import type { SiteFiles } from '../../model/plugin-values';
import { loadPagefind } from './load-pagefind';

export interface IndexPagesInput extends Pick<SiteFiles, 'write'> {
  entries: readonly IndexEntry[];
  configFile: string;
}

/** Have Pagefind index the pages, each language and version by itself, and write what it makes. */
export async function indexPages({ entries, configFile, write }: IndexPagesInput): Promise<void> {
  const pagefind = await loadPagefind(configFile);
  try {
    for (const group of groupsOf(entries)) {
      const { lang, version } = group[0]!;
      const index = expect(await pagefind.createIndex({ forceLanguage: lang })).index!;
      await addPages(index, group);
      const folder = pagefindFolder(lang, version);
      for (const { path, content } of expect(await index.getFiles()).files) {
        // Its own user interface is not used.
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
    expect(await index.addHTMLFile({ url: entry.routePath, content: sectionHtml(entry) }));
  }
}

function groupsOf(entries: readonly IndexEntry[]): IndexEntry[][] {
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const folder = pagefindFolder(entry.lang, entry.version);
    const group = groups.get(folder);
    if (group) group.push(entry);
    else groups.set(folder, [entry]);
  }
  return [...groups.values()];
}

/** @throws {OctavoError} `SEARCH_FAILED` with what Pagefind says */
function expect<Answer extends { errors: string[] }>(answer: Answer): Answer {
  if (answer.errors.length === 0) return answer;
  throw new OctavoError('SEARCH_FAILED', 'Pagefind could not index the site.', {
    problems: answer.errors.map((message) => ({ message })),
  });
}
