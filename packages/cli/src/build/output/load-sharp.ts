import { dirname } from 'node:path';
import type Sharp from 'sharp';

import { importPeer } from '../../files/import-peer';
import { getInstallCommand } from '../../files/package-manager';
import { OctavoError } from '../../model/errors';

/**
 * Loads the `sharp` package installed in the site.
 *
 * @throws {OctavoError} `PACKAGE_MISSING` if the package is not installed, or not for this platform
 */
export async function loadSharp(configFile: string): Promise<typeof Sharp> {
  try {
    return (await importPeer<{ default: typeof Sharp }>('sharp', configFile, 'images')).default;
  } catch (error) {
    if (error instanceof OctavoError) throw error;
    // The package is there, but not its binary for this platform.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new OctavoError('PACKAGE_MISSING', `Package "sharp" could not be loaded: ${reason}`, {
      hint: `Run "${getInstallCommand(['sharp'], dirname(configFile), true)}" on this platform.`,
      cause: error,
    });
  }
}
