import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isExternal } from '@octavo/theme/urls';
import { imageSize } from 'image-size';

import type { SiteConfig } from '../model/config';

/** Natural size of the site's logo; of a pair, of its first. Unknown where it lies elsewhere or cannot be read. */
export function logoSize({
  logo,
  publicDir,
}: Pick<SiteConfig, 'logo' | 'publicDir'>): { width: number; height: number } | undefined {
  const src = typeof logo === 'object' ? logo.light : logo;
  if (!src || isExternal(src)) return undefined;
  try {
    const { width, height } = imageSize(readFileSync(join(publicDir, src)));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
