import { definePlugin, type OctavoPlugin } from '@octavo/cli';

import { assetPath } from '../assets';
import { messagesOf } from '../messages';
import { checkOptions } from '../options/check-options';
import { mermaidOptions } from '../options/mermaid';
import { findPeer } from '../peers/find-peer';
import { requirePeers } from '../peers/require-peer';
import { SOURCE_CLASS } from './source-class';
import type { MermaidOptions } from './types';

export type { MermaidOptions } from './types';

/**
 * Draws `mermaid` fences as SVG at build time, in the colors of the theme. Kinds that can only be drawn in a browser are
 * drawn by mermaid when they become visible.
 *
 * @throws {OctavoError} if an option is invalid or a required package is not installed
 *
 * @example
 * export default defineConfig({ plugins: [mermaid()] });
 */
export function mermaid(options: MermaidOptions = {}): OctavoPlugin {
  const { draw } = checkOptions('mermaid', mermaidOptions, options);
  requirePeers('mermaid', [draw === 'build' ? 'beautiful-mermaid' : 'mermaid']);
  const canDrawInBrowser = findPeer('mermaid') !== undefined;
  return definePlugin({
    name: 'octavo:mermaid',
    cache: { key: '' },
    messages: messagesOf('mermaid'),
    styles: { module: assetPath('./styles/mermaid.css'), className: 'oct-mermaid' },
    ...(canDrawInBrowser
      ? {
          client: {
            module: assetPath('./client/mermaid.js'),
            when: 'visible',
            className: SOURCE_CLASS,
          },
          // mermaid adds a `<style>` element to each diagram.
          csp: { 'style-src': ["'unsafe-inline'"] },
        }
      : {}),
    markdown: {
      remarkPlugins: [assetPath('./remark-mermaid.js')],
      rehypePlugins: [[assetPath('./rehype-mermaid.js'), { draw, canDrawInBrowser }]],
    },
  });
}
