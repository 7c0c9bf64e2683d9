import type { IncomingMessage } from 'node:http';

import { safeDecode } from '@octavo/theme/urls';

/**
 * Changes the path of a request before sirv handles it. sirv does not decode URL delimiters (`&`, `+`, `#`), so the
 * decoded path is stored where sirv caches its parsed URL. A path that still contains `%` is not stored, because sirv
 * would decode it a second time, after it was validated.
 */
export function setRequestPath(request: IncomingMessage, path: string): void {
  const pathname = safeDecode(path);
  const parsed = { raw: path, pathname, search: '', query: '' };
  request.url = path;
  Object.assign(request, { _parsedUrl: pathname.includes('%') ? undefined : parsed });
}
