import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createProcessor } from '@mdx-js/mdx';
import type { CompiledPage } from '@octavo/mdx-plugins';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

type Dialect = typeof import('@octavo/mdx-plugins');

const SUFFIX = '?page';
const DIALECT = fileURLToPath(new URL('../packages/mdx-plugins/src/index.ts', import.meta.url));
const MDX_COMPONENTS = fileURLToPath(
  new URL('../packages/theme/src/mdx/index.ts', import.meta.url),
);
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
 * Vite plugin that compiles `import Page, { toc } from './x.mdx?page'` in the same way as a site,
 * so that stories show the same markup. The query prevents Storybook's own MDX compiler from
 * processing the file.
 */
export function storyPages(): Plugin {
  let sources: Promise<ViteDevServer> | undefined;
  return {
    name: 'octavo:story-pages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      sources ??= createSourceLoader();
      const { createMdxOptions } = (await (await sources).ssrLoadModule(DIALECT)) as Dialect;
      let page: CompiledPage | undefined;
      const processor = createProcessor({
        ...createMdxOptions({
          root: dirname(file),
          html: 'inline',
          htmlModule: MDX_COMPONENTS,
          // The images of stories are small SVG files.
          assetUrl: (image) => {
            const data = readFileSync(image, 'base64');
            return { url: `data:image/svg+xml;base64,${data}`, output: '' };
          },
          components: Object.fromEntries(COMPONENTS.map((name) => [name, MDX_COMPONENTS])),
          langOf: (path) => (path.endsWith('.zh.mdx') ? 'zh' : 'en'),
          onPage: (compiled) => {
            page = compiled;
          },
        }),
        format: 'mdx',
      });
      const module = await processor.process({ path: file, value: await readFile(file, 'utf8') });
      return `${module}\nexport const toc = ${JSON.stringify(page?.content.toc ?? [])};\n`;
    },
    async buildEnd() {
      await (await sources)?.close();
      sources = undefined;
    },
  };
}

/**
 * Creates a server that loads the compiler from its TypeScript sources, so that it does not have to
 * be built first.
 */
function createSourceLoader(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}
