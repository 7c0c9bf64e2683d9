import { readFileSync, statSync } from 'node:fs';

import type { PageContent } from '@octavo/mdx-plugins';

import { readComponentPage } from '../content/scan/component-page';
import { readHead } from '../content/scan/read-head';
import { applyReplaceRules, serializeReplaceRules } from '../content/scan/replace-rules';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** What files say of themselves without being compiled; read again when they have been saved. */
export interface LiveHeads {
  read: (file: SourceFile) => PageContent;
  /** What was read last. */
  known: (filePath: string) => PageContent | undefined;
  forget: (filePath: string) => void;
}

export function createLiveHeads(config: Pick<SiteConfig, 'replaceRules'>): LiveHeads {
  const rules = serializeReplaceRules(config);
  const heads = new Map<string, { time: number; content: PageContent }>();
  return {
    read(file) {
      const time = statSync(file.filePath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const known = heads.get(file.filePath);
      if (known?.time === time) return known.content;
      const source = time === 0 ? '' : readFileSync(file.filePath, 'utf8');
      const content =
        file.kind === 'component'
          ? readComponentPage(source)
          : readHead(applyReplaceRules(source, rules));
      heads.set(file.filePath, { time, content });
      return content;
    },
    known: (filePath) => heads.get(filePath)?.content,
    forget(filePath) {
      heads.delete(filePath);
    },
  };
}
