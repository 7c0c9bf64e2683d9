import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Problem, positionAt } from '@octavo/cli/internal';

const SCRIPT =
  /"[^"]+":\s*"[^"\n]*?\b(?:(rspress|vitepress|rs doc)\b(?: (dev|build|preview))?|(docusaurus|astro) (start|dev|build|serve|preview)\b)[^"\n]*"/g;
/** Commands of Octavo for those of Docusaurus with a different name. */
const COMMANDS: Readonly<Record<string, string>> = { start: 'dev', serve: 'preview' };

/** Returns a problem for each `package.json` script that runs the original tool. */
export function findOldScripts(folder: string): Problem[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const scripts = /"scripts"\s*:\s*\{[^}]*\}/.exec(source);
  if (!scripts) return [];
  return [...scripts[0].matchAll(SCRIPT)].map((match) => {
    const command = match[2] ?? match[4] ?? 'dev';
    return {
      file,
      ...positionAt(scripts.index + match.index, source),
      message: `The script still runs \`${match[1] ?? match[3]}\`.`,
      hint: `Use \`octavo ${COMMANDS[command] ?? command}\` instead.`,
    };
  });
}
