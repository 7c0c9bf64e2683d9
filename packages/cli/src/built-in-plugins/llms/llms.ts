import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { toMarkdownFile, toRoutePath } from '@octavo/theme/urls';

import type { OctavoPlugin } from '../../model/config';
import type { LlmsConfig } from '../../model/config-values.generated';
import { definePlugin } from '../../plugin-host/define-plugin';
import { getLlmsPaths } from './llms-paths';
import { renderPageMarkdown } from './page-markdown';
import { writeLlmsFiles } from './write-llms-files';

/**
 * Creates the plugin that writes Markdown versions of pages, and `llms.txt` and `llms-full.txt` for each language and
 * version.
 */
export function llms(options: Required<LlmsConfig>): OctavoPlugin {
  return definePlugin({
    name: 'octavo:llms',
    markdown: { keepSource: options.pages || options.full },

    files: ({ config, pages }) => getLlmsPaths(pages, config, options),

    async serve(path, { config, page }) {
      if (!options.pages || !path.endsWith('.md')) return undefined;
      const served = await page(toRoutePath(`/${path.replace(/\.md$/, '')}`));
      return served && renderPageMarkdown(config, served);
    },

    async build({ config, published, editions, put, read }) {
      const pages = published.filter(({ data }) => data.pageType !== '404');
      // Files in the public folder take precedence.
      const putIfNotPublic: typeof put = async (path, key, make) => {
        if (!existsSync(join(config.publicDir, path))) await put(path, key, make);
      };
      if (options.pages) {
        for (const page of pages) {
          const path = toMarkdownFile(page.page.routePath);
          await putIfNotPublic(path, page.key, () => renderPageMarkdown(config, page));
        }
      }
      await writeLlmsFiles({ config, options, editions, pages, put: putIfNotPublic, read });
    },
  });
}
