import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DialectOptions } from '../options';
import { compileToMarkup } from './compile-page';

const FIXTURES = fileURLToPath(new URL('../__fixtures__', import.meta.url));

/**
 * Defines a test for each fixture of a plugin, which compiles `input.mdx` (or `input.md`) and compares the result with
 * `output.html`. Set `UPDATE_FIXTURES=1` to update the outputs.
 */
export function defineFixtureTests(plugin: string, options: Partial<DialectOptions> = {}): void {
  const folder = join(FIXTURES, plugin);
  for (const name of readdirSync(folder).sort()) {
    const directory = join(folder, name);
    const input = ['input.mdx', 'input.md'].map((file) => join(directory, file)).find(existsSync);
    if (!input) continue;
    test(`${plugin}: ${name.replaceAll('-', ' ')}`, async () => {
      const settings = { root: directory, ...options };
      const markup = `${await compileToMarkup(readFileSync(input, 'utf8'), settings, input)}\n`;
      const output = join(directory, 'output.html');
      if (process.env.UPDATE_FIXTURES) writeFileSync(output, markup);
      expect(markup).toBe(readFileSync(output, 'utf8'));
    });
  }
}
