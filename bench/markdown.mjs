#!/usr/bin/env node
/**
 * Measures the Markdown compiler: the time per page in one thread, cold and from the cache, and the
 * size of the HTML compared to a plain renderer. Accepts any folder of `.md` and `.mdx` files.
 *
 *   node bench/markdown.mjs --content sites/docs/content --rounds 3
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REPO } from './lab.mjs';
import { median } from './report/median.mjs';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: path.join(REPO, 'sites/docs/content') },
    rounds: { type: 'string', default: '3' },
  },
});
const root = path.resolve(values.content);
const worker = fileURLToPath(new URL('markdown/measure.mjs', import.meta.url));

// Each round is a separate process, because code and caches of an earlier round would be warm. Its
// young generation has the same size as in the threads of a build.
const measure = (compiler) =>
  JSON.parse(
    execFileSync(process.execPath, ['--max-semi-space-size=32', worker, root, compiler], {
      maxBuffer: 2 ** 26,
    }),
  );
const times = Array.from({ length: Number(values.rounds) });
const rounds = times.map(() => ({ ...measure('octavo'), mdx: measure('mdx').cold }));
const [{ pages, failures, bytes }] = rounds;
const row = (name, list, digits, target) =>
  `| ${name} | ${median(list).toFixed(digits)} | ${list.map((value) => value.toFixed(digits)).join(', ')} | ${target} |`;

console.log(
  [
    `${pages} pages in ${root}, ${failures.length} of which failed to compile`,
    '',
    '| | median | rounds | target |',
    '| --- | --: | --- | --: |',
    row(
      'cold, ms per page',
      rounds.map(({ cold }) => cold),
      2,
      '12',
    ),
    row(
      'MDX and GFM only, without highlighting',
      rounds.map(({ mdx }) => mdx),
      2,
      '',
    ),
    row(
      'from the cache, ms per page',
      rounds.map(({ stored }) => stored),
      3,
      '0.5',
    ),
    row(
      'plain Markdown, ms per page',
      rounds.map(({ markdownOut }) => markdownOut),
      2,
      '',
    ),
    '',
    `HTML of the ${bytes.pages} pages that a plain renderer supports: ${bytes.own} bytes, plain ${bytes.plain} bytes`,
    `(ratio ${(bytes.own / bytes.plain).toFixed(3)}, target 1.05); without code ${bytes.ownProse} and ${bytes.plainProse} bytes`,
    `(ratio ${(bytes.ownProse / bytes.plainProse).toFixed(3)}).`,
  ].join('\n'),
);
for (const failure of failures) console.error(failure);
