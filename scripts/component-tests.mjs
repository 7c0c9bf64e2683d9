import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// `findBy…` and `waitFor` give up after one second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// A panel that loads, or an effect that React has scheduled, after the last test would run without a
// document, and its error would make the whole run fail.
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
});
