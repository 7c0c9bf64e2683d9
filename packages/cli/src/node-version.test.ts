import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/octavo.mjs', import.meta.url));

test.each(['14.21.3', '18.20.8', '20.18.1'])(
  'Node %s prints the required version and how to update',
  (version) => {
    const fakeVersion = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(fakeVersion)}`, bin, 'build'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Octavo needs Node.js 20.19 or newer, but this is ${version}.\nInstall a newer version from https://nodejs.org.\n`,
    );
  },
);
