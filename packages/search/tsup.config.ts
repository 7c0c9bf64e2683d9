import { defineConfig } from 'tsup';

// tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports.
const compilerOptions = { ignoreDeprecations: '6.0' };

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/worker.ts'],
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    dts: { entry: 'src/index.ts', compilerOptions },
    // Bundlers of the site find the worker by `new Worker(new URL('./worker.js', import.meta.url))`.
    splitting: true,
  },
  {
    entry: ['src/indexer.ts'],
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    tsconfig: 'tsconfig.node.json',
    dts: { compilerOptions },
  },
]);
