import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PageAsset } from '@octavo/mdx-plugins';
import { glob } from 'tinyglobby';

import type { Bundle } from '../bundle/bundle-site';
import type { Output } from './output';

/** Copies the public folder, page assets and bundles to the output. Variants of images are created separately. */
export async function copyAssets(
  output: Output,
  publicDir: string,
  assets: Iterable<PageAsset>,
  bundles: readonly Bundle[],
): Promise<void> {
  for (const path of (await glob('**/*', { cwd: publicDir, dot: true })).sort()) {
    output.write(path, readFileSync(join(publicDir, path)));
  }
  for (const { file, output: path, variant } of assets) {
    if (!variant) output.write(path, readFileSync(file));
  }
  for (const { folder, files } of bundles) {
    for (const file of files) output.write(file, readFileSync(join(folder, file)));
  }
}
