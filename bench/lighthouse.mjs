#!/usr/bin/env node
/**
 * Runs Lighthouse (mobile, with its default throttling) on pages of the built documentation site.
 *
 *   node bench/lighthouse.mjs --paths /,/guide/start/quick-start --runs 3 --site sites/docs/dist
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from './browser/static-server.mjs';
import { LAB, REPO } from './lab.mjs';
import { median } from './report/median.mjs';
import { npmInstall } from './setup/npm-install.mjs';

/** The last major version that runs on Node 20. */
const VERSION = '^12';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURES = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
};

const { values } = parseArgs({
  options: {
    paths: { type: 'string', default: '/,/guide/start/quick-start' },
    runs: { type: 'string', default: '3' },
    site: { type: 'string', default: path.join(REPO, 'sites/docs/dist') },
  },
});

const folder = path.join(LAB, 'lighthouse');
const script = path.join(folder, 'node_modules/lighthouse/cli/index.js');
if (!existsSync(script)) {
  mkdirSync(folder, { recursive: true });
  const project = { private: true, dependencies: { lighthouse: VERSION } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  npmInstall(folder);
}

/**
 * Runs Lighthouse once for a URL and returns the report. It runs in another process, because this
 * one serves the site.
 */
async function measure(url) {
  const output = path.join(folder, 'report.json');
  const run = spawn(
    process.execPath,
    [
      script,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', ...process.env },
    },
  );
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}.`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Returns the audits with a low score, which explain the scores of the categories. */
function lowAudits({ categories, audits }) {
  return CATEGORIES.flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
}

const server = await serve(path.resolve(values.site));
const line = (cells) => console.log(`| ${cells.join(' | ')} |`);
const head = ['page', ...CATEGORIES, ...Object.values(MEASURES)];
line(head);
line(head.map((_, index) => (index === 0 ? '---' : '--:')));
const reasons = new Set();
try {
  for (const page of values.paths.split(',')) {
    const reports = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      reports.push(await measure(server.origin + page));
    }
    for (const report of reports)
      for (const reason of lowAudits(report)) reasons.add(`${page}: ${reason}`);
    line([
      page,
      ...CATEGORIES.map((name) =>
        Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100),
      ),
      ...Object.keys(MEASURES).map((id) => {
        const value = median(reports.map(({ audits }) => audits[id].numericValue));
        return id === 'cumulative-layout-shift' ? value.toFixed(3) : Math.round(value);
      }),
    ]);
  }
} finally {
  server.close();
}
for (const reason of reasons) console.error(reason);
