/** Runs one round in a separate process and prints its values as JSON. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileAll, compilePlainMdx } from './compile.mjs';
import { compareBytes } from './plain.mjs';
import { storeTimes } from './store.mjs';

const [root, compiler] = process.argv.slice(2);
const files = readdirSync(root, { recursive: true })
  .filter((name) => /\.mdx?$/.test(name) && !name.includes('node_modules'))
  .sort()
  .map((name) => path.join(root, name));
const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));

if (compiler === 'mdx') {
  console.log(JSON.stringify({ cold: await compilePlainMdx(sources) }));
  process.exit();
}

// Includes loading the compiler and the grammars.
const cold = await compileAll(root, sources);
const before = await compileAll(root, sources);
const withMarkdownOut = await compileAll(root, sources, { markdownOut: true });
const after = await compileAll(root, sources);
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-bench-'));
const stored = await storeTimes(folder, root, cold.compiled);
const bytes = await compareBytes(cold.compiled);
rmSync(folder, { recursive: true });

console.log(
  JSON.stringify({
    pages: cold.compiled.length,
    failures: cold.failures,
    cold: cold.time / cold.compiled.length,
    stored: stored / cold.compiled.length,
    // Compare with the average of the rounds before and after it, because each round is slightly faster than the last.
    markdownOut: (withMarkdownOut.time - (before.time + after.time) / 2) / cold.compiled.length,
    bytes,
  }),
);
