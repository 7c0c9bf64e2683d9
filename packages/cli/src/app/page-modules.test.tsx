import { expect, test, vi } from 'vitest';

import { getPageModule, loadPageModule, registerPage } from './page-modules';

const reload = vi.fn(async () => {});
const moduleOf = (name: string) => ({ default: Object.assign(() => null, { displayName: name }) });

test('waits for a page that is registered later, and evaluates it once it is loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const load = vi.fn(async () => moduleOf('Late'));
  const loading = Promise.all([loadPageModule('/late', reload), loadPageModule('/late', reload)]);
  expect(getPageModule('/late')).toBeUndefined();
  await new Promise((done) => setTimeout(done));
  registerPage('/late', load);
  await loading;
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(getPageModule('/late')?.default).toHaveProperty('displayName', 'Late');
});

test('does not evaluate a registered page before it is loaded', async () => {
  const load = vi.fn(async () => moduleOf('Lazy'));
  registerPage('/lazy', load);
  expect(load).not.toHaveBeenCalled();
  await loadPageModule('/lazy', reload);
  expect(load).toHaveBeenCalledOnce();
});

test('a hot update replaces the module on the next load', async () => {
  registerPage('/hot', async () => moduleOf('Old'));
  await loadPageModule('/hot', reload);
  registerPage('/hot', async () => moduleOf('New'));
  expect(getPageModule('/hot')?.default).toHaveProperty('displayName', 'Old');
  await loadPageModule('/hot', reload);
  expect(getPageModule('/hot')?.default).toHaveProperty('displayName', 'New');
});

test('an error of a page module rejects and can be retried', async () => {
  registerPage('/bad', () => Promise.reject(new Error('not now')));
  await expect(loadPageModule('/bad', reload)).rejects.toThrow('not now');
  registerPage('/bad', async () => moduleOf('Fixed'));
  await loadPageModule('/bad', reload);
  expect(getPageModule('/bad')?.default).toHaveProperty('displayName', 'Fixed');
});
