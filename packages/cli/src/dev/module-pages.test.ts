import { expect, test } from 'vitest';

import type { SourceFile } from '../model/page';
import { createModulePages } from './module-pages';

const page = (routePath: string) => ({ routePath, filePath: `${routePath}.mdx` }) as SourceFile;

test('a page is added once, and every request for it waits until it is bundled', async () => {
  let finish!: () => void;
  const bundling = new Promise<void>((done) => {
    finish = done;
  });
  let runs = 0;
  const modules = createModulePages(() => {
    runs++;
    return bundling;
  });
  const steps: string[] = [];
  const requests = ['first', 'second'].map((name) =>
    modules.add(page('/a')).then(() => steps.push(name)),
  );
  await new Promise((done) => setImmediate(done));
  expect(steps).toEqual([]);
  finish();
  await Promise.all(requests);
  expect(steps).toEqual(['first', 'second']);
  expect(runs).toBe(1);
  expect(modules.list()).toEqual([page('/a')]);
});
