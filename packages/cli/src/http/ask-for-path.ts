import type { IncomingMessage } from 'node:http';

import { safeDecode } from '@octavo/theme/urls';

/**
 * Have a file server answer for another path. It is given the path decoded, since it leaves signs that divide an address
 * (`&`, `+`, `#`) encoded itself; a path that would be decoded once more than it was looked at stays as it is.
 */
export function askForPath(request: IncomingMessage, path: string): void {
  const pathname = safeDecode(path);
  const parsed = { raw: path, pathname, search: '', query: '' };
  request.url = path;
  Object.assign(request, { _parsedUrl: pathname.includes('%') ? undefined : parsed });
}
