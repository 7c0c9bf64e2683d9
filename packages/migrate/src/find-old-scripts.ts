import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Problem, positionAt } from '@octavo/cli/internal';

const SCRIPT =
  /"[^"]+":\s*"[^"\n]*?\b(rspress|vitepress|rs doc)\b(?: (dev|build|preview))?[^"\n]*"/g;

/** Returns a problem for each `package.json` script that runs Rspress or VitePress. */
export function findOldScripts(folder: string): Problem[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const scripts = /"scripts"\s*:\s*\{[^}]*\}/.exec(source);
  if (!scripts) return [];
  return [...scripts[0].matchAll(SCRIPT)].map((match) => ({
    file,
    ...positionAt(scripts.index + match.index, source),
    message: `The script still runs \`${match[1]}\`.`,
    hint: `Use \`octavo ${match[2] ?? 'dev'}\` instead.`,
  }));
}
