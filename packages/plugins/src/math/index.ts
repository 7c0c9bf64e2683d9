import { join } from 'node:path';

import { definePlugin, type OctavoPlugin } from '@octavo/cli';

import { assetPath } from '../assets';
import { checkOptions } from '../options/check-options';
import { mathOptions } from '../options/math';
import { requirePeers } from '../peers/require-peer';
import type { MathOptions } from './types';

export type { MathOptions } from './types';

/**
 * Renders formulas between dollar signs with KaTeX. Pages with formulas load the styles of KaTeX, and no script.
 *
 * @throws {OctavoError} if an option is invalid or KaTeX is not installed
 *
 * @example
 * export default defineConfig({ plugins: [math({ macros: { '\\R': '\\mathbb{R}' } })] });
 */
export function math(options: MathOptions = {}): OctavoPlugin {
  const { singleDollar, output, macros } = checkOptions('math', mathOptions, options);
  const [katex] = requirePeers('math', ['katex']);
  return definePlugin({
    name: 'octavo:math',
    cache: { key: '' },
    // KaTeX positions the parts of a formula with `style` attributes.
    csp: output === 'html' ? { 'style-src': ["'unsafe-inline'"] } : {},
    styles: [
      ...(output === 'html'
        ? [{ module: join(katex!, 'dist/katex.min.css'), className: 'katex' }]
        : []),
      { module: assetPath('./styles/math.css'), className: 'oct-math-block' },
    ],
    markdown: {
      remarkPlugins: [[assetPath('./remark-math.js'), { singleDollarTextMath: singleDollar }]],
      rehypePlugins: [[assetPath('./rehype-math.js'), { output, macros }]],
    },
  });
}
