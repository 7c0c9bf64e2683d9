import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { digest } from '../../files/digest';
import type { CompiledModule, CompileSettings } from '../../model/compiled-page';
import { getTextFacts } from '../scan/page-text';
import { createHighlightStore } from './highlight-store';
import { getIndexFile, InvalidEntryError, retryWithoutIndex } from './page-index';
import { createPageStore, openPageStore } from './page-store';

let folder: string;
const store = (version = 'v1') =>
  createPageStore({ cacheDir: join(folder, 'cache'), version, root: folder });
const page = (dependencies: string[] = [], probes: string[] = []): CompiledModule => ({
  code: 'export default 1',
  html: ['<p>a\nb</p>'],
  isStatic: true,
  content: { frontmatter: {}, title: 'A', toc: [], text: 'a', ids: [], links: [] },
  dependencies,
  probes,
  assets: [],
  warnings: [],
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entryFile = () => {
  const pages = join(folder, 'cache/pages');
  return join(
    pages,
    String(readdirSync(pages, { recursive: true }).find((path) => String(path).endsWith('.jsonl'))),
  );
};

test('a page with a frame and no text is not empty', () => {
  const { content, ...fields } = page();
  const written = store().write(join(folder, 'a.mdx'), 'text', {
    ...fields,
    html: ['<iframe src="https://a.example" title="Demo"></iframe>'],
    content: { ...content, text: '' },
  });
  const summary = store().summaryOf(join(folder, 'a.mdx'), written);
  expect(getTextFacts(summary.content).isEmpty).toBe(false);
});

test('returns the written page for the same source and path', () => {
  const file = join(folder, 'a.mdx');
  const written = store().summaryOf(file, store().write(file, 'text', page()));
  expect(store().read(join(folder, 'a.mdx'), 'text')).toEqual(written);
  expect(store().readBody(join(folder, 'a.mdx'), 'text', written.hash)).toEqual({
    code: 'export default 1',
    html: ['<p>a\nb</p>'],
  });
  expect(store().read(join(folder, 'a.mdx'), 'other')).toBeUndefined();
  expect(store().read(join(folder, 'b.mdx'), 'text')).toBeUndefined();
});

test('a page of a checkout at another path is the same, with the paths of this checkout', () => {
  const open = (checkout: string) =>
    createPageStore({
      cacheDir: join(folder, 'cache'),
      version: 'v1',
      root: join(checkout, 'content'),
      checkout,
    });
  const createCheckout = (checkout: string) => {
    mkdirSync(checkout, { recursive: true });
    const included = join(checkout, 'included.ts');
    writeFileSync(included, '1');
    return { opened: open(checkout), file: join(checkout, 'content/a.mdx'), included };
  };
  const first = createCheckout(join(folder, 'one'));
  const second = createCheckout(join(folder, 'other/two'));
  const probe = join(folder, 'one/b.mdx');
  const asset = { file: join(folder, 'one/a.png'), output: 'a.png' };
  first.opened.write(first.file, 'text', {
    ...page([first.included], [probe]),
    assets: [asset],
  });
  expect(second.opened.read(second.file, 'text')).toMatchObject({
    dependencies: [second.included],
    probes: [join(folder, 'other/two/b.mdx')],
    assets: [{ file: join(folder, 'other/two/a.png'), output: 'a.png' }],
  });
  writeFileSync(second.included, '2');
  expect(open(join(folder, 'other/two')).read(second.file, 'text')).toBeUndefined();

  // The code names a file of the checkout, so it would be wrong in another one.
  const code = `export default ${JSON.stringify(first.file)}`;
  first.opened.write(first.file, 'code', { ...page(), code });
  expect(first.opened.read(first.file, 'code')).toBeDefined();
  expect(second.opened.read(second.file, 'code')).toBeUndefined();
});

test('misses pages of another version', () => {
  store().write(join(folder, 'a.mdx'), 'text', page());
  expect(store('v2').read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
});

test('misses pages with changed or new dependencies', () => {
  const included = join(folder, 'included.ts');
  writeFileSync(included, '1');
  store().write(join(folder, 'a.mdx'), 'text', page([included, join(folder, 'absent.ts')]));
  expect(store().read(join(folder, 'a.mdx'), 'text')).toBeDefined();
  writeFileSync(included, '2');
  expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
  writeFileSync(included, '1');
  writeFileSync(join(folder, 'absent.ts'), '');
  expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
});

test('misses pages if a probe was added or deleted, but not if its content changed', () => {
  const [target, absent] = [join(folder, 'target.mdx'), join(folder, 'absent.mdx')];
  writeFileSync(target, '1');
  store().write(join(folder, 'a.mdx'), 'text', page([], [target, absent]));
  const find = () => store().read(join(folder, 'a.mdx'), 'text');
  writeFileSync(target, '2');
  expect(find()?.probes).toEqual([target, absent]);
  rmSync(target);
  expect(find()).toBeUndefined();
  writeFileSync(target, '2');
  writeFileSync(absent, '');
  expect(find()).toBeUndefined();
});

test('ignores invalid entries', () => {
  const { hash } = store().write(join(folder, 'a.mdx'), 'text', page());
  const content = readFileSync(entryFile(), 'utf8');
  for (const invalid of [
    '',
    content.slice(0, -3),
    content.replace('<p>', '<b>'),
    content.replace('"A"', '"B"'),
    'x\ny\nz',
  ]) {
    writeFileSync(entryFile(), invalid);
    expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
    expect(() => store().readBody(join(folder, 'a.mdx'), 'text', hash)).toThrow(InvalidEntryError);
  }
});

describe('with a fuller version', () => {
  const file = () => join(folder, 'a.mdx');
  const openAnalysisStore = () =>
    openPageStore({
      settings: { cwd: folder, root: folder } as CompileSettings,
      cacheDir: join(folder, 'cache'),
      version: 'analysis',
      supersetVersion: 'v1',
    });
  const light = { ...page(), html: ['<p>light</p>'] };

  test('reads pages of the fuller version', () => {
    const written = store().write(file(), 'text', page());
    const opened = openAnalysisStore();
    expect(opened.read(file(), 'text')).toEqual(opened.summaryOf(file(), written));
    expect(opened.readBody(file(), 'text', written.hash).html).toEqual(page().html);
    expect(opened.fileOf(file(), 'text')).toBe(store().fileOf(file(), 'text'));
  });

  test('does not write to the fuller version', () => {
    const written = openAnalysisStore().write(file(), 'text', light);
    expect(store().read(file(), 'text')).toBeUndefined();
    const opened = openAnalysisStore();
    expect(opened.read(file(), 'text')).toEqual(opened.summaryOf(file(), written));
    expect(opened.readBody(file(), 'text', written.hash).html).toEqual(['<p>light</p>']);
  });

  test('reads summary and body from the same version if the fuller page is stale', () => {
    const included = join(folder, 'included.ts');
    store().write(file(), 'text', page([included]));
    writeFileSync(included, '1');
    openAnalysisStore().write(file(), 'text', light);
    const opened = openAnalysisStore();
    const { hash } = openAnalysisStore().write(file(), 'text', light);
    expect(opened.read(file(), 'text')?.hash).toBe(hash);
    expect(opened.readBody(file(), 'text', hash).html).toEqual(['<p>light</p>']);
  });
});

describe('with an index', () => {
  const files = () => ['a.mdx', 'b.mdx'].map((name) => join(folder, name));
  const indexFile = () => getIndexFile(join(folder, 'cache'));
  const open = (version = 'v1') =>
    createPageStore({ cacheDir: join(folder, 'cache'), version, root: folder, useIndex: true });
  const titled = (title: string, dependencies: string[] = []): CompiledModule => ({
    ...page(dependencies),
    content: { ...page().content, title },
  });

  /** Writes both pages and the index, as a build does. */
  function buildIndex(): void {
    const opened = open();
    for (const file of files()) opened.add(file, opened.write(file, 'text', titled(file)));
    opened.saveIndex(files());
  }

  /** Replaces an entry, keeping its size and modification time. */
  function corruptEntry(file: string): void {
    const entry = open().fileOf(file, 'text');
    const { atime, mtime } = statSync(entry);
    writeFileSync(entry, '\0'.repeat(statSync(entry).size));
    utimesSync(entry, atime, mtime);
  }

  test('reads pages from the index, and their bodies from the entries', () => {
    buildIndex();
    const [file = ''] = files();
    const expected = store().read(file, 'text')!;
    corruptEntry(file);
    const entry = open().fileOf(file, 'text');
    const indexed = readFileSync(indexFile(), 'utf8').replace(
      /("\w\w\/\w+\.jsonl",\d+),[\d.]+/,
      (_, start: string) => `${start},${statSync(entry).mtimeMs}`,
    );
    writeIndex(indexed.slice(indexed.indexOf('\n') + 1));
    const summary = open().read(file, 'text')!;
    expect(summary.content.title).toBe(expected.content.title);
    expect(getTextFacts(summary.content)).toEqual(getTextFacts(expected.content));
    expect(() => summary.content.text).toThrow(InvalidEntryError);
    expect(() => open().readBody(file, 'text', expected.hash)).toThrow(InvalidEntryError);
  });

  test('reads the text of a page from its entry, unless the page was compiled by this build', () => {
    const [file = ''] = files();
    const opened = open();
    const secret = { ...titled('A'), content: { ...titled('A').content, text: 'seldom used' } };
    const added = opened.add(file, opened.write(file, 'text', secret));
    opened.saveIndex([file]);
    expect(readFileSync(indexFile(), 'utf8')).not.toContain('seldom');
    expect(open().read(file, 'text')).toEqual(added);
    expect(open().read(file, 'text')?.content.text).toBe('seldom used');
    rmSync(open().fileOf(file, 'text'));
    expect(added.content.text).toBe('seldom used');
  });

  test('misses pages whose entry is missing, truncated or replaced', () => {
    buildIndex();
    const [file = '', other = ''] = files();
    const entry = open().fileOf(file, 'text');
    const content = readFileSync(entry, 'utf8');
    for (const invalid of [undefined, '', content.slice(0, -3), content.replace('<p>', '<b>')]) {
      rmSync(entry);
      if (invalid !== undefined) {
        writeFileSync(entry, invalid);
        // Writes within a few milliseconds have the same modification time.
        utimesSync(entry, 0, 0);
      }
      const opened = open();
      expect(opened.read(file, 'text')).toBeUndefined();
      expect(opened.read(other, 'text')?.content.title).toBe(other);
      writeFileSync(entry, content);
    }
    store().write(file, 'text', titled('Replaced'));
    expect(open().read(file, 'text')?.content.title).toBe('Replaced');
  });

  test('misses pages with changed dependencies or another source', () => {
    const included = join(folder, 'included.ts');
    const [file = ''] = files();
    const opened = open();
    opened.add(file, opened.write(file, 'text', titled('A', [included])));
    opened.saveIndex([file]);
    expect(open().read(file, 'text')).toBeDefined();
    expect(open().read(file, 'other')).toBeUndefined();
    writeFileSync(included, '1');
    expect(open().read(file, 'text')).toBeUndefined();
  });

  test('rebuilds an index that is missing, truncated, invalid or of another version', () => {
    buildIndex();
    const valid = readFileSync(indexFile(), 'utf8');
    const foreign = valid.slice(valid.indexOf('\n') + 1).replace('v1', 'v0');
    const contents: (string | (() => void))[] = [
      '',
      '\n',
      'not an index',
      valid.slice(0, valid.length / 2),
      valid.replace('a.mdx', 'c.mdx'),
      valid.replace('"text":"a"', '"text":"b"'),
      `${valid}\n`,
      () => writeIndex(foreign),
      () => writeIndex('v1\nnot json\n{}'),
      () => writeIndex('v1\n["/a.mdx"]\n{}'),
    ];
    for (const content of contents) {
      if (typeof content === 'string') writeFileSync(indexFile(), content);
      else content();
      const opened = open();
      for (const file of files()) expect(opened.read(file, 'text')?.content.title).toBe(file);
      opened.saveIndex(files());
      expect(readFileSync(indexFile(), 'utf8')).toBe(valid);
    }
    rmSync(indexFile());
    const opened = open();
    for (const file of files()) opened.read(file, 'text');
    opened.saveIndex(files());
    expect(readFileSync(indexFile(), 'utf8')).toBe(valid);
  });

  test('only writes the index if a page was added, changed or removed', () => {
    buildIndex();
    const written = () => readFileSync(indexFile(), 'utf8');
    const before = written();
    const save = (paths: string[], source = 'text') => {
      const opened = open();
      for (const file of paths)
        if (!opened.read(file, source)) opened.add(file, opened.write(file, source, titled('New')));
      opened.saveIndex(paths);
    };
    const { ino } = statSync(indexFile());
    save(files());
    expect(statSync(indexFile()).ino).toBe(ino);
    save(files().slice(1));
    expect(written()).not.toContain('a.mdx');
    save(files());
    expect(written().split('\n').sort().slice(1)).toEqual(before.split('\n').sort().slice(1));
    save(files(), 'other');
    expect(open().read(files()[0]!, 'other')?.content.title).toBe('New');
  });

  test('an edit only writes the pages that have changed', () => {
    const paths = Array.from({ length: 20 }, (_, index) => join(folder, `${index}.mdx`));
    const build = (edited: Record<string, string> = {}, all = paths) => {
      const opened = open();
      const titles = all.map((file) => {
        const source = edited[file] ?? 'text';
        const summary =
          opened.read(file, source) ?? opened.add(file, opened.write(file, source, titled(source)));
        return summary.content.title;
      });
      opened.saveIndex(all);
      return titles;
    };
    const changesFile = join(folder, 'cache/pages/changes.jsonl');
    const [first = '', second = ''] = paths;
    build();
    const { ino } = statSync(indexFile());
    build({ [first]: 'edited' });
    build({ [first]: 'edited', [second]: 'edited too' });
    expect(statSync(indexFile()).ino).toBe(ino);
    expect(readFileSync(changesFile, 'utf8').split('\n')).toHaveLength(6);

    const edited = { [first]: 'edited', [second]: 'edited too' };
    expect(build(edited).slice(0, 3)).toEqual(['edited', 'edited too', 'text']);
    const opened = open();
    expect(opened.previousOf(first)).toBe(opened.fileOf(first, 'edited'));

    // Changes that belong to another index are ignored.
    const changes = readFileSync(changesFile, 'utf8');
    build({ [first]: 'edited' }, paths.slice(0, -1));
    expect(statSync(indexFile()).ino).not.toBe(ino);
    writeFileSync(changesFile, changes.replace('edited', 'invalid'));
    expect(build({ [first]: 'edited' })[0]).toBe('edited');
    writeFileSync(changesFile, changes);
    expect(build()[0]).toBe('text');
  });

  test('two builds that write at the same time leave a valid index', () => {
    buildIndex();
    const [first, second] = [open(), open()];
    const [file = ''] = files();
    for (const [opened, title] of [
      [first, 'First'],
      [second, 'Second'],
    ] as const)
      opened.add(file, opened.write(file, 'text', titled(title)));
    second.saveIndex(files());
    first.saveIndex(files());
    // The index of the first build describes an entry that the second build has replaced.
    expect(open().read(file, 'text')?.content.title).toBe('Second');
  });

  test('runs a command again without the index if an entry is invalid', async () => {
    buildIndex();
    const [file = ''] = files();
    const failure = new Error('Plugin failed.', { cause: new InvalidEntryError(file) });
    const run = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('built');
    expect(await retryWithoutIndex(join(folder, 'cache'), run)).toBe('built');
    expect(() => statSync(indexFile())).toThrow();
    run.mockRejectedValueOnce(new Error('Other.'));
    await expect(retryWithoutIndex(join(folder, 'cache'), run)).rejects.toThrow('Other.');
    run.mockRejectedValue(failure);
    await expect(retryWithoutIndex(join(folder, 'cache'), run)).rejects.toThrow('Plugin failed.');
  });

  test('finds the highlighted code of another source of the page', () => {
    const [file = ''] = files();
    const highlights = createHighlightStore();
    highlights.open([]);
    expect(highlights.get('key')).toBeUndefined();
    highlights.set('key', '{"html":"<b>\\n</b>"}');
    const opened = open();
    opened.add(file, opened.write(file, 'text', titled('A'), highlights.serialize()));
    opened.saveIndex([file]);
    const previous = open().previousOf(file)!;
    highlights.open([open().fileOf(file, 'edited'), previous]);
    expect(highlights.get('key')).toBe('{"html":"<b>\\n</b>"}');
    expect(highlights.get('other')).toBeUndefined();
    writeFileSync(previous, readFileSync(previous, 'utf8').replace('<b>', '<i>'));
    highlights.open([previous]);
    expect(highlights.get('key')).toBeUndefined();
  });

  test('the hash of a page does not depend on the code that was cached', () => {
    const [file = ''] = files();
    expect(store().write(file, 'text', page(), 'key {}').hash).toBe(
      store().write(file, 'text', page()).hash,
    );
  });

  function writeIndex(lines: string): void {
    writeFileSync(indexFile(), `${digest(Buffer.from(lines))}\n${lines}`);
  }
});
