import { statSync } from 'node:fs';

import type { PageContent } from '@octavo/mdx-plugins';

import { readComponentPage } from '../content/scan/component-page';
import { readHead } from '../content/scan/read-head';
import { applyReplaceRules, serializeReplaceRules } from '../content/scan/replace-rules';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** Cache for page metadata (frontmatter, title and headings), which is read without compiling the page. */
export interface PageMetadataCache {
  /** Returns the metadata for a file. The file is read again if its modification time has changed. */
  read: (file: SourceFile) => PageContent;
  /** Returns the cached metadata, even if it is stale. */
  getCached: (filePath: string) => PageContent | undefined;
  /** Removes a file from the cache. */
  invalidate: (filePath: string) => void;
}

/** Creates an empty metadata cache. */
export function createPageMetadataCache(
  config: Pick<SiteConfig, 'replaceRules'>,
): PageMetadataCache {
  const rules = serializeReplaceRules(config);
  const entries = new Map<string, { time: number; content: PageContent }>();
  return {
    read(file) {
      const time = statSync(file.filePath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const cached = entries.get(file.filePath);
      if (cached?.time === time) return cached.content;
      const source = time === 0 ? '' : readSource(file.filePath).text;
      const content =
        file.kind === 'component'
          ? readComponentPage(source, file.filePath)
          : readHead(applyReplaceRules(source, rules));
      entries.set(file.filePath, { time, content });
      return content;
    },
    getCached: (filePath) => entries.get(filePath)?.content,
    invalidate(filePath) {
      entries.delete(filePath);
    },
  };
}

/** Returns a cache key for the metadata that other pages display. */
export function getMetadataKey({ title, frontmatter }: PageContent): string {
  return JSON.stringify([title, frontmatter]);
}
