#!/usr/bin/env node
// How large a built site's search indexes are beside the Markdown they were made of, by language.
//
//   node bench/size.mjs CONTENT SITE_DIST
//
// CONTENT has a folder for each language; SITE_DIST is what `octavo build` wrote of it. All sizes are gzipped: the
// sources page by page, as they would be downloaded, and all together.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [content, site] = process.argv.slice(2);
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;
const print = (...cells) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(12)).join('')}\n`);

const { searchIndexes } = JSON.parse(readFileSync(join(site, 'static/manifest.json'), 'utf8'));
print('', 'pages, kB', 'in one, kB', 'plain, kB', '÷ pages', '÷ in one', 'prebuilt', '÷ pages');
for (const [lang, { index, prebuilt }] of Object.entries(searchIndexes)) {
  const folder = join(content, lang);
  const sources = readdirSync(folder, { recursive: true })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(join(folder, path)));
  const pages = sources.reduce((sum, source) => sum + kilobytes(source), 0);
  const together = kilobytes(Buffer.concat(sources));
  const plain = kilobytes(readFileSync(join(site, index)));
  const ahead = prebuilt ? prebuiltSize(prebuilt) : 0;
  const sizes = [pages, together, plain].map((size) => size.toFixed(1));
  const ratios = [plain / pages, plain / together].map((ratio) => ratio.toFixed(2));
  print(lang, ...sizes, ...ratios, ahead.toFixed(1), (ahead / pages).toFixed(2));
}

/** The first file names the others. */
function prebuiltSize(file) {
  const text = readFileSync(join(site, file));
  const { more } = JSON.parse(text.toString());
  const others = more.map((name) => readFileSync(join(site, 'static', name)));
  return [text, ...others].reduce((sum, bytes) => sum + kilobytes(bytes), 0);
}
