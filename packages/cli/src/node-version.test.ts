import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/octavo.mjs', import.meta.url));

test.each(['14.21.3', '18.20.8', '20.18.1'])(
  'prints the required version on Node.js %s',
  (version) => {
    const override = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(override)}`, bin, 'build'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Octavo requires Node.js 20.19 or later. The current version is ${version}.\nInstall a newer version from https://nodejs.org.\n`,
    );
  },
);
