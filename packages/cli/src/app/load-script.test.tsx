import { afterEach, expect, test } from 'vitest';

import { loadScript } from './load-script';

afterEach(() => {
  document.head.innerHTML = '';
});

const last = () => document.head.lastElementChild as HTMLElement;

test('inserts a script with its integrity, and resolves when it has loaded', async () => {
  const loading = loadScript('/a.js', 'sha256-a');
  expect(last()).toMatchObject({ tagName: 'SCRIPT', integrity: 'sha256-a' });
  last().dispatchEvent(new Event('load'));
  await loading;
  expect(loadScript('/a.js')).toBe(loading);
  expect(document.head.children).toHaveLength(1);
});

test.each(['/b.css', '/b.css?v=1'])('inserts %s as a stylesheet', async (url) => {
  const loading = loadScript(url);
  expect(last()).toMatchObject({ tagName: 'LINK', rel: 'stylesheet' });
  last().dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('removes an element that failed to load, and tries again on the next call', async () => {
  const first = loadScript('/c.js');
  last().dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Failed to load /c.js');
  expect(document.head.children).toHaveLength(0);
  const second = loadScript('/c.js');
  last().dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

test('does not insert what the document already contains', async () => {
  document.head.innerHTML = '<script src="/d.js"></script><link rel="stylesheet" href="/d.css">';
  await loadScript('/d.js');
  await loadScript('/d.css');
  expect(document.head.children).toHaveLength(2);
});
