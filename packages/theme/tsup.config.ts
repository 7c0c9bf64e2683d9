import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';
import { thirdPartyLicenses } from '../../scripts/third-party';
import { splitMessages, writeMessages } from './build/messages';
import { optimizeStylesheets } from './build/optimize-stylesheets';
import { writeEjectable } from './ejectable';

// tsup sets `baseUrl` for its declaration build, which TypeScript 6 reports.
const dts = { compilerOptions: { ignoreDeprecations: '6.0' } };
const licenses = thirdPartyLicenses();
const script = { format: 'esm', target: 'es2022', platform: 'browser' } as const;
const entries = {
  index: 'src/index.ts',
  mdx: 'src/mdx/index.ts',
  parts: 'src/parts.ts',
  'react-router': 'src/react-router.tsx',
};

/** The same components in two or three variants. The conditions in package.json select one. */
const variants = {
  'navbar-components': 'src/navbar-components/navbar-components.tsx',
  'navbar-components.lazy': 'src/navbar-components/navbar-components.lazy.tsx',
  'navbar-components.given': 'src/navbar-components/navbar-components.given.tsx',
  'layout-components.eager': 'src/layout/components.eager.ts',
  'layout-components.lazy': 'src/layout/components.lazy.ts',
};

/** Texts and signs the theme brings along, and the same left to the site's data. */
const builtIn = {
  'built-in': 'src/built-in/built-in.ts',
  'built-in.given': 'src/built-in/built-in.given.ts',
  // Files of their own, so that who has only the navbar has only its texts.
  messages: 'src/model/messages.ts',
  'navbar-messages': 'src/model/navbar-messages.ts',
};

/** Each component's stylesheet, to be had on its own beside `tokens.css`. */
const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && basename(file) !== 'styles.css')
  .map((file) => [`css/${basename(file, '.css')}`, join('src', file)]);

/** Components as modules of their own, so that a page loads those it uses and no others. */
const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])[A-Z]\w*\.tsx$/.test(file))
  .map((file) => [`components/${basename(file, '.tsx')}`, join('src', file)]);

/** The message catalogs, of which the theme bundles its part. */
const MESSAGES = /^@octavo\/mdx-plugins\/messages/;

/** Optional packages, and what to do where one is not there: bundlers show the line that they cannot resolve. */
const OPTIONAL = {
  'react-router-dom':
    'Not installed? Run npm install react-router-dom; for another router write a Navigation, as the readme of @octavo/theme shows.',
};

function explainOptional(code: string): string {
  return Object.entries(OPTIONAL).reduce(
    (text, [name, advice]) =>
      text.replace(new RegExp(`^import .*from "${name}";$`, 'm'), `$& // ${advice}`),
    code,
  );
}

export default defineConfig([
  {
    ...script,
    plugins: [
      { name: 'optional', renderChunk: (code) => ({ code: explainOptional(code), map: null }) },
    ],
    entry: { ...entries, ...variants, ...builtIn, ...Object.fromEntries(components) },
    external: ['#layout-components', '#navbar-components', '#built-in'],
    // Browsers load nothing else of the compiler's package.
    noExternal: ['@octavo/mdx-plugins/inline-markdown', MESSAGES],
    esbuildPlugins: [
      licenses,
      splitMessages,
      {
        // The module that build tools call is the one that components use: browsers load it once.
        name: 'urls',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^(?:\.{1,2}\/)+(?:url\/)?urls$/ }, () => ({
            path: '#urls',
            external: true,
          })),
      },
    ],
    dts: { ...dts, entry: entries },
    // One build, so that both entries share their contexts. Chunks are loaded when what is in them opens.
    splitting: true,
    banner: { js: "'use client';" },
  },
  // Without components, and so without the directive: servers and build tools call these.
  {
    ...script,
    dts,
    esbuildPlugins: [licenses],
    entry: {
      urls: 'src/url/urls.ts',
      'site-data': 'src/model/create-site.ts',
      'head-script': 'src/head/head-script.ts',
      'texts-and-icons': 'src/texts-and-icons.ts',
      'package-manager': 'src/mdx/package-manager-tabs/commands-for.ts',
    },
    noExternal: [MESSAGES],
  },
  {
    // A build of its own: with declarations tsup would write some for stylesheets too.
    entry: { styles: 'src/styles/styles.css', ...Object.fromEntries(stylesheets) },
    format: 'esm',
    minify: true,
    onSuccess: async () => {
      optimizeStylesheets('dist');
      writeEjectable('dist/eject');
      writeMessages('dist/messages');
    },
  },
]);
