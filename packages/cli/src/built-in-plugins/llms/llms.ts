import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { toMarkdownFile, toRoutePath } from '@octavo/theme/urls';

import type { OctavoPlugin } from '../../model/config';
import type { LlmsConfig } from '../../model/config-values.generated';
import { definePlugin } from '../../plugin-host/define-plugin';
import { llmsPaths } from './llms-paths';
import { pageTwin } from './page-twin';
import { writeLists } from './write-lists';

/** Pages as Markdown, and for each language and version the files that list and hold them all. */
export function llms(wanted: Required<LlmsConfig>): OctavoPlugin {
  return definePlugin({
    name: 'octavo:llms',
    markdown: { keepSource: wanted.pages || wanted.full },

    files: ({ config, pages }) => llmsPaths(pages, config, wanted),

    async serve(path, { config, page }) {
      if (!wanted.pages || !path.endsWith('.md')) return undefined;
      const served = await page(toRoutePath(`/${path.replace(/\.md$/, '')}`));
      return served && pageTwin(config, served);
    },

    async build({ config, published, editions, put, read }) {
      const pages = published.filter(({ data }) => data.pageType !== '404');
      // What a site publishes under the name itself wins.
      const putOwn: typeof put = async (path, key, make) => {
        if (!existsSync(join(config.publicDir, path))) await put(path, key, make);
      };
      if (wanted.pages) {
        for (const page of pages) {
          const path = toMarkdownFile(page.page.routePath);
          await putOwn(path, page.key, () => pageTwin(config, page));
        }
      }
      await writeLists({ config, wanted, editions, pages, put: putOwn, read });
    },
  });
}
