import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', messages: 'src/messages/index.ts', types: 'src/types.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  // tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
});
