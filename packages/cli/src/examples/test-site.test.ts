import { chmodSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { type TestOptions, test as testCommand } from '../commands/test';
import { createTemporarySite, silentLogger } from '../commands/testing/temporary-site';

const CONFIG = "export default { title: 'Site', lang: 'en' };";
const temporary = createTemporarySite({ 'docs.config.ts': CONFIG });
const { write, read } = temporary;

/** Tests the site. Returns its problems as `page:line message`, and the updated pages. */
async function run(options: Partial<TestOptions> = {}) {
  const {
    problems,
    updated,
    run: count,
  } = await testCommand({
    cwd: temporary.cwd,
    logger: silentLogger,
    write: () => {},
    ...options,
  });
  const shorten = (file: string) => file.slice(temporary.cwd.length + 1);
  return {
    problems: problems.map(
      ({ file, line, message }) => `${shorten(file)}:${line} ${message.split('\n')[0]}`,
    ),
    updated: updated.map(shorten),
    run: count,
  };
}

const block = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n`;
const page = (command: string, output: string) =>
  `# Page\n\n${block('sh', command)}\n${block('text', output)}\nText.\n`;

test('a page that was edited while its samples ran is not updated, and reported', async () => {
  const edit = `sed -i '1i Added.\\n' ${temporary.cwd}/content/edited.md; echo new`;
  write({ 'content/edited.md': page(edit, 'old'), 'content/other.md': page('echo new', 'old') });
  expect(await run({ update: true })).toMatchObject({
    updated: ['content/other.md'],
    problems: [
      'content/edited.md:7 The page was edited while its samples ran. Run `octavo test --update` again.',
    ],
  });
  expect(read('content/edited.md')).toBe(`Added.\n\n${page(edit, 'old')}`);
  expect(read('content/other.md')).toBe(page('echo new', 'new'));
});

test('output that cannot be written is reported for each page, with the reason', async () => {
  const fence = page(`printf '\`\`\`\\n'`, 'old');
  write({
    'docs.config.ts':
      "export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], lang: 'en' };",
    'content/en/fence.md': fence,
    'content/en/written.md': page('echo new', 'old'),
    'content/zh/fence.md': fence,
  });
  expect(await run({ update: true })).toMatchObject({
    updated: ['content/en/written.md'],
    problems: [
      'content/en/fence.md:7 `printf \'```\\n\'` did not print "old". `--update` cannot write the output, because it would end the block.',
      'content/zh/fence.md:7 `printf \'```\\n\'` did not print "old". `--update` cannot write the output, because it would end the block.',
    ],
  });
});

test('an update keeps symlinks and file modes, and writes a file only once', async () => {
  const command = 'echo one; echo two; echo three';
  write({ 'shared/page.md': page(command, 'old'), 'content/other.md': '# Other\n' });
  const shared = join(temporary.cwd, 'shared/page.md');
  chmodSync(shared, 0o640);
  const links = ['a.md', 'b.md'].map((name) => join(temporary.cwd, 'content', name));
  for (const link of links) symlinkSync(shared, link);
  expect(await run({ update: true })).toMatchObject({
    updated: ['content/a.md', 'content/b.md'],
    problems: [],
  });
  expect(read('shared/page.md')).toBe(page(command, 'one\ntwo\nthree'));
  expect(links.map((link) => lstatSync(link).isSymbolicLink())).toEqual([true, true]);
  expect(statSync(shared).mode & 0o777).toBe(0o640);
});

test('samples run again after an upgrade in the folder of their packages', async () => {
  const lib = (version: number) => ({
    'samples/node_modules/lib/package.json': `{ "version": "${version}.0.0" }`,
    'samples/node_modules/lib/index.js': `module.exports = ${version};`,
  });
  write({
    'docs.config.ts': "export default { test: { packagesFrom: { '**': 'samples' } } };",
    'samples/package.json': '{ "dependencies": { "lib": "*" } }',
    ...lib(1),
    'content/page.md': page('node -p "require(\'lib\')"', '1'),
  });
  expect(await run()).toMatchObject({ run: 1, problems: [] });
  expect(await run()).toMatchObject({ run: 0, problems: [] });
  write(lib(2));
  expect(await run()).toMatchObject({
    run: 1,
    problems: [expect.stringMatching(/^content\/page\.md:7 .* did not print "1"/)],
  });
});

test('blocks with comments for the twoslash plugin are left to the build, and others run', async () => {
  const blocks = [
    block('ts twoslash', "// @errors: 2322\nconst n: number = 'x';"),
    block('ts twoslash', 'declare const p: string;\n// ---cut---\nconsole.log(p);'),
    block('js twoslash', 'console.log(1 + 1);\n//      ^?'),
    block('text', '2'),
  ];
  write({ 'docs.config.ts': CONFIG, 'content/types.md': `# Types\n\n${blocks.join('\n')}` });
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const filters = ['content/types.md'];
  expect(await run({ filters, format: 'json', write: print })).toMatchObject({
    run: 1,
    problems: [],
  });
  expect(JSON.parse(lines.join(''))).toMatchObject({ blocks: 4, skipped: { twoslash: 2 } });
});
