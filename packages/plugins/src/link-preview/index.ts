import { definePlugin, type OctavoPlugin } from '@octavo/cli';

import { assetPath } from '../assets';
import { checkOptions } from '../options/check-options';
import { linkPreviewOptions } from '../options/link-preview';
import { LINK_CLASS } from './link-class';
import type { LinkPreviewOptions } from './types';

export type { LinkPreviewOptions } from './types';

/** Path of the previews in development, where the HTML of pages has no content. */
const DEV_PATH = /^_link-preview(\/.*)\.json$/;

/**
 * Shows the title and the description of a page while the pointer is on a link to it, or the link has the focus.
 *
 * @throws {OctavoError} if an option is invalid
 *
 * @example
 * export default defineConfig({ plugins: [linkPreview()] });
 */
export function linkPreview(options: LinkPreviewOptions = {}): OctavoPlugin {
  const { delay } = checkOptions('linkPreview', linkPreviewOptions, options);
  return definePlugin({
    name: 'octavo:link-preview',
    cache: { key: '' },
    styles: { module: assetPath('./styles/link-preview.css'), className: LINK_CLASS },
    client: {
      module: assetPath('./client/link-preview.js'),
      when: 'idle',
      className: LINK_CLASS,
      options: { delay },
    },
    async serve(path, { page }) {
      const [, route] = DEV_PATH.exec(path) ?? [];
      const found = route === undefined ? undefined : await page(route);
      if (!found) return undefined;
      const { title, frontmatter } = found.data;
      return JSON.stringify({ title, description: frontmatter.description });
    },
    markdown: { rehypePlugins: [assetPath('./rehype-link-preview.js')] },
  });
}
