import pc from 'picocolors';

import type { RemoteSummary } from '../build/remote-files';
import type { Logger } from '../model/logger';
import { formatTransfer } from './format-summary';

/** Prints what was transferred from and to the remote cache. */
export function reportTransfer(summary: RemoteSummary, logger: Logger): void {
  const { failure } = summary;
  if (failure !== undefined)
    logger.warn(`The remote cache was disabled during this build: ${failure}.`);
  const line = formatTransfer(summary);
  if (line !== undefined) logger.info(pc.dim(`  ${line}`));
}
