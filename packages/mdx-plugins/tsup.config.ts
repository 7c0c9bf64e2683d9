import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

import { declarations } from '../../scripts/declarations';
import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';
import { yamlAsModule } from '../../scripts/yaml-as-module';
import { packedLanguages } from './build/packed-languages';

const grammars = dirname(dirname(fileURLToPath(import.meta.resolve('@shikijs/langs'))));

const entry = {
  index: 'src/index.ts',
  compiler: 'src/compiler.ts',
  diagnostics: 'src/diagnostics/index.ts',
  escape: 'src/text/escape.ts',
  'format-message': 'src/messages/format-message.ts',
  'inline-markdown': 'src/text/inline-markdown.ts',
  messages: 'src/messages/index.ts',
  types: 'src/types.ts',
};

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  plugins: [ownSourceMaps()],
  dts: declarations('tsconfig.json')(entry),
  esbuildPlugins: [
    packedLanguages('dist'),
    yamlAsModule(import.meta.url),
    thirdPartyLicenses([grammars]),
  ],
  onSuccess: async () =>
    cpSync('src/messages', 'dist/messages', {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    }),
});
