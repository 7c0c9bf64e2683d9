import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';

import { checkTypeScript } from './check-typescript';

test.each(['5.5.2', '6.0.3', '6.1.0-beta'])('accepts TypeScript %s', (version) => {
  expect(() => checkTypeScript(version)).not.toThrow();
});

test.each(['7.0.2', '10.0.0'])('reports TypeScript %s', (version) => {
  expect(() => checkTypeScript(version, tmpdir())).toThrow(
    expect.objectContaining({
      code: 'PACKAGE_MISSING',
      message: `The plugin "twoslash" does not support TypeScript ${version}.`,
      hint: 'Install TypeScript 6 as "typescript": npm install typescript@npm:@typescript/typescript6',
    }),
  );
});
