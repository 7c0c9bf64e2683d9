import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { preview } from './preview';

test.each([
  ['/', '/', false],
  ['/docs/', '/docs/', false],
  ['/docs/', '/', true],
  ['/', '/docs/', true],
  // A relative base, and scripts on another host.
  ['./', '/docs/', false],
  ['https://cdn.example/', '/', false],
  ['//cdn.example/', '/', false],
])(
  'a site that was built for %s with the base %s prints a warning: %s',
  async (built, base, expected) => {
    const cwd = mkdtempSync(join(tmpdir(), 'octavo-preview-'));
    mkdirSync(join(cwd, 'content'));
    mkdirSync(join(cwd, 'dist'));
    writeFileSync(join(cwd, 'content/index.md'), '# A\n');
    writeFileSync(join(cwd, 'docs.config.ts'), `export default { base: '${base}' };`);
    const html = `<script defer src="${built}static/js/main.1.js"></script>`;
    writeFileSync(join(cwd, 'dist/404.html'), html);
    const warnings: string[] = [];
    const logger = {
      success() {},
      info() {},
      warn: (message: string) => void warnings.push(message),
    };
    const server = await preview({ cwd, port: 0, logger: logger as never });
    await server.close();
    rmSync(cwd, { recursive: true });
    expect(warnings).toEqual(
      expected
        ? [
            expect.stringContaining(
              `built for the base "${built}", but the configuration has "${base}"`,
            ),
          ]
        : [],
    );
  },
);
