import { readFileSync, statSync } from 'node:fs';

import type { PageContent } from '@octavo/mdx-plugins';

import { readComponentPage } from '../content/scan/component-page';
import { readHead } from '../content/scan/read-head';
import { replaceRulesOf, replaceSource } from '../content/scan/replace-source';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** The frontmatter, titles and headings of files, read without compiling them. */
export interface LiveHeads {
  /** Returns the head of a file. It is read again after the file was saved. */
  read: (file: SourceFile) => PageContent;
  /** Returns the head that was read last, without reading the file. */
  getCached: (filePath: string) => PageContent | undefined;
  /** Removes a head from the cache. */
  invalidate: (filePath: string) => void;
}

/** Creates the cache of page heads. */
export function createLiveHeads(config: Pick<SiteConfig, 'replaceRules'>): LiveHeads {
  const rules = replaceRulesOf(config);
  const heads = new Map<string, { time: number; content: PageContent }>();
  return {
    read(file) {
      const time = statSync(file.filePath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const cached = heads.get(file.filePath);
      if (cached?.time === time) return cached.content;
      const source = time === 0 ? '' : readFileSync(file.filePath, 'utf8');
      const content =
        file.kind === 'component'
          ? readComponentPage(source)
          : readHead(replaceSource(source, rules));
      heads.set(file.filePath, { time, content });
      return content;
    },
    getCached: (filePath) => heads.get(filePath)?.content,
    invalidate(filePath) {
      heads.delete(filePath);
    },
  };
}
