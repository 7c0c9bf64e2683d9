import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { toMarkdownFile, toRoutePath } from '@octavo/theme/urls';

import type { BuiltSite, OctavoPlugin, SiteConfig } from '../../model/config';
import type { LlmsConfig } from '../../model/config-values.generated';
import type { BuiltPage, SiteFiles } from '../../model/plugin-values';
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
    cache: { key: '' },
    markdown: { keepSource: options.pages || options.full },

    files: ({ config, pages }) => getLlmsPaths(pages, config, options),

    async serve(path, { config, page }) {
      if (!options.pages || !path.endsWith('.md')) return undefined;
      const served = await page(toRoutePath(`/${path.replace(/\.md$/, '')}`));
      return served && renderPageMarkdown(config, served);
    },

    async build({ config, published, editions, put, read }) {
      const pages = published.filter(hasMarkdown);
      await putPageMarkdown({ config, published, put });
      await writeLlmsFiles({
        config,
        options,
        editions,
        pages,
        put: putIfNotPublic(config, put),
        read,
      });
    },
  });
}

/** Writes the Markdown versions of pages, if they are enabled. */
export async function putPageMarkdown({
  config,
  published,
  put,
}: Pick<BuiltSite, 'config' | 'published' | 'put'>): Promise<void> {
  if (!config.llms.pages) return;
  const putFile = putIfNotPublic(config, put);
  for (const page of published.filter(hasMarkdown)) {
    const path = toMarkdownFile(page.page.routePath);
    await putFile(path, page.key, () => renderPageMarkdown(config, page));
  }
}

function hasMarkdown({ data }: BuiltPage): boolean {
  return data.pageType !== '404';
}

/** Files in the public folder take precedence. */
function putIfNotPublic(
  { publicDir }: Pick<SiteConfig, 'publicDir'>,
  put: SiteFiles['put'],
): SiteFiles['put'] {
  const hasPublicDir = existsSync(publicDir);
  return async (path, key, make) => {
    if (!hasPublicDir || !existsSync(join(publicDir, path))) await put(path, key, make);
  };
}
