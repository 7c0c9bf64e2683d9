import type { IncomingMessage } from 'node:http';

import { safeDecode } from '@octavo/theme/urls';

/**
 * Sets the request path before passing the request to sirv. sirv does not decode URL delimiters (`&`, `+`, `#`), so
 * this function stores the decoded path in sirv's parsed URL cache. A decoded path that contains `%` is not stored,
 * because sirv would decode the path again after validation.
 */
export function setRequestPath(request: IncomingMessage, path: string): void {
  const pathname = safeDecode(path);
  const parsed = { raw: path, pathname, search: '', query: '' };
  request.url = path;
  Object.assign(request, { _parsedUrl: pathname.includes('%') ? undefined : parsed });
}
