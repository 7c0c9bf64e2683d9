import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isExternal } from '@octavo/theme/urls';
import { imageSize } from 'image-size';

import type { SiteConfig } from '../model/config';

/**
 * Returns the natural size of the logo in pixels, or of the light logo if there are two. Returns `undefined` for external
 * logos and files that cannot be read.
 */
export function readLogoSize({
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
