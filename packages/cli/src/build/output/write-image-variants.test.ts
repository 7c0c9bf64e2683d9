import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeImageVariants } from './write-image-variants';

const folder = mkdtempSync(join(tmpdir(), 'octavo-images-'));
const cacheDir = join(folder, 'cache');
const file = join(folder, 'photo.jpg');
const broken = join(folder, 'broken.png');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const color = { r: 200, g: 80, b: 20 };
  // Orientation 6: the image is stored lying on its side.
  await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  writeFileSync(broken, '\x89PNG\r\n\x1a\n');
});

const asset = (source: string, format: 'avif' | 'webp', width: number, hash = 'abc') => ({
  file: source,
  output: `${format}-${width}`,
  variant: { format, width, hash },
});

async function run(assets: Parameters<typeof writeImageVariants>[1]) {
  const files = new Map<string, Buffer>();
  const problems = await writeImageVariants(
    { write: (path, content) => void files.set(path, Buffer.from(content)) },
    assets,
    { config: { cacheDir }, logger: { progress: () => undefined }, sharp },
  );
  return { files, problems };
}

test('converts images in the orientation of the photo, and skips other assets', async () => {
  const { files, problems } = await run([
    asset(file, 'avif', 20),
    asset(file, 'webp', 20),
    { file, output: 'original.jpg' },
  ]);
  expect(problems).toEqual([]);
  expect([...files.keys()].sort()).toEqual(['avif-20', 'webp-20']);
  for (const [path, format] of [
    ['avif-20', 'heif'],
    ['webp-20', 'webp'],
  ])
    expect(await sharp(files.get(path!)).metadata()).toMatchObject({
      format,
      width: 20,
      height: 30,
    });
});

test('reads the cache, and converts again if an entry is invalid or the image changes', async () => {
  const assets = [asset(file, 'webp', 20)];
  const { files } = await run(assets);
  const entries = () =>
    readdirSync(join(cacheDir, 'images')).filter((name) => name.endsWith('webp'));
  expect(entries()).toHaveLength(1);
  const unreadable = [{ ...assets[0]!, file: join(folder, 'not-read') }];
  expect((await run(unreadable)).files).toEqual(files);

  truncateSync(join(cacheDir, 'images', entries()[0]!), 100);
  expect((await run(unreadable)).problems).toHaveLength(1);
  expect((await run(assets)).files).toEqual(files);
  await run([asset(file, 'webp', 20, 'def')]);
  expect(entries()).toHaveLength(2);
});

test('reports each image that cannot be converted once', async () => {
  const { files, problems } = await run([
    asset(broken, 'webp', 10, 'broken'),
    asset(broken, 'avif', 10, 'broken'),
    asset(file, 'webp', 30),
  ]);
  expect(problems).toEqual([
    {
      file: broken,
      message: expect.stringMatching(/^Failed to convert the image: ./),
      hint: 'Replace the image with a valid file, or set "images" to false.',
    },
  ]);
  expect([...files.keys()]).toEqual(['webp-30']);
});
