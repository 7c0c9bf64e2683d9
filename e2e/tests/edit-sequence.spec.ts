import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { build, buildAndProfile, buildCold, FULL_BUILD, snapshot } from '../support/builds';
import { copySite } from '../support/sites';
import { expect, test } from '../support/test';

/** Edits of a site, each of which can be made in any state. The number differs in each step. */
const EDITS: Record<string, (site: string, step: number) => void> = {
  text: (site, step) => append(site, 'content/en/guide/long.mdx', `A sentence ${step} 测试.`),
  title: (site, step) =>
    write(site, 'content/en/guide/title.md', `# Title ${step}\n\n[Start](/guide/start)`),
  heading: (site, step) =>
    write(
      site,
      'content/en/guide/heading.md',
      `# Page\n\n## Part ${step} {#part-${step}}\n\nText.`,
    ),
  link: (site, step) =>
    append(site, 'content/zh/guide/start.mdx', `[链接 ${step}](./start${step % 2 ? '' : '.mdx'})`),
  frontmatter: (site, step) =>
    write(
      site,
      'content/en/guide/fields.md',
      `---\ndescription: Step ${step}.\nunlisted: ${step % 2 === 0}\n---\n\n# Fields\n`,
    ),
  add: (site, step) => write(site, `content/en/guide/new-${step}.md`, `# New ${step}\n\nText.`),
  remove: (site) => rmSync(join(site, `content/en/guide/${lastNewPage(site)}`), { force: true }),
  rename: (site, step) => {
    const folder = join(site, 'content/en/guide');
    const page = lastNewPage(site);
    if (page !== 'none') renameSync(join(folder, page), join(folder, `new-renamed-${step}.md`));
  },
  meta: (site, step) =>
    write(
      site,
      'content/zh/guide/_meta.json',
      step % 2 ? '["counter", "start"]' : '["start", "counter"]',
    ),
  config: (site, step) =>
    change(site, 'docs.config.ts', (text) => text.replace(/title: '.*'/, `title: 'Site ${step}'`)),
  public: (site, step) => write(site, 'public/guide/start.md', `# Public ${step}`),
  modified: (site) => append(site, 'dist/llms-full.txt', 'Added by another program.'),
};

function write(site: string, path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

function change(site: string, path: string, edit: (text: string) => string): void {
  writeFileSync(join(site, path), edit(readFileSync(join(site, path), 'utf8')));
}

function append(site: string, path: string, text: string): void {
  change(site, path, (before) => `${before}\n${text}\n`);
}

/** Returns the name of the last page that the edit `add` has created, or `none`. */
function lastNewPage(site: string): string {
  const pages = readdirSync(join(site, 'content/en/guide')).sort();
  return pages.findLast((name) => name.startsWith('new-')) ?? 'none';
}

test('builds after a random sequence of edits are equal to cold builds', async () => {
  const site = copySite('basic', 'edit-sequence');
  change(site, 'content/en/guide/_meta.json', () => '["start", "long"]');
  await build(site, 'first build');
  const kinds = Object.keys(EDITS)
    .map((kind) => ({ kind, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ kind }) => kind);
  const made: string[] = [];
  for (const [step, kind] of [...kinds, 'text'].entries()) {
    EDITS[kind]!(site, step);
    made.push(kind);
    const context = `after ${made.join(', ')}`;
    await build(site, context);
    // Most errors are also in later builds, and a cold build takes several times as long as an edit.
    if (step % 4 === 3) expect(snapshot(site), context).toEqual(await buildCold(site, context));
  }
});

test('an edit of a text only reads the changed page, and all other edits read the whole site', async () => {
  const site = copySite('basic', 'incremental');
  const profile = () => buildAndProfile(site);
  const page = (lang: string, text: string) =>
    write(
      site,
      `content/${lang}/guide/plain.md`,
      `# Plain\n\n${'The first paragraph describes the page. '.repeat(5)}\n\n${text}\n\n## Part {#part}\n\n[Start](/guide/start)\n`,
    );
  for (const lang of ['en', 'zh']) {
    page(lang, 'Text.');
    write(site, `content/${lang}/guide/_meta.json`, '["start", "plain"]');
  }
  // The content of files that were just written can change again at the same time.
  await expect.poll(profile, { timeout: 60_000 }).not.toContain(FULL_BUILD);

  for (const text of ['Other text.', 'Longer text 测试 with `code`.\n\nAnother paragraph.']) {
    page('en', text);
    const output = await profile();
    expect(output).toContain('1 page compiled, 1 rendered');
    expect(output).not.toContain(FULL_BUILD);
    expect(snapshot(site)).toEqual(await buildCold(site, text));
  }
  for (const [path, text] of [
    ['content/en/guide/counter.mdx', 'Text within the component, edited.'],
    ['content/zh/guide/counter.mdx', '组件之后的文字。'],
  ] as const) {
    change(site, path, (before) =>
      before.includes('Prose *within*')
        ? before.replace('Prose *within* the component.', text)
        : `${before}\n${text}\n`,
    );
    const output = await profile();
    expect(output).toContain('1 page compiled, 1 rendered');
    expect(output).not.toContain(FULL_BUILD);
    expect(snapshot(site)).toEqual(await buildCold(site, text));
  }
  change(site, 'content/en/guide/counter.mdx', (text) => text.replace('label="one"', 'label="1"'));
  expect(await profile()).toContain(FULL_BUILD);
  page('en', '![Text](./missing.svg)');
  expect(await profile()).toContain('missing.svg');
  page('en', 'Text.');
  // `rename` needs a page that `remove` deletes.
  for (const kind of Object.keys(EDITS).filter((name) => !['text', 'rename'].includes(name))) {
    EDITS[kind]!(site, 1);
    expect(await profile(), kind).toContain(FULL_BUILD);
  }

  write(
    site,
    'content/en/guide/outer.mdx',
    "import Plain from './plain.md';\n\n# Outer\n\n<Plain />\n",
  );
  await expect.poll(profile, { timeout: 60_000 }).not.toContain(FULL_BUILD);
  page('en', 'Included text.');
  expect(await profile()).toContain(FULL_BUILD);
  expect(readFileSync(join(site, 'dist/guide/outer.html'), 'utf8')).toContain('Included text.');
});

test('an edit of a site with many files reads the whole site only if its output was modified', async () => {
  const site = copySite('basic', 'many-files');
  // Names are long, so that the list of the files is large enough to be checked in another thread.
  const folder = 'many-'.repeat(40);
  for (let index = 0; index < 7000; index++)
    write(site, `public/${folder}/${index}.txt`, `${index}`);
  const deleted = `dist/${folder}/2.txt`;
  change(
    site,
    'docs.config.ts',
    (text) =>
      `import { existsSync, rmSync } from 'node:fs';\nif (existsSync('delete')) rmSync('${deleted}');\n${text}`,
  );
  const profile = () => buildAndProfile(site);
  await expect.poll(profile, { timeout: 60_000 }).not.toContain(FULL_BUILD);

  append(site, 'content/en/guide/start.mdx', 'Edited text.');
  const output = await profile();
  expect(output).toContain('1 page compiled, 1 rendered');
  expect(output).not.toContain(FULL_BUILD);
  expect(snapshot(site)).toEqual(await buildCold(site, 'an edit'));

  append(site, `dist/${folder}/1.txt`, 'Added by another program.');
  append(site, 'content/en/guide/start.mdx', 'Edited again.');
  expect(await profile()).toContain(FULL_BUILD);
  expect(readFileSync(join(site, `dist/${folder}/1.txt`), 'utf8')).toBe('1');

  // The configuration deletes a file that may already have been checked.
  await expect.poll(profile, { timeout: 60_000 }).not.toContain(FULL_BUILD);
  write(site, 'delete', '');
  expect(await profile()).toContain(FULL_BUILD);
  expect(readFileSync(join(site, deleted), 'utf8')).toBe('2');
});

test('an edit updates a split search index, and a search index that becomes small is one file again', async () => {
  const site = copySite('basic', 'split-index');
  const profile = () => buildAndProfile(site);
  /** Writes a page with at least a number of bytes of text. */
  const writePage = (name: string, size: number, text: string) =>
    write(
      site,
      `content/en/guide/${name}.md`,
      `# Large\n\nThe first paragraph describes the page.\n\n${'Some words. '.repeat(size / 12)}\n\n${text}\n`,
    );
  const indexes = () =>
    readdirSync(join(site, 'dist/static')).filter((name) => name === 'search_index.en');
  for (const name of ['large', 'larger']) {
    writePage(name, 600_000, 'Text.');
    // A page that replaces a missing translation is not updated alone.
    write(site, `content/zh/guide/${name}.md`, '# 大页面\n\n文字。');
  }
  await expect.poll(profile, { timeout: 60_000 }).not.toContain(FULL_BUILD);
  expect(indexes()).toHaveLength(1);

  for (const text of ['Other text.', 'Other words in the text.']) {
    writePage('large', 600_000, text);
    const output = await profile();
    expect(output).toContain('1 page compiled, 1 rendered');
    expect(output).not.toContain(FULL_BUILD);
    expect(snapshot(site)).toEqual(await buildCold(site, text));
  }
  writePage('large', 12, 'Other text.');
  await profile();
  expect(indexes()).toEqual([]);
  expect(snapshot(site)).toEqual(await buildCold(site, 'small'));
});

test('llms-full.txt contains the current public file that replaces the Markdown of a page', async () => {
  const site = copySite('basic', 'public-markdown');
  for (const text of ['# First', '# Second']) {
    write(site, 'public/guide/start.md', text);
    await build(site, text);
    expect(readFileSync(join(site, 'dist/llms-full.txt'), 'utf8')).toContain(text);
  }
});
