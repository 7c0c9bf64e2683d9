import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { type TestOptions, test as testCommand, watchTests } from './test';
import { createTemporarySite, silentLogger } from './testing/temporary-site';

const temporary = createTemporarySite();
const { write, read } = temporary;

/** Tests the site. Returns its problems as `page:line message`. */
async function run(options: Partial<TestOptions> = {}) {
  const result = await testCommand({
    cwd: temporary.cwd,
    logger: silentLogger,
    write: () => {},
    ...options,
  });
  const problems = result.problems.map(({ file, line, message }) => {
    return `${file.slice(temporary.cwd.length + 1)}:${line} ${message.split('\n')[0]}`;
  });
  return { ...result, problems };
}

const CONFIG = `export default {
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  test: {
    runners: { python: 'python3 {file}' },
    types: false,
    facts: [
      { kind: 'default', label: ['Default'], source: { schema: 'schema.json' } },
      { kind: 'flag', label: ['Flag'], source: { help: ['sh command.sh'] } },
      { kind: 'version', label: ['Since'], source: { installed: 'lib' } },
    ],
  },
};`;
const page = (name: string) =>
  `# ${name}

- **Default:** \`3\`
- **Flag:** \`--retry <n>\`
- **Since:** 1.2.0

## Files

\`\`\`js title="a.js"
console.log('file');
\`\`\`

\`\`\`sh
node a.js
\`\`\`

> \`\`\`text
> file
> \`\`\`

## Python

\`\`\`python
print(1 + 1)
\`\`\`

\`\`\`text
2
\`\`\`

- In a list

  \`\`\`text
  $ echo one; echo two; echo three
  one
  …
  three
  $ exit 3
  \`\`\`

\`\`\`json
{ "a": 1 }
\`\`\`
`.replace('```text\n  $', '```text exit=0,3\n  $');

const site = {
  'docs.config.ts': CONFIG,
  'schema.json': '{ "properties": { "retry": { "type": "integer", "default": 3 } } }',
  'command.sh': 'echo "  --retry <n>  Retries"',
  'node_modules/lib/package.json': '{ "version": "1.3.0" }',
  'content/en/retry.md': page('retry'),
  'content/zh/retry.md': page('retry'),
};

test('reports TypeScript 7 as an error of the project, while other samples run', async () => {
  const samples = ['one', 'two'].map(
    (name) =>
      `## ${name}\n\n\`\`\`js title="a.js"\nconst a = 1;\n\`\`\`\n\n\`\`\`sh\nnode a.js\n\`\`\`\n`,
  );
  write({
    'docs.config.ts': "export default { title: 'Site', lang: 'en' };",
    'package.json': '{}',
    'node_modules/typescript/index.js': "module.exports = { version: '7.0.2' };",
    'content/index.md': `# Page\n\n${samples.join('\n')}\n\`\`\`ts\nconst b = 2;\n\`\`\`\n`,
  });
  await expect(run()).rejects.toMatchObject({
    code: 'PACKAGE_MISSING',
    message: 'Types cannot be checked with TypeScript 7.0.2.',
  });
});

test('blocks of both languages run once, and not again until they change', async () => {
  write(site);
  const first = await run();
  expect(first.problems).toEqual([]);
  expect(first).toMatchObject({ blocks: 14, jobs: 1, run: 1 });
  expect(await run()).toMatchObject({ jobs: 1, run: 0 });
  write({ 'content/zh/retry.md': page('retry').replace('1 + 1', '3 - 1') });
  expect(await run()).toMatchObject({ jobs: 2, run: 1, problems: [] });
});

const EN = 'content/en/retry.md';
test.each([
  ['an output', '> file', '> other', `${EN}:17 \`node a.js\` did not print "other".`],
  ['an output of Python', '\n2\n', '\n3\n', `${EN}:27 \`python3 snippet-2.py\` did not print "3".`],
  [
    'an output of a session',
    '  three',
    '  four',
    `${EN}:34 \`echo one; echo two; echo three\` did not print "four".`,
  ],
  ['an exit code', 'exit=0,3', 'exit=0,4', `${EN}:33 \`exit 3\` exited with code 3, expected 4:`],
  ['a syntax error', '"a": 1', '"a": 1,', `${EN}:42 Invalid JSON: PropertyNameExpected.`],
  ['a default', '`3`', '`4`', `${EN}:3 The default is 3, not 4.`],
  ['a flag', '--retry', '--retries', `${EN}:4 --help lists \`--retry\` instead of \`--retries\`.`],
  ['a version', '1.2.0', '1.4.0', `${EN}:5 1.4.0 is later than the installed version 1.3.0.`],
])('%s that differs is the only problem', async (_, from, to, expected) => {
  write({ ...site, [EN]: page('retry').replace(from, to) });
  expect((await run()).problems).toEqual([expected]);
});

test('changed output is written to every page that shows it, and nothing else changes', async () => {
  const changed = page('retry')
    .replace('> file', '> old')
    .replace('\n2\n', '\nold\nlines\n')
    .replace('  three', '  old')
    .replaceAll('\n', '\r\n');
  write({ ...site, 'content/en/retry.md': changed, 'content/zh/retry.md': changed });
  expect((await run()).problems).toHaveLength(3);
  const { updated, problems } = await run({ update: true });
  expect(problems).toEqual([]);
  expect(updated).toHaveLength(2);
  for (const path of [EN, 'content/zh/retry.md'])
    expect(read(path)).toBe(page('retry').replaceAll('\n', '\r\n'));
  expect(await run({ update: true })).toMatchObject({ updated: [], problems: [] });
  expect(read(EN)).toBe(page('retry').replaceAll('\n', '\r\n'));
});

test('samples of selected pages use the packages of another folder', async () => {
  const sample =
    '# Page\n\n```js\nimport { version } from "lib";\nconsole.log(version);\n```\n\n```text\n1\n```\n';
  const lib = (folder: string, version: number) => ({
    [`${folder}node_modules/lib/package.json`]: '{ "type": "module", "exports": "./index.js" }',
    [`${folder}node_modules/lib/index.js`]: `export const version = ${version};\n`,
  });
  write({
    'docs.config.ts': `export default { test: { packagesFrom: { 'old/**': 'samples/old' } } };`,
    'content/new.md': sample,
    'content/old/page.md': sample,
    'samples/old/package.json': '{}',
    ...lib('', 1),
    ...lib('samples/old/', 2),
  });
  expect((await run()).problems).toEqual([
    expect.stringMatching(/^content\/old\/page\.md:\d+ .*did not print "1"/),
  ]);
});

test('filters select pages and headings', async () => {
  write(site);
  cpSync(join(temporary.cwd, 'content/en/retry.md'), join(temporary.cwd, 'content/en/other.md'));
  expect((await run({ filters: ['en/retry'] })).blocks).toBe(7);
  expect(await run({ filters: ['retry#python'] })).toMatchObject({ jobs: 1, run: 1 });
  expect((await run({ filters: ['./content/en/retry.md'] })).blocks).toBe(7);
  expect((await run({ filters: ['content/zh'] })).blocks).toBe(7);
});

test.each([
  ['rety', 'No page matches "rety".', 'Did you mean "retry"?'],
  ['none', 'No page matches "none".', 'Write a part of the path of a page that is tested.'],
  [
    'en/retry#pyton',
    'No heading "#pyton" with code blocks on pages that match "en/retry".',
    'Did you mean "python"?',
  ],
])('the filter %s that selects nothing is an error', async (filter, message, hint) => {
  write(site);
  await expect(run({ filters: ['en/retry', filter] })).rejects.toMatchObject({
    code: 'USAGE',
    message: 'Some pages or headings to test were not found.',
    problems: [{ message, hint }],
  });
});

test('the formats have file, line, rule and message', async () => {
  write({ ...site, [EN]: page('retry').replace('> file', '> 100%') });
  const formatted = async (format: TestOptions['format']) => {
    let text = '';
    await run({ format, write: (part) => (text += part) });
    return text;
  };
  const [problem] = JSON.parse(await formatted('json')).problems;
  expect(problem).toMatchObject({ rule: 'output', file: EN, line: 17, diff: '- 100%\n+ file' });
  const [result] = JSON.parse(await formatted('sarif')).runs[0].results;
  expect(result.ruleId).toBe('output');
  expect(result.locations[0].physicalLocation.region.startLine).toBe(17);
  // The site can be in a subfolder of the repository.
  vi.stubEnv('GITHUB_WORKSPACE', dirname(temporary.cwd));
  const inRepository = `${basename(temporary.cwd)}/${EN}`;
  const { artifactLocation } = JSON.parse(await formatted('sarif')).runs[0].results[0].locations[0]
    .physicalLocation;
  expect(artifactLocation.uri).toBe(inRepository);
  expect(await formatted('github')).toContain(`::error file=${inRepository},line=17,`);
  vi.unstubAllEnvs();
  expect(await formatted('github')).toBe(
    `::error file=${EN},line=17,title=octavo test (output)::\`node a.js\` did not print "100%25".%0A- 100%25%0A+ file\n`,
  );
});

test.each(['text', 'json', 'sarif', 'github'] as const)(
  'with the format %s, printed output is not part of the report',
  async (format) => {
    write({
      'docs.config.ts': 'export default {};',
      'content/a.md': '# A\n\n```sh\necho b\n```\n',
    });
    const stderr = vi.spyOn(console, 'error').mockImplementation(() => {});
    const info = vi.fn();
    await run({ format, print: true, logger: { ...silentLogger, info } });
    const isReport = format === 'json' || format === 'sarif';
    expect(isReport ? stderr : info).toHaveBeenCalledWith('\n$ echo b\nb\n');
    expect(isReport ? info : stderr).not.toHaveBeenCalled();
    stderr.mockRestore();
  },
);

test('a filter with a heading reports the blocks below it, and runs nothing after them', async () => {
  const block = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n\n`;
  const alpha = `## Alpha\n\n${block('sh', 'echo a')}${block('text', 'one')}`;
  const beta = `## Beta\n\n${block('sh', 'echo b')}${block('text', 'two')}${block('json', '{')}`;
  write({ 'docs.config.ts': 'export default {};', 'content/two.md': `# Two\n\n${alpha}${beta}` });
  const found = async (filter: string) => (await run({ filters: [filter] })).problems;
  expect(await found('two#alpha')).toEqual([expect.stringMatching(/^content\/two\.md:9 .*"one"/)]);
  expect(await found('two#beta')).toHaveLength(3);
  await expect(found('two#gamma')).rejects.toMatchObject({
    problems: [{ message: expect.stringContaining('#gamma') }],
  });
});

test('a source that cannot be read is an error of the configuration', async () => {
  write({ ...site, 'command.sh': 'exit 1' });
  await expect(run()).rejects.toThrow('A source of test.facts cannot be read');
});

test('defaults are read from the standard output of a command, without warnings', async () => {
  const config = CONFIG.replace("{ schema: 'schema.json' }", "{ json: 'sh defaults.sh' }");
  write({
    ...site,
    'docs.config.ts': config,
    'defaults.sh': `echo '(node:1) Warning' >&2\necho '{ "retry": 3 }'`,
  });
  expect((await run()).problems).toEqual([]);
  write({ 'defaults.sh': 'echo nothing' });
  await expect(run()).rejects.toThrow('`sh defaults.sh` did not print JSON: ');
  write({ 'defaults.sh': 'echo failed >&2\nexit 2' });
  await expect(run()).rejects.toThrow('`sh defaults.sh` exited with code 2:\nfailed');
});

test('facts are compared again after the script that prints them has changed', async () => {
  write(site);
  expect((await run()).problems).toEqual([]);
  write({ 'command.sh': 'echo "  --attempts <n>  Retries"' });
  const { problems } = await run();
  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toContain('--help has no `--retry`');
});

test('a schema without statements on the selected pages is not read', async () => {
  const unused = `# Other\n\n\`\`\`js\n1 + 1;\n\`\`\`\n`;
  const config = CONFIG.replace('schema.json', 'missing.json');
  write({ ...site, 'content/en/other.md': unused, 'docs.config.ts': config });
  expect((await run({ filters: ['en/other'] })).problems).toEqual([]);
});

test('the summary counts the statements that have a value in their source, also from the cache', async () => {
  const unknown = '\n## attempts\n\n- **Default:** `5`\n';
  write({ ...site, [EN]: page('retry') + unknown });
  const success = vi.fn();
  const summarize = async () => {
    expect((await run({ logger: { ...silentLogger, success } })).problems).toEqual([]);
    return success.mock.lastCall![0] as string;
  };
  const counts = 'compared 2 defaults, 2 flags, 2 versions.';
  expect(await summarize()).toContain(counts);
  expect(await summarize()).toContain(counts);
});

test('a schema of test.facts that does not exist is an error of the configuration', async () => {
  write({ ...site, 'docs.config.ts': CONFIG.replace('schema.json', 'missing.json') });
  await expect(run()).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    problems: [
      {
        message: 'File not found.',
        file: join(temporary.cwd, 'missing.json'),
        hint: 'Create the file or fix the path in test.facts, which is relative to the working directory.',
      },
    ],
  });
});

test('a package.json can have a byte order mark, and must be valid', async () => {
  write({ 'docs.config.ts': 'export default {};', 'content/page.md': single('one') });
  write({ 'package.json': '\uFEFF{ "dependencies": { "lib": "1" } }' });
  expect((await run()).versions).toEqual({ lib: 'not installed' });
  write({ 'package.json': '{ "dependencies": }' });
  await expect(run()).rejects.toMatchObject({ code: 'CONFIG_INVALID', problems: [{ line: 1 }] });
});

test('a title that is a file and a folder is a problem of the block', async () => {
  const blocks = ['src', 'src/a.js'].map((title) => `\`\`\`text title="${title}"\na\n\`\`\`\n`);
  write({
    'docs.config.ts': 'export default {};',
    'content/page.md': `# A\n\n${blocks.join('\n')}\n\`\`\`sh\ntrue\n\`\`\`\n`,
  });
  expect((await run()).problems).toEqual([
    'content/page.md:7 The title "src/a.js" is both a file and a folder of the project. Rename one of them.',
  ]);
});

test('a source is not read if no selected page has statements for it', async () => {
  write({ ...site, 'command.sh': 'exit 1', 'content/en/empty.md': '# Empty\n' });
  expect((await run({ filters: ['en/empty'] })).problems).toEqual([]);
});

test('a page with a syntax error is a problem, and the other pages are tested', async () => {
  write({ ...site, 'content/en/broken.mdx': '# a\n\n<Tabs>\n' });
  const { problems, run: count } = await run();
  expect(problems).toEqual([expect.stringMatching(/^content\/en\/broken\.mdx:\d /)]);
  expect(count).toBe(1);
});

test('statements without labels and output in other languages are compared', async () => {
  const pattern = '^`(?<key>\\w+)` \\(default: `(?<value>[^`]+)`\\)';
  const facts = [{ kind: 'default', pattern, source: { schema: 'schema.json' } }];
  write({
    'docs.config.ts': `export default ${JSON.stringify({ test: { outputs: ['html'], facts } })};`,
    'schema.json': '{ "properties": { "retry": { "default": 3 }, "bail": { "default": 0 } } }',
    'content/page.md':
      '# Page\n\n```js\nconsole.log("<b>");\n```\n\n```html\n<i>\n```\n\n- `retry` (default: `3`)\n- `bail` (default: `1`)\n',
  });
  expect((await run()).problems).toEqual([
    'content/page.md:7 `node snippet-1.js` did not print "<i>".',
    'content/page.md:12 The default is 0, not 1.',
  ]);
});

test('a rule for facts without label and pattern is a problem', async () => {
  write({
    'docs.config.ts': `export default { test: { facts: [{ kind: 'version', source: { installed: 'x' } }] } };`,
    'content/page.md': '# Page\n',
  });
  expect((await run()).problems).toEqual([
    'docs.config.ts:1 test.facts[0]: set "label" or "pattern".',
  ]);
});

test('a rule that compares none of its statements is a problem', async () => {
  const facts = [{ kind: 'default', label: ['Default'], source: { schema: 'schema.json' } }];
  write({
    'docs.config.ts': `export default ${JSON.stringify({ test: { facts } })};`,
    'schema.json': '{ "properties": { "retry": { "default": 3 } } }',
    'content/page.md': '# Zero\n\n## retries\n\n- **Default:** `3`\n- **Default:** many\n',
  });
  for (let round = 0; round < 2; round++) {
    expect((await run()).problems).toEqual([
      expect.stringMatching(
        /^docs\.config\.ts:1 test\.facts\[0\]: none of the 2 statements .* "Zero > retries"/,
      ),
    ]);
  }
  expect((await run({ filters: ['page'] })).problems).toEqual([]);
});

const single = (output: string) =>
  `# Page\n\n\`\`\`sh\necho one\n\`\`\`\n\n\`\`\`text\n${output}\n\`\`\`\n`;

test('--watch tests again after each change, and reports an invalid configuration', async () => {
  write({ 'docs.config.ts': 'export default {};', 'content/page.md': single('one') });
  const log = { ...silentLogger, success: vi.fn(), error: vi.fn() };
  const watcher = await watchTests({ cwd: temporary.cwd, logger: log, write: () => {} });
  const wait = { timeout: 60_000 };
  try {
    expect(log.success).toHaveBeenCalledOnce();
    write({ 'content/page.md': single('two') });
    await vi.waitFor(
      () =>
        expect(log.error).toHaveBeenCalledWith(
          expect.stringContaining('content/page.md:7\n  `echo one` did not print "two".'),
        ),
      wait,
    );
    write({ 'docs.config.ts': 'export default { test: { retry: "no" } };' });
    await vi.waitFor(
      () => expect(log.error).toHaveBeenCalledWith(expect.stringContaining('test.retry')),
      wait,
    );
    write({ 'docs.config.ts': 'export default {};', 'content/page.md': single('one') });
    await vi.waitFor(() => expect(log.success).toHaveBeenCalledTimes(2), wait);
  } finally {
    await watcher.close();
  }
}, 200_000);

test('--watch --update reports output that differs each time, and writes it after a change', async () => {
  const source = '# Page\n\n```sh\nnode -p "process.hrtime()[1]"\n```\n\n```text\n1\n```\n';
  write({ 'docs.config.ts': 'export default {};', 'content/page.md': source });
  const log = { ...silentLogger, error: vi.fn() };
  const options = { cwd: temporary.cwd, logger: log, update: true, write: () => {} };
  const watcher = await watchTests(options);
  const wait = { timeout: 20_000 };
  const waitForProblem = () =>
    vi.waitFor(
      () => expect(log.error).toHaveBeenCalledWith(expect.stringContaining('did not print')),
      wait,
    );
  try {
    expect(read('content/page.md')).not.toBe(source);
    await waitForProblem();
    log.error.mockClear();
    write({ 'content/page.md': source });
    await vi.waitFor(() => expect(read('content/page.md')).not.toBe(source), wait);
    await waitForProblem();
  } finally {
    await watcher.close();
  }
}, 200_000);

test.each([
  ['is not installed', undefined],
  ['is not permitted', 'exit 1'],
])('commands run with the network and a warning if unshare %s', async (_, unshare) => {
  const bin = join(temporary.cwd, 'bin');
  mkdirSync(bin);
  for (const name of ['sh', 'echo', 'git']) linkCommand(name, bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  if (unshare !== undefined)
    writeFileSync(join(bin, 'unshare'), `#!/bin/sh\n${unshare}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', bin);
  vi.resetModules();
  try {
    const { test: command } = await import('./test');
    write({ 'docs.config.ts': 'export default {};', 'content/page.md': single('one') });
    const warn = vi.fn();
    const { problems, run: count } = await command({
      cwd: temporary.cwd,
      logger: { ...silentLogger, warn },
    });
    expect({ problems, count }).toEqual({ problems: [], count: 1 });
    expect(warn.mock.calls).toEqual([
      ['Commands can access the network, because this system cannot block it.'],
    ]);
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
});

/** Links a command of the system into a folder. */
function linkCommand(name: string, folder: string): void {
  const path = (process.env.PATH ?? '')
    .split(':')
    .map((each) => join(each, name))
    .find((each) => existsSync(each));
  if (path !== undefined) symlinkSync(path, join(folder, name));
}
