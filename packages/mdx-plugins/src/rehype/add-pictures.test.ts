import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { DialectOptions, ImageOptions } from '../options';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';
import { getVariantWidths } from './add-pictures';

/** Returns a PNG image with one color. `chunks` are added before the pixels. */
function png(width: number, height: number, chunks: [string, Buffer][] = []): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    // Checksums are not read.
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the header of a WebP image. */
function webp(flags: number): Buffer {
  const body = Buffer.alloc(10);
  body[0] = flags;
  body.writeUIntLE(99, 4, 3);
  body.writeUIntLE(49, 7, 3);
  const size = Buffer.alloc(4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBPVP8X'), size, body]);
}

const FILES: Record<string, Buffer> = {
  'en/photo.png': png(1000, 500),
  'en/icon.png': png(32, 32),
  'en/moving.png': png(100, 50, [['acTL', Buffer.alloc(8)]]),
  'en/still.webp': webp(0),
  'en/moving.webp': webp(2),
  'en/moving.gif': Buffer.from('GIF89a\x64\x00\x32\x00\x00\x00\x00', 'latin1'),
  'public/logo.png': png(200, 100),
};

function site(images: ImageOptions | undefined = { formats: ['webp'], widths: [100, 400, 800] }) {
  const root = createTempSite({ 'en/x.svg': '<svg width="10" height="10"/>', 'public/x.txt': '' });
  for (const [path, content] of Object.entries(FILES)) writeFileSync(join(root, path), content);
  const options: Partial<DialectOptions> = {
    root,
    publicDir: join(root, 'public'),
    resolvePublic: (src) => `/base${src}`,
    ...(images ? { images } : {}),
    assetUrl: (file, _hash, variant) => {
      const name =
        file.replace(/^.*[\\/]/, '') + (variant ? `-${variant.width}.${variant.format}` : '');
      return { url: `/base/${name}`, output: name };
    },
  };
  return { root, options, path: join(root, 'en/p.mdx') };
}

test('offers variants, and keeps the original as the fallback and in the zoomed view', async () => {
  const { root, options, path } = site({ formats: ['avif', 'webp'], widths: [400, 800] });
  const page = await compilePage('![A *photo*](./photo.png)', options, path);
  const candidates = (format: string) =>
    `/base/photo.png-400.${format} 400w, /base/photo.png-800.${format} 800w`;
  expect(page.html[0]).toBe(
    '<p><picture>' +
      `<source type="image/avif" srcset="${candidates('avif')}" sizes="min(100vw, 704px)">` +
      `<source type="image/webp" srcset="${candidates('webp')}" sizes="min(100vw, 704px)">` +
      '<img src="/base/photo.png" alt="A photo" width="1000" height="500" loading="lazy" decoding="async" data-zoom-src="/base/photo.png">' +
      '</picture></p>',
  );
  const hash = createHash('sha256').update(FILES['en/photo.png']!).digest('hex');
  const file = join(root, 'en/photo.png');
  expect(page.assets).toEqual([
    { file, output: 'photo.png' },
    ...['avif', 'webp'].flatMap((format) =>
      [400, 800].map((width) => ({
        file,
        output: `photo.png-${width}.${format}`,
        variant: { format, width, hash },
      })),
    ),
  ]);
});

test('images of the public folder have variants, and the page depends on the file', async () => {
  const { root, options, path } = site();
  const page = await compilePage('![Logo](/logo.png)', options, path);
  expect(page.html[0]).toContain(
    'srcset="/base/logo.png-100.webp 100w, /base/logo.png-200.webp 200w"',
  );
  expect(page.html[0]).toContain('<img src="/base/logo.png"');
  expect(page.dependencies).toContain(join(root, 'public/logo.png'));
});

test.each([
  ['an animated PNG image', '![](./moving.png)'],
  ['an animated WebP image', '![](./moving.webp)'],
  ['a GIF image', '![](./moving.gif)'],
  ['an SVG image', '![](./x.svg)'],
  ['an image of another site', '![](https://example.com/a.png)'],
  ['an image with candidates', '<img src="./photo.png" srcset="./icon.png 32w" alt="" />'],
])('leaves %s unchanged', async (_name, source) => {
  const { options, path } = site();
  const { images: _images, ...plain } = options;
  const md = path.replace('.mdx', '.md');
  expect(await compileToMarkup(source, options, md)).toBe(await compileToMarkup(source, plain, md));
});

test('leaves a picture element of the author unchanged', async () => {
  const { options, path } = site();
  const source =
    '<picture><source srcset="./icon.png" media="print"><img src="./photo.png" alt=""></picture>';
  for (const [text, file] of [
    [source, path.replace('.mdx', '.md')],
    [source.replaceAll('">', '" />').replace('srcset', 'srcSet'), path],
  ] as const) {
    const markup = await compileToMarkup(text, options, file);
    expect(markup.match(/<picture/g)).toHaveLength(1);
    expect(markup).not.toContain('.webp');
  }
});

test('a still WebP image has variants, and a small image one in its own size', async () => {
  const { options, path } = site();
  expect(await compileToMarkup('![](./still.webp)', options, path)).toContain(
    'srcset="/base/still.webp-100.webp 100w"',
  );
  expect(await compileToMarkup('![](./icon.png)', options, path)).toContain(
    'srcset="/base/icon.png-32.webp 32w" sizes="min(100vw, 32px)"',
  );
});

test('works in JSX, with the written width and the written file for the zoomed view', async () => {
  const { options, path } = site();
  const source =
    'export const a = 1;\n\n<Box><img src="./photo.png" alt="A" width="240" data-zoom-src="/logo.png" /></Box>\n\n{a}';
  const markup = await compileToMarkup(source, options, path);
  expect(markup).toMatch(/<(?:_components\.)?picture>/);
  expect(markup).toContain('min(100vw, 240px)');
  expect(markup).toContain('data-zoom-src="/base/logo.png"');
  expect(markup.match(/data-zoom-src/g)).toHaveLength(1);
});

test('sizes can be configured', async () => {
  const { options, path } = site({ formats: ['webp'], widths: [800], sizes: '50vw' });
  expect(await compileToMarkup('![](./photo.png)', options, path)).toContain('sizes="50vw"');
});

test('never enlarges an image, and always includes the largest useful width', () => {
  const widths = fc.array(fc.integer({ min: 16, max: 8192 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), widths, (width, configured) => {
      const result = getVariantWidths(width, configured);
      expect(result.at(-1)).toBe(Math.min(width, Math.max(...configured)));
      expect(result).toEqual([...new Set(result)].sort((a, b) => a - b));
    }),
  );
});
