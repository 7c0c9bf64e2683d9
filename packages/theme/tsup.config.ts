import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { declarations } from '../../scripts/declarations';
import { ownSourceMaps } from '../../scripts/own-source-maps';
import { thirdPartyLicenses } from '../../scripts/third-party';
import { writeLazyStyles } from './build/lazy-styles';
import { splitMessages, writeMessages } from './build/messages';
import { optimizeStylesheets } from './build/optimize-stylesheets';
import { writeEjectable } from './ejectable';

const dts = declarations('tsconfig.json');
const licenses = thirdPartyLicenses();
const script = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  sourcemap: true,
  plugins: [ownSourceMaps()],
} satisfies Options;
const entries = {
  index: 'src/index.ts',
  mdx: 'src/mdx/index.ts',
  internals: 'src/internals.ts',
  static: 'src/static/index.ts',
  'react-router': 'src/react-router.tsx',
};

/** The same components in two or three variants. The conditions in package.json select one. */
const variants = {
  'navbar-components': 'src/navbar-components/navbar-components.tsx',
  'navbar-components.lazy': 'src/navbar-components/navbar-components.lazy.tsx',
  'navbar-components.site-data': 'src/navbar-components/navbar-components.site-data.tsx',
  'layout-components.eager': 'src/layout/components.eager.ts',
  'layout-components.lazy': 'src/layout/components.lazy.ts',
};

/** Entry points without components, which also run in servers and build tools. */
const tools = {
  urls: 'src/url/urls.ts',
  // A separate module, which bundlers can load without the rest of `urls`.
  hrefs: 'src/url/hrefs.ts',
  'site-data': 'src/model/create-site.ts',
  'head-script': 'src/head/head-script.ts',
  i18n: 'src/i18n.ts',
  icons: 'src/icons/brand-icons.ts',
  'package-manager': 'src/mdx/package-manager-tabs/commands-for.ts',
};

/** Built-in UI strings, and the variant that reads them from the site data. */
const builtIn = {
  'built-in': 'src/built-in/built-in.ts',
  'built-in.site-data': 'src/built-in/built-in.site-data.ts',
  // Separate files, so that an application with only a navbar loads only the messages of the navbar.
  messages: 'src/model/messages.ts',
  'navbar-messages': 'src/model/navbar-messages.ts',
  'included-styles': 'src/dom/included-styles.ts',
};

/** Stylesheets of single components, for use with `tokens.css` and `reset.css`. */
const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.css') && !/(?:^|[\\/])(?:styles|site|document)\.css$/.test(file),
  )
  .map((file) => [`css/${basename(file, '.css')}`, join('src', file)]);

/** Components as separate modules, so that a page loads only the components that it uses. */
const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])[A-Z]\w*\.tsx$/.test(file))
  .map((file) => [`components/${basename(file, '.tsx')}`, join('src', file)]);

/** Message catalogs. The theme bundles only its own messages. */
const MESSAGES = /^@octavo\/mdx-plugins\/messages/;

/** Optional packages with instructions. Bundlers print the import that they cannot resolve, including its comment. */
const OPTIONAL = {
  'react-router-dom':
    'Not installed? Run npm install react-router-dom; for another router, write a Navigation as shown in the README of @octavo/theme.',
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
      ...script.plugins,
      { name: 'optional', renderChunk: (code) => ({ code: explainOptional(code), map: null }) },
    ],
    entry: { ...entries, ...variants, ...builtIn, ...Object.fromEntries(components) },
    external: ['#layout-components', '#navbar-components', '#built-in', /^#lazy-styles\//],
    // Browsers do not need the other modules of the compiler package.
    noExternal: ['@octavo/mdx-plugins/inline-markdown', MESSAGES],
    esbuildPlugins: [
      licenses,
      splitMessages,
      {
        // Components import the public entry point, so that browsers load the module only once.
        name: 'urls',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^(?:\.{1,2}\/)+(?:url\/)?urls$/ }, () => ({
            path: '#urls',
            external: true,
          })),
      },
    ],
    dts: dts(entries),
    // One build, so that all entry points share their React contexts.
    splitting: true,
    banner: { js: "'use client';" },
  },
  // No "use client" directive.
  {
    ...script,
    entry: tools,
    esbuildPlugins: [licenses],
    dts: dts(tools),
    noExternal: [MESSAGES],
  },
  {
    // A separate build, because tsup would also write declarations for stylesheets.
    entry: {
      styles: 'src/styles/styles.css',
      document: 'src/styles/document.css',
      // Without the styles that sites load with their components.
      site: 'src/styles/site.css',
      ...Object.fromEntries(stylesheets),
    },
    format: 'esm',
    minify: true,
    onSuccess: async () => {
      optimizeStylesheets('dist');
      writeLazyStyles('dist');
      writeEjectable('dist/eject');
      writeMessages('dist/messages');
    },
  },
]);
