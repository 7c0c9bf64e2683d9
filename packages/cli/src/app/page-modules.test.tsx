import { expect, test, vi } from 'vitest';

import { getPageModule, loadPageModule, registerPage } from './page-modules';

const moduleOf = (name: string) => ({ default: Object.assign(() => null, { displayName: name }) });

test('waits for a page that is registered later, and evaluates it once it is loaded', async () => {
  const load = vi.fn(async () => moduleOf('Late'));
  const loading = Promise.all([loadPageModule('/late'), loadPageModule('/late')]);
  expect(getPageModule('/late')).toBeUndefined();
  registerPage('/late', load);
  await loading;
  expect(getPageModule('/late')?.default).toHaveProperty('displayName', 'Late');
});

test('does not evaluate a registered page before it is loaded', async () => {
  const load = vi.fn(async () => moduleOf('Lazy'));
  registerPage('/lazy', load);
  expect(load).not.toHaveBeenCalled();
  await loadPageModule('/lazy');
  expect(load).toHaveBeenCalledOnce();
});

test('a hot update replaces the module on the next load', async () => {
  registerPage('/hot', async () => moduleOf('Old'));
  await loadPageModule('/hot');
  registerPage('/hot', async () => moduleOf('New'));
  expect(getPageModule('/hot')?.default).toHaveProperty('displayName', 'Old');
  await loadPageModule('/hot');
  expect(getPageModule('/hot')?.default).toHaveProperty('displayName', 'New');
});

test('an error of a page module rejects and can be retried', async () => {
  registerPage('/bad', () => Promise.reject(new Error('not now')));
  await expect(loadPageModule('/bad')).rejects.toThrow('not now');
  registerPage('/bad', async () => moduleOf('Fixed'));
  await loadPageModule('/bad');
  expect(getPageModule('/bad')?.default).toHaveProperty('displayName', 'Fixed');
});
