import { appFile } from '../../bundler/app-file';
import { definePlugin } from '../define-plugin';
import type { OctavoPlugin } from '../types';

/** Search with Pagefind, which indexes the finished pages and answers from parts of its index. */
export function pagefind(): OctavoPlugin {
  return definePlugin({
    name: 'octavo:pagefind',

    searchEngine: {
      client: appFile('search/pagefind.js'),

      async index(entries, { config, write }) {
        const { indexPages } = await import('./index-pages');
        await indexPages({ entries, configFile: config.configFile, write });
      },
    },
  });
}
