#!/usr/bin/env node
/**
 * What a page costs in the Markdown compiler: time in one thread, cold and from the store, and bytes of HTML against a
 * plain renderer. Takes any tree of `.md` and `.mdx` files.
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

// Each round is a process of its own: nothing is compiled, cached or warmed up by the one before.
// Its young generation is as large as that of a build's threads.
const measure = (compiler) =>
  JSON.parse(
    execFileSync(process.execPath, ['--max-semi-space-size=32', worker, root, compiler], {
      maxBuffer: 2 ** 26,
    }),
  );
const times = Array.from({ length: Number(values.rounds) });
const rounds = times.map(() => ({ ...measure('octavo'), mdx: measure('mdx').cold }));
const [{ pages, failures, bytes }] = rounds;
const row = (name, list, digits, aim) =>
  `| ${name} | ${median(list).toFixed(digits)} | ${list.map((value) => value.toFixed(digits)).join(', ')} | ${aim} |`;

console.log(
  [
    `${pages} pages of ${root}, ${failures.length} of them not compiled`,
    '',
    '| | median | rounds | aim |',
    '| --- | --: | --- | --: |',
    row(
      'cold, ms a page',
      rounds.map(({ cold }) => cold),
      2,
      '12',
    ),
    row(
      'MDX and GFM alone, without highlighting',
      rounds.map(({ mdx }) => mdx),
      2,
      '',
    ),
    row(
      'from the store, ms a page',
      rounds.map(({ stored }) => stored),
      3,
      '0.5',
    ),
    row(
      'plain Markdown as well, ms a page',
      rounds.map(({ markdownOut }) => markdownOut),
      2,
      '',
    ),
    '',
    `HTML of ${bytes.pages} pages that a plain renderer reads as well: ${bytes.own} bytes, plain ${bytes.plain}`,
    `(ratio ${(bytes.own / bytes.plain).toFixed(3)}, aim 1.05); without code ${bytes.ownProse} and ${bytes.plainProse}`,
    `(ratio ${(bytes.ownProse / bytes.plainProse).toFixed(3)}).`,
  ].join('\n'),
);
for (const failure of failures) console.error(failure);
