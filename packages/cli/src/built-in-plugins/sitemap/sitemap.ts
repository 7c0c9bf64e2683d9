import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { OctavoPlugin } from '../../model/config';
import { definePlugin } from '../../plugin-host/define-plugin';
import { createSitemapFiles } from './sitemap-files';

/** Creates the plugin that writes `sitemap.xml` and `robots.txt`. Files in the public folder take precedence. */
export function sitemap(): OctavoPlugin {
  return definePlugin({
    name: 'octavo:sitemap',
    cache: { key: '' },

    files({ config: { siteOrigin, base } }) {
      if (!siteOrigin) return [];
      return base === '/' ? ['sitemap.xml', 'robots.txt'] : ['sitemap.xml'];
    },

    build({ config, published, write }) {
      const routes = published.map(({ data, seo }) => ({ routePath: data.routePath, ...seo }));
      for (const { path, content } of createSitemapFiles(config, routes)) {
        if (!existsSync(join(config.publicDir, path))) write(path, content);
      }
    },
  });
}
