#!/usr/bin/env node
// Compares the size of the search indexes of a built site with its Markdown sources, by language.
//
//   node bench/size.mjs CONTENT SITE_DIST
//
// CONTENT contains a folder for each language. SITE_DIST is the output of `octavo build`. All sizes are in kB,
// compressed with gzip: the sources both separately, as they would be downloaded, and together.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [content, site] = process.argv.slice(2);
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;
const print = (...cells) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(12)).join('')}\n`);

const { searchIndexes } = JSON.parse(readFileSync(join(site, 'static/manifest.json'), 'utf8'));
print('', 'separate', 'together', 'plain', '÷ separate', '÷ together', 'prebuilt', '÷ separate');
for (const [lang, { index, prebuilt }] of Object.entries(searchIndexes)) {
  const folder = join(content, lang);
  const sources = readdirSync(folder, { recursive: true })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(join(folder, path)));
  const separate = sources.reduce((sum, source) => sum + kilobytes(source), 0);
  const together = kilobytes(Buffer.concat(sources));
  const plain = kilobytes(readFileSync(join(site, index)));
  const postings = prebuilt ? prebuiltSize(prebuilt) : 0;
  const sizes = [separate, together, plain].map((size) => size.toFixed(1));
  const ratios = [plain / separate, plain / together].map((ratio) => ratio.toFixed(2));
  print(lang, ...sizes, ...ratios, postings.toFixed(1), (postings / separate).toFixed(2));
}

/** Returns the size of a prebuilt index. The first file contains the names of the others. */
function prebuiltSize(file) {
  const text = readFileSync(join(site, file));
  const { more } = JSON.parse(text.toString());
  const others = more.map((name) => readFileSync(join(site, 'static', name)));
  return [text, ...others].reduce((sum, bytes) => sum + kilobytes(bytes), 0);
}
