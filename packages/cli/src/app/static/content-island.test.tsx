import { createPage } from '@octavo/theme/site-data';
import { expect, test, vi } from 'vitest';

import { type ContentIslandOptions, prepareContent } from './content-island';

test('stops recording input if the components cannot be loaded', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect() {}
    },
  );
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => Promise.reject(new Error('offline'));
  const stopRecording = vi.fn();
  prepareContent(document.createElement('div'), {
    base: '/',
    payload: { page: createPage({}), data: { site: 'site.json' } },
    loadReact: fail,
    loadSearchModule: fail,
    loadView: fail,
    navigate: () => {},
    preload: () => {},
    stopRecording,
    onHydrated: () => {},
    onReady: () => {},
  } satisfies ContentIslandOptions);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(stopRecording).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  log.mockRestore();
});
