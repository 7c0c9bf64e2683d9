import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isExternal } from '@octavo/theme/urls';
import { imageSize } from 'image-size';

import type { SiteConfig } from '../model/config';

/**
 * Returns the intrinsic logo size in pixels. If there are two logos, the light logo is measured. Returns `undefined`
 * for external logos and unreadable files.
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
