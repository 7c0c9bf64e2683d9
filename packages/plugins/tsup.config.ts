import { cpSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

import { declarations } from '../../scripts/declarations';
import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';

const licenses = thirdPartyLicenses();
const shared = {
  format: 'esm',
  target: 'es2022',
  clean: false,
  sourcemap: true,
  // One file for each plugin, because loading a shared chunk takes longer than its few lines.
  splitting: false,
  plugins: [ownSourceMaps()],
} satisfies Options;

/** Entry points that sites import. */
const plugins = Object.fromEntries(
  ['blog', 'feedback', 'link-preview', 'math', 'mermaid', 'og-image', 'twoslash'].map((name) => [
    name,
    `src/${name}/index.ts`,
  ]),
);

export default defineConfig([
  {
    ...shared,
    entry: {
      ...plugins,
      // Loaded in worker threads.
      'rehype-feedback': 'src/feedback/rehype-feedback.ts',
      'rehype-link-preview': 'src/link-preview/rehype-link-preview.ts',
      'rehype-math': 'src/math/rehype-math.ts',
      'rehype-mermaid': 'src/mermaid/rehype-mermaid.ts',
      'remark-math': 'src/math/remark-math.ts',
      'remark-mermaid': 'src/mermaid/remark-mermaid.ts',
      'remark-post-info': 'src/blog/remark-post-info.ts',
      'twoslash-transformer': 'src/twoslash/transformer.ts',
    },
    platform: 'node',
    // The schemas are not published, and only a small part of the other packages is used.
    noExternal: [/^@octavo\/mdx-plugins\/schema$/, /^@octavo\/theme\/urls$/, /^valibot$/],
    esbuildPlugins: [licenses],
    esbuildOptions(options) {
      options.conditions = ['octavo-source'];
    },
    dts: declarations('tsconfig.json')(plugins),
    onSuccess: async () => cpSync('src/styles', 'dist/styles', { recursive: true }),
  },
  {
    ...shared,
    entry: Object.fromEntries(
      ['events', 'feedback', 'link-preview', 'mermaid', 'twoslash'].map((name) => [
        `client/${name}`,
        `src/client/${name}.ts`,
      ]),
    ),
    platform: 'browser',
    // Resolved by the bundler of the site.
    external: ['mermaid', 'octavo-feedback-handler'],
    dts: false,
  },
]);
