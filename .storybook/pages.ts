import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createProcessor } from '@mdx-js/mdx';
import type { CompiledPageData } from '@octavo/mdx-plugins';
import { type Plugin, runnerImport } from 'vite';

const SUFFIX = '?page';
const MDX_COMPONENTS = fileURLToPath(
  new URL('../packages/theme/src/mdx/index.ts', import.meta.url),
);
const SOURCES = { conditions: ['octavo-source', 'module', 'node', 'import', 'default'] };
const COMPONENTS = [
  'Badge',
  'Card',
  'CardGrid',
  'Details',
  'FileTree',
  'LinkCard',
  'NoSSR',
  'PackageManagerTabs',
  'SourceCode',
  'Steps',
  'Tab',
  'Tabs',
  'Toc',
];

/**
 * Compiles `import Page, { toc } from './x.mdx?page'` the way a site does, so that stories show the
 * markup that readers get. The query keeps the file from Storybook's own MDX.
 */
export function pagesOfStories(): Plugin {
  let plugins: Promise<typeof import('@octavo/mdx-plugins')> | undefined;
  return {
    name: 'octavo:pages-of-stories',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      plugins ??= importSources();
      const { createMdxOptions } = await plugins;
      let page: CompiledPageData | undefined;
      const processor = createProcessor({
        ...createMdxOptions({
          root: dirname(file),
          html: 'inline',
          htmlModule: MDX_COMPONENTS,
          components: Object.fromEntries(COMPONENTS.map((name) => [name, MDX_COMPONENTS])),
          langOf: (path) => (path.endsWith('.zh.mdx') ? 'zh' : 'en'),
          onPage: (data) => {
            page = data;
          },
        }),
        format: 'mdx',
      });
      const module = await processor.process({ path: file, value: await readFile(file, 'utf8') });
      return `${module}\nexport const toc = ${JSON.stringify(page?.content.toc ?? [])};\n`;
    },
  };
}

/** The dialect from its sources, which Node alone cannot read: no build has to come first. */
async function importSources(): Promise<typeof import('@octavo/mdx-plugins')> {
  const { module } = await runnerImport<typeof import('@octavo/mdx-plugins')>(
    '@octavo/mdx-plugins',
    { configFile: false, logLevel: 'error', resolve: SOURCES, ssr: { resolve: SOURCES } },
  );
  return module;
}
