// Preloaded into a process with `--import`. When the process exits, it writes the peak memory usage
// in MB.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.OCTAVO_PEAK_MEMORY;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS / 1024)));
}
