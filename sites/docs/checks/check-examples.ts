// Run every example of the documentation against the framework it describes. Arguments: parts of the paths of pages;
// --print shows what the commands print. CONTRIBUTING.md says how a page is written for it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import pc from 'picocolors';

import { linkChromium } from './browser/link-chromium';
import { contentsOf, hashOf, Passed } from './examples/cache';
import { type Job, jobsOf } from './examples/check-page';
import { readFences } from './examples/fences';
import { type Problem, planPage } from './examples/projects';
import { readExports } from './examples/snippet-types';

const MAX_SKIPPED = 0.15;
const PARALLEL = 2;

const site = join(import.meta.dirname, '..');
const content = join(site, 'content');
/** Pages whose samples need the packages of browser mode. These packages have another version than the others. */
const BROWSER_PAGES = /^\w+\/guide\/browser-testing\//;
const browserSite = join(import.meta.dirname, 'browser');
const browserPackages = readFileSync(join(browserSite, 'package.json'), 'utf8');
const require = createRequire(join(site, 'package.json'));
const { version } = require('@rstest/core/package.json') as { version: string };
const declarations = join(site, 'node_modules/@rstest/core/dist/index.d.ts');
const exports = readExports(readFileSync(declarations, 'utf8'));
const passed = new Passed(join(site, 'node_modules/.cache/examples'));
const checker = hashOf(contentsOf(join(import.meta.dirname, 'examples')), process.version, version);
const only = process.argv.slice(2).filter((word) => word !== '--print');
const onOutput = process.argv.includes('--print')
  ? (command: string, printed: string) => console.log(`\n$ ${command}\n${printed}`)
  : undefined;

const jobs = new Map<string, Job>();
const problems: (Problem & { page: string })[] = [];
let fenceCount = 0;
let skippedCount = 0;
for (const page of pages()) {
  const path = join(content, page);
  const fences = readFences(readFileSync(path, 'utf8'), path, content);
  const plan = planPage(fences);
  fenceCount += fences.length;
  skippedCount += plan.skipped.length;
  problems.push(...plan.problems.map((problem) => ({ page, ...problem })));
  const hidden = join(site, 'examples', page.replace(/^[^/]+\//, '').replace(/\.mdx?$/, ''));
  const inBrowser = BROWSER_PAGES.test(page);
  const surroundings = { site: inBrowser ? browserSite : site, hidden, onOutput };
  for (const job of jobsOf(page, plan, surroundings, exports)) {
    // What both languages show is run once.
    const key = hashOf(checker, job.content, contentsOf(hidden), inBrowser ? browserPackages : '');
    if (!jobs.has(key)) jobs.set(key, job);
  }
}

const browsers = linkChromium(join(site, 'node_modules/.cache/browsers'));
if (browsers) process.env.PLAYWRIGHT_BROWSERS_PATH = browsers;

const todo = [...jobs].filter(([key]) => only.length > 0 || !passed.has(key));
const queue = [...todo];
await Promise.all(
  Array.from({ length: PARALLEL }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, job] = next;
      let found = await job.run();
      // A busy machine can break an example that is about time; a false one fails twice.
      if (found.length > 0) found = await job.run();
      if (found.length === 0) passed.add(key);
      problems.push(...found.map((problem) => ({ page: job.page, ...problem })));
      process.stdout.write(found.length === 0 ? pc.dim('·') : pc.red('x'));
    }
  }),
);

if (todo.length > 0) console.log();
for (const { page, line, message } of problems) {
  console.error(`${pc.red('✗')} content/${page}:${line}\n  ${message}\n`);
}
const share = skippedCount / Math.max(1, fenceCount);
if (share > MAX_SKIPPED) {
  console.error(`Expected at most ${MAX_SKIPPED * 100} % of the blocks with norun="…".`);
}
console.log(
  `${fenceCount} code blocks, ${skippedCount} of them not run (${(share * 100).toFixed(1)} %). ` +
    `${jobs.size} examples with @rstest/core ${version}: ${todo.length} run, ` +
    `${jobs.size - todo.length} unchanged, ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 || share > MAX_SKIPPED ? 1 : 0;

/** Paths of the pages, English first; with arguments only those that contain one of them. */
function pages(): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.mdx?$/.test(path))
    .filter((path) => only.length === 0 || only.some((word) => path.includes(word)))
    .sort();
}
