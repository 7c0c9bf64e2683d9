import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { plainSelectors } from './plain-selectors';

/** Give the stylesheets of a folder the selectors that browsers are quickest with; see `plainSelectors`. */
export function writePlainStyles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const file = join(folder, name);
    const root = postcss.parse(readFileSync(file, 'utf8'), { from: file });
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap(plainSelectors);
    });
    writeFileSync(file, root.toString());
  }
}
