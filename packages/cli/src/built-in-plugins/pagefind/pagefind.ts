import { resolveAppFile } from '../../build/bundle/app-file';
import type { OctavoPlugin } from '../../model/config';
import { definePlugin } from '../../plugin-host/define-plugin';

/** Creates the plugin for Pagefind search. The Pagefind client loads only the parts of the index that a query needs. */
export function pagefind(): OctavoPlugin {
  return definePlugin({
    name: 'octavo:pagefind',
    cache: { key: '' },
    // Pagefind searches with WebAssembly.
    csp: { 'script-src': ["'wasm-unsafe-eval'"] },

    searchEngine: {
      client: resolveAppFile('search/pagefind.js'),

      async index(entries, { config, write }) {
        const { indexPages } = await import('./index-pages');
        await indexPages({ entries, configFile: config.configFile, write });
      },
    },
  });
}
