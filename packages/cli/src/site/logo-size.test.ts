import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readLogoSize } from './logo-size';

const publicDir = mkdtempSync(join(tmpdir(), 'octavo-logo-'));
writeFileSync(
  join(publicDir, 'wide.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32"></svg>',
);
writeFileSync(join(publicDir, 'broken.svg'), 'no image');

test('returns the size of the logo or of the light logo', () => {
  expect(readLogoSize({ logo: '/wide.svg', publicDir })).toEqual({ width: 96, height: 32 });
  expect(readLogoSize({ logo: { light: '/wide.svg', dark: '/x.svg' }, publicDir })).toEqual({
    width: 96,
    height: 32,
  });
});

test.each([undefined, '/missing.svg', '/broken.svg', 'https://example.com/a.svg'])(
  'returns undefined for the logo %s',
  (logo) => {
    expect(readLogoSize({ logo, publicDir })).toBeUndefined();
  },
);
