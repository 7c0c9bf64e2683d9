import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { listFiles } from '../../files/list-files';
import { createOutput } from './output';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-spare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Files = Record<string, string>;

/** Site with enough files that a change of some of them is small. */
const SITE: Files = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`guide/${index % 7}/${index}.html`, `${index}`]),
);
const EDITED = { ...SITE, 'guide/1/1.html': 'edited' };
const spare = (path = '') => join(folder, 'cache/output-spare', path);

async function build(files: Files, name = 'dist') {
  const output = createOutput({
    outDir: join(folder, name),
    cacheDir: join(folder, name === 'dist' ? 'cache' : `${name}-cache`),
  });
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  await output.commit();
  await output.discard();
  return statSync(join(folder, name)).ino;
}

/** Returns the paths and contents of all files, including the list of files. */
const contentsOf = (name: string) =>
  listFiles(join(folder, name)).map((path) => [
    path,
    readFileSync(join(folder, name, path), 'utf8'),
  ]);

async function expectColdBuild(files: Files) {
  rmSync(join(folder, 'cold'), { recursive: true, force: true });
  rmSync(join(folder, 'cold-cache'), { recursive: true, force: true });
  await build(files, 'cold');
  expect(contentsOf('dist')).toEqual(contentsOf('cold'));
}

test('two folders take turns if few files change', async () => {
  const first = await build(SITE);
  const second = await build(EDITED);
  expect(second).not.toBe(first);
  expect(statSync(spare()).ino).toBe(first);
  expect(await build(SITE)).toBe(first);
  expect(await build({ ...EDITED, 'new/a.html': 'new' })).toBe(second);
  await expectColdBuild({ ...EDITED, 'new/a.html': 'new' });
});

test('builds after edits have the same files as cold builds', async () => {
  const change = fc.tuple(
    fc.constantFrom(...Object.keys(SITE), 'guide', 'guide/1', 'other/a.html'),
    fc.constantFrom('1', '2', undefined),
  );
  const edit = fc.array(change, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 4 }), async (edits) => {
      for (const name of ['dist', 'cache'])
        rmSync(join(folder, name), { recursive: true, force: true });
      await build(SITE);
      let files = SITE;
      for (const changes of edits) {
        const next = new Map(Object.entries(files));
        for (const [path, content] of changes) {
          if (content === undefined) next.delete(path);
          else {
            // A path is either a file or a folder.
            for (const other of next.keys())
              if (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) next.delete(other);
            next.set(path, content);
          }
        }
        files = Object.fromEntries(next);
        await build(files);
        await expectColdBuild(files);
      }
    }),
    { numRuns: 15 },
  );
});

test('the previous output is deleted if most files have changed', async () => {
  await build(SITE);
  await build(Object.fromEntries(Object.keys(SITE).map((path) => [path, 'new'])));
  expect(statSync(spare(), { throwIfNoEntry: false })).toBeUndefined();
});

test.each<[string, () => void]>([
  ['lacks a file', () => rmSync(spare('guide/2/2.html'))],
  ['has another file', () => writeFileSync(spare('guide/.DS_Store'), '')],
  ['has a symlink', () => symlinkSync(folder, spare('guide/link'))],
  ['lacks its record, because a build was killed', () => rmSync(`${spare()}.json`)],
  ['has an invalid record', () => writeFileSync(`${spare()}.json`, '{}')],
  ['is missing', () => rmSync(spare(), { recursive: true })],
])('is not used if it %s', async (_, damage) => {
  await build(SITE);
  await build(EDITED);
  damage();
  await build(SITE);
  await expectColdBuild(SITE);
  await build(EDITED);
  await expectColdBuild(EDITED);
});

test('a file that was deleted from the output, and from the build, does not return', async () => {
  await build(SITE);
  await build(EDITED);
  rmSync(join(folder, 'dist/guide/2/2.html'));
  const { 'guide/2/2.html': _, ...others } = SITE;
  await build(others);
  await expectColdBuild(others);
});

test('is not used for another output folder', async () => {
  await build(SITE);
  await build(EDITED);
  const other = createOutput({ outDir: join(folder, 'other'), cacheDir: join(folder, 'cache') });
  other.write('index.html', 'other');
  await other.commit();
  await other.discard();
  expect(listFiles(join(folder, 'other'))).toEqual(['.octavo-files.json', 'index.html']);
});

test('is not used after an update in place, because the output folder has other files', async () => {
  await build(SITE);
  await build(EDITED);
  writeFileSync(join(folder, 'dist/CNAME'), 'docs.example.com');
  await build({ ...SITE, 'guide/2/2.html': 'in place' });
  rmSync(join(folder, 'dist/CNAME'));
  await build(EDITED);
  await expectColdBuild(EDITED);
});
