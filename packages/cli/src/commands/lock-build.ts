import { acquireBuildLock } from '../build/output/build-lock';
import type { LoadConfigOptions } from '../config/load-config';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { trackActivityWithoutTimeout } from '../watchdog/watchdog';
import { loadBuildConfig } from './load-site-config';

export interface LockBuildOptions extends Pick<LoadConfigOptions, 'cwd' | 'configFile'> {
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** Build that no other build of the same folder can interfere with. */
export interface LockedBuild {
  config: SiteConfig;
  /** Whether another build was running, during which files may have been changed. */
  hasWaited: boolean;
  /** Lets the next build start. */
  release: () => void;
}

/**
 * Loads the configuration, and waits for other builds of the same folder, because they write the same output and cache
 * files.
 *
 * @throws {OctavoError} if `loadBuildConfig` throws.
 */
export async function lockBuild(options: LockBuildOptions): Promise<LockedBuild> {
  const config = await loadBuildConfig(options);
  const { cacheDir } = config;
  let hasWaited = false;
  const release = await trackActivityWithoutTimeout('waiting for another build', () =>
    acquireBuildLock({
      cacheDir,
      onWait(pid, file) {
        hasWaited = true;
        options.logger.info(
          `Waiting for another build in this folder (process ${pid}). If process ${pid} is not running, delete ${file}.`,
        );
      },
    }),
  );
  if (!hasWaited) return { config, hasWaited, release };
  try {
    // The configuration may have been changed while this build waited, and caches contain digests of the current files.
    return { config: await loadBuildConfig(options), hasWaited, release };
  } catch (error) {
    release();
    throw error;
  }
}
