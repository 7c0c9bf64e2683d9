import { acquireBuildLock } from '../build/output/build-lock';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { trackActivityWithoutTimeout } from '../watchdog/watchdog';

/**
 * Waits for other builds of the same folder, because they write the same output and cache files. Returns a function that
 * lets the next build start.
 *
 * @param onWait - called if another build holds the lock
 */
export function lockBuild(
  { cacheDir }: Pick<SiteConfig, 'cacheDir'>,
  logger: Pick<Logger, 'info'>,
  onWait?: () => void,
): Promise<() => void> {
  return trackActivityWithoutTimeout('waiting for another build', () =>
    acquireBuildLock({
      cacheDir,
      onWait(pid, file) {
        onWait?.();
        logger.info(
          `Waiting for another build in this folder (process ${pid}). If process ${pid} is not running, delete ${file}.`,
        );
      },
    }),
  );
}
