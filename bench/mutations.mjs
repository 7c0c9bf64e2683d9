import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from './mutations/marked.mjs';

/**
 * Plants errors in the pages of a public repository, and compares what `octavo test` reports with them. Needs the
 * folder of a checkout, and installs the package from npm. Exits with code 1 if an error is missed, if something else
 * is reported, or if `--update` does not restore the output.
 *
 * @example
 * node bench/mutations.mjs ../marked
 */
const packages = fileURLToPath(new URL('../packages', import.meta.url));
const tree = process.argv[2];
if (tree === undefined) throw new Error('Usage: node bench/mutations.mjs <folder of the checkout>');

const folder = mkdtempSync(join(tmpdir(), 'octavo-mutations-'));
try {
  createSite(resolve(tree));
  const { blocks, jobs, skipped } = prepare();
  const original = readPages();
  const count = countCommands();
  console.log(`${site.name}: ${blocks} blocks, ${jobs} projects, ${count} commands run`);
  console.log(`skipped: ${JSON.stringify(skipped)}`);

  const expected = plantErrors();
  const planted = readPages();
  const { problems } = runTest();
  const isFound = ({ page, line, rule }) =>
    problems.some((each) => each.file.endsWith(page) && each.line === line && each.rule === rule);
  for (const error of expected)
    console.log(`${isFound(error) ? '✓' : '✗'} ${error.kind} ${error.page}:${error.line}`);
  const others = problems.length - expected.length;
  console.log(`${expected.filter(isFound).length} of ${expected.length} found, ${others} others`);
  if (others !== 0 || !expected.every(isFound)) {
    console.log(problems.map(describe).join('\n'));
    process.exitCode = 1;
  }

  runTest('--update');
  const repaired = readPages();
  runTest('--update');
  const isStable = JSON.stringify(readPages()) === JSON.stringify(repaired);
  // Everything but the output stays as it was planted.
  const isRepaired = Object.entries(repaired).every(([page, text]) =>
    text.split('\n').every((line, i) => {
      const isOutput = expected.some(
        (error) => error.kind === 'output' && error.page === page && error.at === i + 1,
      );
      const before = (isOutput ? original : planted)[page].split('\n')[i];
      // The indentation of output is ignored.
      return isOutput ? line.trim() === before.trim() : line === before;
    }),
  );
  console.log(`--update restores the output and nothing else: ${isRepaired}`);
  console.log(`a second --update changes nothing: ${isStable}`);
  if (!isRepaired || !isStable) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function createSite(checkout) {
  for (const page of site.pages) {
    mkdirSync(dirname(pathOf(page)), { recursive: true });
    cpSync(join(checkout, page), pathOf(page));
  }
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const manifest = { private: true, dependencies: { [site.name]: version, typescript: '^5' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const globals = join(folder, 'globals.mjs');
  writeFileSync(globals, site.globals);
  const test = { ...site.test, env: { MARKED_GLOBALS: globals } };
  const config = `export default ${JSON.stringify({ root: 'content', test })};\n`;
  writeFileSync(join(folder, 'docs.config.ts'), config);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  mkdirSync(join(folder, 'node_modules/@octavo'), { recursive: true });
  symlinkSync(join(packages, 'cli'), join(folder, 'node_modules/@octavo/cli'));
}

/** Adds a reason to the blocks that do not pass as they are published, until nothing is reported. */
function prepare() {
  for (let round = 0; round < 10; round++) {
    const result = runTest();
    if (result.problems.length === 0) return result;
    const facts = result.problems.filter(({ rule }) => rule === 'fact');
    if (facts.length > 0) throw new Error(`Facts differ:\n${facts.map(describe).join('\n')}`);
    for (const { file, line } of result.problems) {
      const path = join(folder, file);
      const lines = readFileSync(path, 'utf8').split('\n');
      const at = lines.findLastIndex((text, i) => i < line && /^\s*```/.test(text));
      const [, fence, lang] = /^(\s*```)\s*(\S*)/.exec(lines[at]);
      if (!lines[at].includes('norun'))
        lines[at] = `${fence}${lang || 'text'} norun="as published"`;
      writeFileSync(path, lines.join('\n'));
    }
  }
  throw new Error('The pages could not be prepared.');
}

/** Plants the errors. Returns their lines: that of the statement, or that on which the block of the output starts. */
function plantErrors() {
  return site.errors.map(([kind, page, pattern, replacement]) => {
    const path = pathOf(page);
    const text = readFileSync(path, 'utf8');
    const found = pattern.exec(text);
    if (!found) throw new Error(`${page} does not contain ${pattern}`);
    writeFileSync(path, text.replace(pattern, replacement));
    const before = text.slice(0, found.index).split('\n');
    const fence = before.findLastIndex((line) => line.startsWith('```')) + 1;
    const isOutput = kind === 'output';
    return {
      kind,
      page,
      at: before.length,
      line: isOutput ? fence : before.length,
      rule: isOutput ? 'output' : 'fact',
    };
  });
}

/** Returns the number of commands that the prepared pages run. */
function countCommands() {
  const bin = join(packages, 'cli/bin/octavo.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [bin, 'test', '--print'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.split('\n').filter((line) => /^\s*\$ node /.test(line)).length;
}

function runTest(...args) {
  const bin = join(packages, 'cli/bin/octavo.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, 'test', '--format', 'json', ...args],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`octavo test failed:\n${stdout}${stderr}`);
  }
}

function readPages() {
  return Object.fromEntries(site.pages.map((page) => [page, readFileSync(pathOf(page), 'utf8')]));
}

function pathOf(page) {
  return join(folder, 'content', page);
}

function describe({ file, line, rule, message }) {
  return `  ${file}:${line} ${rule}: ${message.split('\n').slice(0, 3).join(' | ')}`;
}
