import { positionAt } from '../../files/read-json';
import type { Finding } from '../../model/rules';

/** Finds the position of a link in the configuration files, with or without the language prefix. */
export function findInConfig(
  link: string,
  files: readonly string[],
  sourceOf: (file: string) => string,
): Pick<Finding, 'file' | 'line' | 'column'> {
  const candidates = [link, link.replace(/^\/[^/]+/, '')].filter((text) => text !== '');
  for (const text of candidates) {
    for (const file of files) {
      const at = sourceOf(file).search(new RegExp(`(['"\`])${escapePattern(text)}\\1`));
      if (at >= 0) return { file, ...positionAt(at, sourceOf(file)) };
    }
  }
  return { file: files[0]! };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
