#!/usr/bin/env node
// Compares the size of the search indexes of a built site with its Markdown sources, by language.
//
//   node bench/size.mjs CONTENT SITE_DIST
//
// CONTENT contains a folder for each language. SITE_DIST is the output of `octavo build`. All sizes are in kB,
// compressed with gzip: the sources both separately, as they would be downloaded, and together. A split index is measured
// with all of its parts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [content, site] = process.argv.slice(2);
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;
const print = (...cells) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(12)).join('')}\n`);

const { searchIndexes } = JSON.parse(readFileSync(join(site, 'static/manifest.json'), 'utf8'));
print('', 'separate', 'together', 'index', '÷ separate', '÷ together');
for (const [lang, { index }] of Object.entries(searchIndexes)) {
  const folder = join(content, lang);
  const sources = readdirSync(folder, { recursive: true })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(join(folder, path)));
  const separate = sources.reduce((sum, source) => sum + kilobytes(source), 0);
  const together = kilobytes(Buffer.concat(sources));
  const plain = indexSize(index);
  const sizes = [separate, together, plain].map((size) => size.toFixed(1));
  const ratios = [plain / separate, plain / together].map((ratio) => ratio.toFixed(2));
  print(lang, ...sizes, ...ratios);
}

/** Returns the size of an index file and of its parts, which are in the folder with its name. */
function indexSize(index) {
  const folder = join(site, index.replace(/\.[\da-f]+\.json$/, ''));
  const parts = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return [join(site, index), ...parts].reduce(
    (sum, file) => sum + kilobytes(readFileSync(file)),
    0,
  );
}
