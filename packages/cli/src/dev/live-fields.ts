import type { PageContent } from '@octavo/mdx-plugins';

import { findComponentProblems } from '../content/scan/component-page';
import { validateFrontmatter } from '../content/scan/validate-frontmatter';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { SourceFile } from '../model/page';

/** Frontmatter of the pages that the dev server serves. */
export interface LiveFields {
  /** Returns the content with validated fields. Returns it unchanged if it has not been validated. */
  apply: (content: PageContent) => PageContent;
  /**
   * Validates the declared fields of a page and returns their problems, or those of a component page whose values are only
   * known at runtime. The same content is only validated once.
   */
  findProblems: (file: SourceFile, content: PageContent) => Promise<Problem[]>;
}

/** Creates the cache for validated frontmatter. */
export function createLiveFields(config: Pick<SiteConfig, 'frontmatter' | 'cacheDir'>): LiveFields {
  const hasFields = Object.keys(config.frontmatter).length > 0;
  const results = new WeakMap<PageContent, ReturnType<typeof validateFrontmatter>>();
  const validated = new WeakMap<PageContent, PageContent>();
  return {
    apply: (content) => validated.get(content) ?? content,
    async findProblems(file, content) {
      const dynamic =
        file.kind === 'component'
          ? findComponentProblems(readSource(file.filePath).text, file.filePath)
          : [];
      if (!hasFields || dynamic.length > 0) return dynamic;
      if (!results.has(content)) {
        const page = { file, content, readSource: () => readSource(file.filePath).text };
        results.set(content, validateFrontmatter(page, config));
      }
      const result = await results.get(content)!;
      if ('problems' in result) return result.problems;
      validated.set(content, result.content);
      return [];
    },
  };
}
