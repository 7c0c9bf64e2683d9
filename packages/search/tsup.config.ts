import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/worker.ts'],
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    dts: { entry: 'src/index.ts' },
    // Bundlers of the site find the worker by `new Worker(new URL('./worker.js', import.meta.url))`.
    splitting: true,
    clean: false,
  },
  {
    entry: ['src/indexer.ts'],
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    dts: true,
  },
]);
