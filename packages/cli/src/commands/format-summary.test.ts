import { expect, test } from 'vitest';

import type { BuildSummary } from '../build/build-site';
import { formatSummary, formatTransfer } from './format-summary';

const summary: BuildSummary = {
  pages: 170,
  compiled: 1,
  rendered: 3,
  output: { written: ['a.html', 'b.html'], removed: [], kept: [], total: 800 },
  firstVisit: { script: 14_100, style: 14_440, idleScript: 91_100 },
  runtime: { runtime: 'static' },
};
const config = { cwd: '/site', outDir: '/site/dist' };

test('a summary names the folder, the sizes and what was not reused', () => {
  expect(formatSummary(summary, config, 4210)).toEqual({
    result: 'Built 170 pages in 4.2 s. The site is in dist.',
    details: [
      'First visit, compressed: 14.1 kB of scripts and 14.4 kB of styles, and 91.1 kB of scripts when the page is idle.',
      'Since the last build: 1 page compiled, 3 rendered, 2 of 800 files written.',
    ],
  });
});

test('a summary of a first build does not compare it with another one', () => {
  const output = { ...summary.output, written: ['a.html', 'b.html'], total: 2 };
  const { details } = formatSummary({ ...summary, output }, config, 0);
  expect(details[1]).toBe('1 page compiled, 3 rendered, 2 files written.');
});

test('a summary of a site that React runs has the reason', () => {
  const runtime = { runtime: 'react' as const, reason: 'theme/Navbar.tsx' };
  const firstVisit = { script: 93_600, style: 14_440, idleScript: 0 };
  const outside = { cwd: '/site', outDir: '/public' };
  const { result, details } = formatSummary({ ...summary, runtime, firstVisit }, outside, 0);
  expect(result).toBe('Built 170 pages in 0.0 s. The site is in /public.');
  expect(details[0]).toBe(
    'First visit, compressed: 93.6 kB of scripts and 14.4 kB of styles. React runs the whole page, because of theme/Navbar.tsx.',
  );
});

test('formats what was transferred', () => {
  const nothing = { pages: 0, files: 0, downloaded: 0, uploaded: 0 };
  expect(formatTransfer(nothing)).toBeUndefined();
  expect(formatTransfer({ ...nothing, pages: 1000, files: 4000, downloaded: 12_340_000 })).toBe(
    'Remote cache: 1,000 pages restored, 12.3 MB.',
  );
  expect(formatTransfer({ pages: 1, files: 1, downloaded: 999, uploaded: 20_001 })).toBe(
    'Remote cache: 1 page restored, 1 kB; 21 kB uploaded.',
  );
});
