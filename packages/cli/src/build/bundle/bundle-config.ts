import { join } from 'node:path';

import type { Compiler, Configuration } from '@rspack/core';

import { MODULE_EXTENSIONS } from '../../files/module-path';
import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { CompileContext } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { Runtime } from '../../model/payload';
import type { BundlerContext } from '../../model/plugin-values';
import { runBundler } from '../../plugin-host/plugin-host';
import { createAliases } from './aliases';
import { resolveAppFile, resolveDistFile } from './app-file';
import { ASSET_FILES } from './asset-files';
import { getEntryName, type ModulePage, writePageEntry, writePageTable } from './generated';
import { writeOverridesModule } from './overrides-module';
import { CLIENTS_ENTRY, writePluginEntries } from './plugin-modules';
import { writeSearchModule } from './search-module';
import { writeStyles } from './styles';

export interface BundleInput {
  config: SiteConfig;
  compile: CompileContext;
  /** Pages to bundle a module for. */
  pages: readonly ModulePage[];
  mode: 'production' | 'development';
  /** How built pages become interactive. @default 'react' */
  runtime?: Runtime;
}

/** Packages. The content of versions that are read from Git is in the cache folder, which is in `node_modules` too. */
const EXTERNAL_CODE = /node_modules(?![\\/]\.cache[\\/]octavo[\\/]versions[\\/])/;

/** Entry with the styles of all pages, if they are not part of the `main` entry. */
export const STYLES_ENTRY = 'styles';

/** Name of the chunk with React and the islands of the static runtime. */
export const ISLANDS_CHUNK = 'islands';

/** Folder with generated modules in the cache folder. */
export const GENERATED_FOLDER = 'generated';

const UNIQUE_NAME = 'octavo';
/** Global variable with the chunks that have been loaded. */
const CHUNKS = 'octavoChunks';
const ASSET_NAME = 'static/assets/[name].[contenthash:8][ext]';

/** Creates the Rspack configuration for the client bundle: the app, plus an entry for each page with a module. */
export function createClientConfig(input: BundleInput): Configuration {
  return runBundler(input.config.plugins, baseClientConfig(input), {
    target: 'client',
    mode: input.mode,
  });
}

function baseClientConfig(input: BundleInput): Configuration {
  const { config, pages, mode, runtime } = input;
  const isProduction = mode === 'production';
  const folder = join(config.cacheDir, GENERATED_FOLDER, mode);
  const productionEntry = runtime === 'static' ? 'entry.static.js' : 'entry.client.js';
  const main = resolveAppFile(isProduction ? productionEntry : 'entry.dev.js');
  const pageEntries = pages.map((page) => [
    getEntryName(page.routePath),
    { import: writePageEntry(folder, page, resolveAppFile('register-page.js')), dependOn: 'main' },
  ]);
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  const shared = sharedConfig(input, 'client');
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), ...(isProduction ? [new SeparatePluginRuntime()] : [])],
    name: 'client',
    // The dev server looks up the source positions of runtime errors. A rebuild takes only a few milliseconds longer.
    devtool: isProduction ? false : 'source-map',
    target: ['web', 'es2022'],
    entry: {
      main,
      // Separate, so that the first script does not contain the code that loads styles.
      ...(isProduction && runtime === 'static'
        ? { [STYLES_ENTRY]: resolveAppFile('entry.styles.js') }
        : {}),
      ...createPluginEntries(input, folder),
      ...Object.fromEntries(pageEntries),
    },
    output: {
      path: join(config.cacheDir, 'bundle', mode, 'client'),
      publicPath: config.base === BASE_PLACEHOLDER ? 'auto' : config.base,
      filename: `static/js/${name}.js`,
      chunkFilename: `static/js/${isProduction ? '[name].[contenthash:8]' : '[name]'}.js`,
      cssFilename: `static/css/${name}.css`,
      cssChunkFilename: `static/css/${name}.css`,
      assetModuleFilename: ASSET_NAME,
      uniqueName: UNIQUE_NAME,
      chunkLoadingGlobal: CHUNKS,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      // Subresource integrity for lazy chunks requires CORS requests.
      ...(isProduction && config.security.integrity
        ? { crossOriginLoading: 'anonymous' as const }
        : {}),
      clean: isProduction,
    },
    optimization: {
      minimize: isProduction,
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: isProduction
        ? {
            chunks: 'all',
            cacheGroups: {
              default: false,
              defaultVendors: false,
              // Split React into a separate file: on slow devices, two short tasks block input less than one long task.
              react: {
                name: 'react',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                // Without React in the first script, all other chunks share it.
                chunks: runtime === 'static' ? 'all' : (chunk) => chunk.name === 'main',
                priority: 20,
                enforce: true,
              },
              shared: {
                chunks: isPageChunk,
                minChunks: 2,
                minSize: 2000,
                reuseExistingChunk: true,
              },
            },
          }
        : false,
    },
    performance: false,
  };
}

/**
 * Returns the entries of plugins. In production, they do not depend on the `main` entry, so that it stays the same for
 * pages that do not load them. During development, they share its hot updates.
 */
function createPluginEntries({ config, mode }: BundleInput, folder: string) {
  const entries = Object.entries(writePluginEntries(config, folder, mode));
  return Object.fromEntries(
    entries.map(([name, file]) => [
      name,
      { import: file, ...(mode === 'development' ? { dependOn: 'main' } : {}) },
    ]),
  );
}

/**
 * Lets the entry of the plugins and the `main` entry run on the same page. Each has a runtime, and all runtimes receive the
 * chunks in the global array. An entry that depends on `main`, as those of pages do, would also run in the runtime of the
 * plugins, which has none of its modules. Such a chunk has a third element, and is not forwarded to the plugins.
 */
class SeparatePluginRuntime {
  apply(compiler: Compiler): void {
    const { rspack } = compiler;
    const chunks = `globalThis.${CHUNKS}`;
    const before = `{const all=${chunks}||=[];${chunks}=[];`;
    const after = `const own=${chunks};${chunks}=all;const add=(chunk)=>{chunk[2]||own.push(chunk)};all.forEach(add);const push=all.push;all.push=(chunk)=>{add(chunk);return push.call(all,chunk)}}`;
    const shared = {
      raw: true,
      entryOnly: true,
      include: new RegExp(`^static/js/${CLIENTS_ENTRY}\\.`),
    };
    for (const plugin of [
      new rspack.BannerPlugin({ ...shared, banner: before }),
      new rspack.BannerPlugin({ ...shared, banner: after, footer: true }),
    ])
      plugin.apply(compiler);
  }
}

function isPageChunk(chunk: { name?: string | undefined }): boolean {
  return chunk.name?.startsWith('pages/') ?? false;
}

/**
 * Creates the Rspack configuration for the server bundle: the app and a table of page modules. It is used for
 * prerendering.
 */
export function createServerConfig(input: BundleInput): Configuration {
  return runBundler(input.config.plugins, baseServerConfig(input), {
    target: 'server',
    mode: input.mode,
  });
}

function baseServerConfig(input: BundleInput): Configuration {
  const { config, pages } = input;
  const shared = sharedConfig(input, 'server');
  const table = writePageTable(join(config.cacheDir, GENERATED_FOLDER, 'server'), pages);
  return {
    ...shared,
    name: 'server',
    target: 'node20',
    entry: { server: resolveAppFile('entry.server.js') },
    resolve: {
      ...shared.resolve,
      alias: { ...shared.resolve?.alias, 'octavo-page-table$': table },
    },
    output: {
      path: join(config.cacheDir, 'bundle', input.mode, 'server'),
      publicPath: config.base,
      filename: '[name].cjs',
      // CSS module class names contain the unique name, so it must match the client bundle.
      uniqueName: UNIQUE_NAME,
      chunkFilename: 'chunks/[id].cjs',
      assetModuleFilename: ASSET_NAME,
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: {
      minimize: false,
      splitChunks: false,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: false,
  };
}

/**
 * Creates the bundler plugin for `import.meta.env`, which has the same keys as in Vite. Scripts of sites whose base is
 * known contain no code for relative bases.
 */
function defineEnvironment(
  { config: { base }, mode }: BundleInput,
  target: BundlerContext['target'],
) {
  const isProduction = mode === 'production';
  const isRelocatable = base === BASE_PLACEHOLDER;
  // JavaScript expressions. They are a property of the plugin, so that the cache key of the bundle contains them.
  const environment = {
    MODE: JSON.stringify(mode),
    DEV: String(!isProduction),
    PROD: String(isProduction),
    BASE_URL: isRelocatable ? 'globalThis.octavoBase' : JSON.stringify(base),
    SSR: String(target === 'server'),
  };
  const definitions = {
    'import.meta.env': environment,
    ...(isRelocatable ? {} : { 'globalThis.octavoBase': 'undefined' }),
  };
  return {
    definitions,
    // The bundler is slow to load, so this module does not import it.
    apply(compiler: Compiler) {
      new compiler.rspack.DefinePlugin(definitions).apply(compiler);
    },
  };
}

function sharedConfig(input: BundleInput, target: BundlerContext['target']): Configuration {
  const { config, compile, mode } = input;
  const isProduction = mode === 'production';
  const mdx = [{ loader: resolveDistFile('mdx-loader.js'), options: compile }];
  const script = (syntax: 'typescript' | 'ecmascript') => ({
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: syntax === 'typescript' ? { syntax, tsx: true } : { syntax, jsx: true },
        transform: {
          react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
        },
        target: 'es2022',
      },
    },
  });
  const aliases = createAliases(config);
  const generated = join(config.cacheDir, GENERATED_FOLDER, mode);
  const styles = aliases['@octavo/theme/styles.css$'];
  return {
    context: config.cwd,
    mode,
    devtool: false,
    cache: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    plugins: [defineEnvironment(input, target)],
    resolve: {
      extensions: MODULE_EXTENSIONS,
      // TypeScript sources for Node.js import other sources with the extension of their output.
      extensionAlias: {
        '.js': ['.js', '.ts', '.tsx'],
        '.jsx': ['.jsx', '.tsx'],
        '.mjs': ['.mjs', '.mts'],
      },
      alias: {
        ...aliases,
        ...(styles
          ? {
              '@octavo/theme/styles.css$': writeStyles(generated, styles, {
                accent: config.theme.accent,
                langs: config.locales.map(({ lang }) => lang),
              }),
            }
          : {}),
        'octavo-theme-overrides$': writeOverridesModule(config, generated, mode),
        'octavo-search$': writeSearchModule({
          config,
          folder: generated,
          resolveAppFile,
          mode,
        }),
      },
      // As in other bundlers, `@import 'a'` in CSS finds `a.css` in the same folder.
      byDependency: { 'css-import': { extensions: ['.css'], preferRelative: true } },
      // The client bundle loads the theme's messages and icons from the site data.
      conditionNames: ['octavo-site-data', '...'],
    },
    module: {
      parser: {
        javascript: { dynamicImportMode: 'lazy' },
        // Support both `import styles from` and `import * as styles`, like other bundlers.
        'css/module': { namedExports: false },
      },
      generator: { 'css/module': { exportsConvention: 'camel-case' } },
      rules: [
        { test: /\.mdx?$/, use: mdx, type: 'javascript/esm' },
        {
          test: /\.tsx?$/,
          exclude: EXTERNAL_CODE,
          use: [script('typescript')],
          type: 'javascript/auto',
        },
        {
          test: /\.jsx$/,
          exclude: EXTERNAL_CODE,
          use: [script('ecmascript')],
          type: 'javascript/auto',
        },
        // `npm init -y` writes `"type": "commonjs"`, which would apply to the generated modules, too.
        { test: /\.js$/, descriptionData: { type: 'commonjs' }, type: 'javascript/auto' },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        // Otherwise, the code of these modules depends on the exports that are used, and a page that uses more of them would
        // reload the document.
        ...(isProduction
          ? []
          : [{ descriptionData: { name: '@octavo/theme' }, sideEffects: true }]),
        // Uses all exports of React as an object.
        {
          test: /[\\/]@floating-ui[\\/]react[\\/]/,
          resolve: { alias: { react$: resolveAppFile('react-namespace.js') } },
        },
        { test: ASSET_FILES, type: 'asset/resource' },
      ],
    },
  };
}
