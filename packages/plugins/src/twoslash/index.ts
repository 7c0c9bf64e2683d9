import { join } from 'node:path';

import { definePlugin, type OctavoPlugin } from '@octavo/cli';

import { assetPath } from '../assets';
import { checkOptions } from '../options/check-options';
import { twoslashOptions } from '../options/twoslash';
import { versionOfPeer } from '../peers/find-peer';
import { requirePeers } from '../peers/require-peer';
import { checkTypeScript } from './check-typescript';
import { pruneResults } from './result-cache';
import { TYPE_CLASS } from './type-class';
import type { TransformerOptions, TwoslashOptions } from './types';

export type { TwoslashOptions } from './types';

/**
 * Shows types, queries and expected errors of the TypeScript compiler in code blocks with the attribute `twoslash`.
 * Unexpected errors fail the build.
 *
 * @throws {OctavoError} if an option is invalid, or twoslash or TypeScript before version 7 is not installed
 *
 * @example
 * export default defineConfig({ plugins: [twoslash()] });
 */
export function twoslash(options: TwoslashOptions = {}): OctavoPlugin {
  const checked = checkOptions('twoslash', twoslashOptions, options);
  requirePeers('twoslash', ['twoslash', 'typescript']);
  checkTypeScript(versionOfPeer('typescript'));
  const transformerOptions: TransformerOptions = { ...checked, cwd: '', cacheDir: '' };
  return definePlugin({
    name: 'octavo:twoslash',
    // Local files with types are dependencies of the pages.
    cache: { key: '' },
    styles: { module: assetPath('./styles/twoslash.css'), className: 'twoslash' },
    client: { module: assetPath('./client/twoslash.js'), when: 'idle', className: TYPE_CLASS },
    highlight: {
      transformers: [
        {
          module: assetPath('./twoslash-transformer.js'),
          options: transformerOptions,
          attribute: 'twoslash',
        },
      ],
    },
    configResolved(config) {
      transformerOptions.cwd = config.cwd;
      transformerOptions.cacheDir = join(config.cacheDir, 'twoslash');
    },
    build: () => pruneResults(transformerOptions.cacheDir),
  });
}
