import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { getCliVersion } from '../files/cli-version';
import { type CheckFormat, check } from './check';

// The digest and the tokens are read from the built packages.
vi.mock('../content/compile/toolchain', () => ({ getToolchainDigest: () => 'toolchain' }));
vi.mock('../check/rules/stylesheets', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readThemeTokens: () => ({ file: 'tokens.css', source: '' }),
}));

/** Checks a site and returns the findings as `path:line:column rule message`. */
async function findProblems(files: Record<string, string>): Promise<string[]> {
  const { cwd, findings } = await checkSite(files, 'json');
  return findings.map(
    ({ file = '', line, column, rule, message }) =>
      `${file.slice(cwd.length + 1)}:${line}:${column} ${rule} ${message.replaceAll(cwd, '')}`,
  );
}

/** Checks a site. The report goes to `write`, or to standard output. */
async function checkSite(files: Record<string, string>, format: CheckFormat, isStdout = false) {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-audit-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), content);
  }
  const logger = {
    info: vi.fn(),
    success: vi.fn(),
    warn: vi.fn(),
    error: vi.fn(),
    progress: vi.fn(),
  };
  const write = vi.fn();
  const { findings } = await check({ cwd, format, ...(isStdout ? {} : { write }), logger });
  return { cwd, findings, logger, write };
}

const CONFIG = `export default {
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  check: { rules: { 'missing-messages': 'off', 'orphan-page': 'off' } },
};
`;
const HOME = '---\npageType: home\nhero: { name: A }\n---\n';

test('reports dead links and anchors of a page with a missing image, but no differences of its translation', async () => {
  const page = '# T\n\n## One\n\n```js\na;\n```\n\n';
  expect(
    await findProblems({
      'docs.config.ts': CONFIG,
      'content/en/index.md': HOME,
      'content/zh/index.md': HOME,
      'content/en/a.md': `${page}![](./yes.svg) ![](./no.png) [x](/gone) [y](#two) [z](#one)\n`,
      'content/en/yes.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
      'content/zh/a.md': `${page}[x](#nope)\n`,
      'content/en/b.mdx': '# T\n\n## One\n\n<\n',
      'content/zh/b.mdx': '# T\n\n## Two\n\nText\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/en/a.md:9:16 dead-asset Image not found: "./no.png"",
      "content/en/a.md:9:30 dead-link Dead link: page "/gone" not found.",
      "content/en/a.md:9:41 dead-anchor Dead anchor: no element with the id "two" in content/en/a.md.",
      "content/en/b.mdx:5:1 invalid-page Missing \`>\` at the end of a tag",
      "content/zh/a.md:9:1 dead-anchor Dead anchor: no element with the id "nope" in content/zh/a.md.",
    ]
  `);
});

test('reports missing modules and exports of a page with an unknown component', async () => {
  expect(
    await findProblems({
      'docs.config.ts': 'export default {};\n',
      'components/Counter.tsx': 'export function Counter() { return null; }\n',
      'content/index.mdx': `import { Countr } from '../components/Counter'
import { Gone } from '../../components/Counter'

# T

Text

<Counter />
`,
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/index.mdx:1:24 invalid-page "../components/Counter" does not export "Countr".",
      "content/index.mdx:2:22 invalid-page Imported file "../../components/Counter" not found.",
      "content/index.mdx:8:1 invalid-page Unknown component "Counter"",
    ]
  `);
});

test('counts the messages that it prints, with one for many missing translations', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [`content/en/${name}.md`, '# T\n\nText\n']);
  const { logger, findings } = await checkSite(
    {
      'docs.config.ts': CONFIG,
      'content/en/index.md': HOME,
      'content/zh/index.md': HOME,
      ...Object.fromEntries(pages),
    },
    'text',
  );
  expect(findings).toHaveLength(5);
  expect(logger.warn).toHaveBeenCalledTimes(1);
  expect(logger.success.mock.calls.join()).toMatch(/: 0 errors and 1 warning\.$/);
});

test('reports packages that are not installed, as a warning if the import is not used', async () => {
  const page = `import X from 'not-installed'
import { y } from '@scope/not-installed/y'
import Site from 'my-site/x'
import Virtual from 'virtual'
import fs from 'node:fs'
import React from 'react'
import { Badge } from '@theme'
import styles from 'https://example.com/x.js'

# T

Text {y}
`;
  expect(
    await findProblems({
      'package.json': '{ "name": "my-site" }',
      'docs.config.ts': "export default { alias: { virtual: './virtual.ts' } };\n",
      'content/index.mdx': page,
      'virtual.ts': 'export default 1;\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/index.mdx:1:15 page-warning Module not found: "not-installed".",
      "content/index.mdx:2:19 invalid-page Module not found: "@scope/not-installed/y".",
    ]
  `);
});

test('prints the findings of a SARIF report to standard error, with the version of the package', async () => {
  const site = {
    'docs.config.ts': 'export default {};\n',
    'content/index.md': '# T\n\n[x](/gone)\n',
  };
  const { logger, write } = await checkSite(site, 'sarif');
  expect(JSON.parse(write.mock.calls[0]![0]).runs[0].tool.driver.version).toBe(getCliVersion());
  expect(logger.error.mock.calls.flat().join('\n')).toMatch(
    /Dead link[\s\S]*Checked 1 page in .*1 error/,
  );
  expect(logger.success).not.toHaveBeenCalled();

  const { logger: quiet } = await checkSite({ ...site, 'content/index.md': HOME }, 'sarif');
  expect(quiet.success).not.toHaveBeenCalled();
});

test('writes only the report to standard output if the configuration prints messages', async () => {
  const texts: string[] = [];
  const original = process.stdout.write;
  process.stdout.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    texts.push(String(chunk));
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  };
  const replaced = process.stdout.write;
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    process.stdout.write = original;
    errors.mockRestore();
  });
  const files = {
    'docs.config.ts': "process.stdout.write('message');\nexport default {};\n",
    'content/index.md': '# T\n\nText\n',
  };
  await checkSite(files, 'json', true);
  expect(process.stdout.write).toBe(replaced);
  expect(JSON.parse(texts.join(''))).toHaveProperty('findings');
  expect(errors.mock.calls.map(([text]) => text)).toContain('message');
});
