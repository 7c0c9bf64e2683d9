import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ASSET_EXTENSIONS, ASSET_FILES } from './asset-files';

test('client.d.ts declares each asset as a URL', () => {
  const declarations = readFileSync(new URL('../../../client.d.ts', import.meta.url), 'utf8');
  const declared = [
    ...declarations.matchAll(/^declare module '\*\.(\w+)' \{\n {2}const url: string;/gm),
  ].map(([, extension]) => extension!);
  expect(declared.sort()).toEqual(ASSET_EXTENSIONS.toSorted());
});

test.each(['a.mp3', './fonts/a.woff2', 'A.TTF', 'a.otf', 'a.webm', 'a.mp4'])(
  'imports %s as a URL',
  (file) => expect(file).toMatch(ASSET_FILES),
);

test.each(['a.mp3.ts', 'png', 'a.json', 'a.css', 'a.mp3x'])('does not import %s as a URL', (file) =>
  expect(file).not.toMatch(ASSET_FILES),
);
