import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readStylesheets } from './stylesheets';

test('reads the stylesheet of the theme folder and those that modules import, after their own imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-stylesheets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('theme/index.css', "@import './colors.css';\n:root{}");
  write('theme/colors.css', "@import './index.css';\n@import './missing.css';\n.dark{}");
  write('card.css', '.card{}');
  const code = new Map([
    [join(folder, 'Card.tsx'), "import './card.css';\nimport './theme/colors.css';\nimport 'x';"],
  ]);
  const read = (themeDir: string) =>
    readStylesheets(code, { alias: {}, themeDir: join(folder, themeDir) }).map(
      ({ file, source }) => [basename(file), source.split('\n').at(-1)],
    );
  expect(read('theme')).toEqual([
    ['colors.css', '.dark{}'],
    ['index.css', ':root{}'],
    ['card.css', '.card{}'],
  ]);
  expect(read('other').map(([name]) => name)).toEqual(['card.css', 'index.css', 'colors.css']);
});
