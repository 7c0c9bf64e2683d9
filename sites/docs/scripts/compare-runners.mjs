/**
 * Measures how long Rstest, Vitest and Jest take to run the same generated test suite, and prints a Markdown table with
 * versions, machine and date. The packages are installed from npm into a temporary folder. Needs bash. Do not run
 * anything else on the machine at the same time; on a busy machine, wall times are not comparable. The CPU
 * time includes only worker processes that a runner waits for.
 *
 *     node sites/docs/scripts/compare-runners.mjs --files 100 --tests 10 --runs 5
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '100' },
    tests: { type: 'string', default: '10' },
    runs: { type: 'string', default: '5' },
  },
});
const [files, tests, runs] = ['files', 'tests', 'runs'].map((name) => toCount(name, values[name]));

const RUNNERS = {
  Rstest: {
    packages: ['@rstest/core@0.12.0'],
    globals: "import { describe, expect, test } from '@rstest/core';",
    command: ['rstest', 'run'],
    config: {},
  },
  Vitest: {
    packages: ['vitest@5.1.1'],
    globals: "import { describe, expect, test } from 'vitest';",
    command: ['vitest', 'run'],
    config: {},
  },
  Jest: {
    // SWC is the fastest transform for TypeScript that Jest's documentation lists.
    packages: ['jest@30.5.2', '@swc/jest@0.2.39', '@swc/core@1'],
    globals: "import { describe, expect, test } from '@jest/globals';",
    command: ['jest'],
    config: {
      'jest.config.json': JSON.stringify({
        transform: { '\\.ts$': '@swc/jest' },
        cacheDirectory: '.cache',
      }),
    },
  },
};
/** Folders in which a runner caches work between runs. */
const CACHES = ['.cache', 'node_modules/.vite', 'node_modules/.vitest', 'node_modules/.cache'];
/** Variables that change the behavior or the output of a runner. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(CI|GITHUB_|NODE_OPTIONS|VITEST|RSTEST)/.test(name),
  ),
);

const lab = mkdtempSync(join(tmpdir(), 'compare-runners-'));
try {
  const projects = Object.entries(RUNNERS).map(([name, runner]) => createProject(name, runner));
  for (const project of projects) for (const mode of ['cold', 'warm']) project[mode] = [];
  for (let round = 0; round < runs; round++) {
    // Each round starts with a different runner.
    for (let i = 0; i < projects.length; i++) {
      const project = projects[(round + i) % projects.length];
      for (const cache of CACHES)
        rmSync(join(project.folder, cache), { recursive: true, force: true });
      project.cold.push(measure(project));
      project.warm.push(measure(project));
      process.stderr.write(`Round ${round + 1}/${runs}: ${project.name}\n`);
    }
  }
  printTable(projects);
} finally {
  rmSync(lab, { recursive: true, force: true });
}

function toCount(name, value) {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  process.stderr.write(`--${name}: Expected a positive integer, got "${value}".\n`);
  process.exit(1);
}

/** Creates a folder with the suite and installs the runner. */
function createProject(name, { packages, globals, command, config }) {
  const folder = join(lab, name.toLowerCase());
  write(folder, 'package.json', JSON.stringify({ name: 'suite', private: true }));
  write(
    folder,
    'src/round.ts',
    'export const round = (value: number): number => Math.round(value * 100) / 100;\n',
  );
  for (let file = 0; file < files; file++) {
    write(folder, `src/module-${file}.ts`, createModule(file));
    write(folder, `src/module-${file}.test.ts`, createTests(file, globals));
  }
  for (const [path, text] of Object.entries(config)) write(folder, path, text);
  process.stderr.write(`Installing ${packages.join(', ')}\n`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const versions = packages.map((spec) => {
    const id = spec.slice(0, spec.lastIndexOf('@'));
    const file = join(folder, 'node_modules', id, 'package.json');
    return `${id} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
  });
  const [bin, ...args] = command;
  return { name, folder, versions, bin: join(folder, 'node_modules/.bin', bin), args };
}

function write(folder, path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function createModule(file) {
  return `import { round } from './round';

export interface Line${file} {
  label: string;
  price: number;
  count: number;
}

export function total${file}(lines: Line${file}[], tax = 0.2): number {
  const net = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  return round(net * (1 + tax));
}
`;
}

function createTests(file, globals) {
  const cases = Array.from(
    { length: tests },
    (_, i) => `  test('sums ${i + 1} lines', () => {
    const lines = Array.from({ length: ${i + 1} }, (_, index) => ({ label: \`\${index}\`, price: index, count: 2 }));
    expect(total${file}(lines, 0)).toBe(${i * (i + 1)});
    expect(lines).toHaveLength(${i + 1});
  });
`,
  );
  return `${globals}
import { total${file} } from './module-${file}';

describe('total${file}', () => {
${cases.join('\n')}});
`;
}

/** Runs the suite once, and returns the seconds until the process ends, and those that all processors worked for it. */
function measure({ name, folder, bin, args }) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT=\'cpu %U %S\'; time "$@"', 'bash', bin, ...args],
    { cwd: folder, env, encoding: 'utf8' },
  );
  const wall = (performance.now() - start) / 1000;
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(stderr) ?? [];
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  if (status !== 0 || !new RegExp(`Tests:?\\s+${files * tests} passed`).test(output))
    throw new Error(
      `${name} did not pass ${files * tests} tests (exit code ${status}):\n${output}`,
    );
  return { wall, cpu: Number(user) + Number(system) };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function printTable(projects) {
  const range = (list) =>
    `${median(list).toFixed(1)} s (${Math.min(...list).toFixed(1)}–${Math.max(...list).toFixed(1)})`;
  const cells = (results) =>
    ['wall', 'cpu'].map((key) => range(results.map((result) => result[key])));
  const lines = [
    `${files} files, ${files * tests} tests, median of ${runs} runs (fastest–slowest), ${new Date().toISOString().slice(0, 10)}`,
    `${cpus()[0].model.trim()}, ${cpus().length} CPUs, ${Math.round(totalmem() / 2 ** 30)} GB, load average ${loadavg()[1].toFixed(1)}, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`,
    '',
    '| | first run | first run, CPU | repeated run | repeated run, CPU |',
    '| --- | --- | --- | --- | --- |',
    ...projects.map(
      ({ versions, cold, warm }) =>
        `| ${[versions.join(', '), ...cells(cold), ...cells(warm)].join(' | ')} |`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
