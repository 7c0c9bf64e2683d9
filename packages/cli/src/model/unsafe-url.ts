import { isScriptUrl, safeDecode } from '@octavo/theme/urls';

import type { Problem } from './errors';

const MAX_LENGTH = 60;

/**
 * Checks whether the URL of a link or image can run code. Images can have `data:` URLs, because browsers do not run
 * scripts in images.
 *
 * @returns the message and the hint, or `undefined` if the URL is safe
 */
export function findUnsafeUrl(
  url: string,
  kind: 'link' | 'image' = 'link',
): Required<Pick<Problem, 'message' | 'hint'>> | undefined {
  const decoded = safeDecode(url);
  if (!isScriptUrl(decoded) || (kind === 'image' && /^\s*data:image\//i.test(decoded)))
    return undefined;
  const shown = decoded.length > MAX_LENGTH ? `${decoded.slice(0, MAX_LENGTH - 3)}...` : decoded;
  return {
    message: `Unsafe URL: ${JSON.stringify(shown)} can run code.`,
    hint: 'Use a path or an "https:" URL. To run code, use a component with an event handler.',
  };
}
