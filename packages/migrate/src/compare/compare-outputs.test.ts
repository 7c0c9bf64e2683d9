import { join } from 'node:path';

import { expect, test } from 'vitest';

import { useTempSite } from '../testing/temp-site';
import { compareOutputs } from './compare-outputs';

const site = useTempSite();
const compare = () => compareOutputs(join(site.cwd, 'old'), join(site.cwd, 'new'), '/docs/');

test('names addresses without a page, and anchors that no longer exist', () => {
  site.write({
    'old/index.html': '<h1 id="a">A</h1>',
    'old/guide/start/index.html': '<h2 id="one">1</h2><h2 class="x" id="two">2</h2><p id="no">',
    'old/moved.html': '<h1 id="gone">Moved</h1>',
    'old/lost.html': '<h1>Lost</h1>',
    'old/404.html': '<h1>Not found</h1>',
    'new/index.html': '<h1 id="a">A</h1>',
    'new/guide/start.html': '<h2 id="one">1</h2>',
    'new/moved.html': '<meta http-equiv="refresh" content="0; url=/docs/">',
  });
  expect(compare()).toEqual({
    addresses: 4,
    missing: [
      { address: '/docs/guide/start/', anchors: ['two'] },
      { address: '/docs/lost', anchors: [] },
    ],
  });
});

test('rejects a folder without HTML files', () => {
  expect(compare).toThrow('No HTML files found in');
});
