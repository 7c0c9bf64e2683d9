import { expect, test } from 'vitest';

import { resolveLinkAction } from './link-action';

const current = 'https://x.y/docs/guide/start?q=1#top';

test.each([
  ['https://x.y/docs/api/', { kind: 'page', to: '/api/' }],
  ['https://x.y/docs/api/expect.html?a=b#c', { kind: 'page', to: '/api/expect?a=b#c' }],
  ['https://x.y/docs/v1.2', { kind: 'page', to: '/v1.2' }],
  ['https://x.y/docs/%E6%8C%87%E5%8D%97#%E4%B8%AD', { kind: 'page', to: '/指南#%E4%B8%AD' }],
  ['https://x.y/docs/guide/start?q=1#part', { kind: 'scroll', hash: '#part' }],
  ['https://x.y/docs/guide/start?q=1#', { kind: 'scroll', hash: '' }],
  ['https://x.y/docs/guide/start?q=1', { kind: 'page', to: '/guide/start?q=1' }],
  ['https://x.y/docs/guide/start#part', { kind: 'page', to: '/guide/start#part' }],
  ['https://x.y/docs/llms.txt', { kind: 'browser' }],
  ['https://x.y/docs/guide/start.md', { kind: 'browser' }],
  ['https://x.y/docsearch', { kind: 'browser' }],
  ['https://other.y/docs/api/', { kind: 'browser' }],
  ['mailto:a@b.c', { kind: 'browser' }],
])('returns the action for %s', (target, action) => {
  expect(resolveLinkAction(new URL(target), new URL(current), '/docs/')).toEqual(action);
});

test('links on an embedded page preserve its query flags', () => {
  const embedded = new URL('https://x.y/a?navbar=0&outline=0');
  const to = (path: string) => resolveLinkAction(new URL(path, embedded), embedded, '/');
  expect(to('/b')).toEqual({ kind: 'page', to: '/b?navbar=0&outline=0' });
  expect(to('/b?x=1#y')).toEqual({ kind: 'page', to: '/b?x=1&navbar=0&outline=0#y' });
  expect(to('/b?navbar=1')).toEqual({ kind: 'page', to: '/b?navbar=1&outline=0' });
  expect(to('#part')).toEqual({ kind: 'scroll', hash: '#part' });
});
