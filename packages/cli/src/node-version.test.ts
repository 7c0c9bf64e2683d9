import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/octavo.mjs', import.meta.url));

test.each(['14.21.3', '18.20.8', '20.18.1'])(
  'Node %s gets a sentence with what to do',
  (version) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, bin, 'build'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Octavo needs Node.js 20.19 or newer, got ${version}.\nInstall a current version from https://nodejs.org and try again.\n`,
    );
  },
);
