import {
  ALL_PAGES_SOURCE,
  ELEMENTS_SOURCE,
  OVERVIEW_GROUP_SOURCE,
  RUNTIME_EXPORTS,
  THEME_EXPORTS,
} from './equivalents';

/** Folder for generated modules that replace Rspress modules, relative to the site folder. */
export const COMPAT_FOLDER = 'from-rspress';

export interface CompatOptions {
  base: string;
  langs: readonly string[];
  /** Path to the i18n file, relative to the site folder. Not set if the file does not exist. */
  i18nFile: string | undefined;
}

/** Generates a replacement for `@rspress/core/runtime`, for components and packages written for Rspress. */
export function generateRuntimeModule({ base, langs, i18nFile }: CompatOptions): string {
  const names = Object.keys(RUNTIME_EXPORTS).filter((name) => i18nFile || name !== 'useI18n');
  return [
    '// Replaces the Rspress runtime with hooks from @octavo/theme.\n',
    "import * as octavo from '@octavo/theme';\n",
    "import { NoSSR } from '@octavo/theme/mdx';\n",
    "import { createElement as h, type ReactNode } from 'react';\n",
    i18nFile ? `import translations from '../${i18nFile}';\n` : '',
    '\nexport { NoSSR };\n\n',
    'const Call = ({ render }: { render: () => ReactNode }) => render();\n\n',
    i18nFile ? 'type Translations = Record<string, Record<string, string>>;\n\n' : '',
    `const BASE = '${base.replace(/\/?$/, '/')}';\n\n`,
    '// As in Rspress, paths that already start with the base stay unchanged.\n',
    "const hasBase = (path: string) =>\n  BASE !== '/' && (path.split(/[?#]/, 1)[0] + '/').startsWith(BASE);\n\n",
    '// Links in pages already include the language, but some components add it again.\n',
    `const removeDuplicateLang = (path: string) => path.replace(/^\\/(${langs.join('|')})(?=\\/\\1(?:\\/|$))/, '');\n\n`,
    '// In Rspress, `site.lang` is the default language.\n',
    'const toRspressSite = (site: octavo.SiteData) => ({ ...site, lang: site.defaultLang });\n\n',
    '// As in Rspress, the list contains the pages of all languages.\n',
    ALL_PAGES_SOURCE.replace('LANGS', () => `[${langs.map((lang) => `'${lang}'`).join(', ')}]`),
    names.map((name) => `export const ${name} = ${RUNTIME_EXPORTS[name]};\n`).join('\n'),
  ].join('');
}

/** Components that replacements in the theme module use. */
const COMPONENTS = ['Badge', 'Link', 'Tab', 'Tabs'];

/** Generates a replacement for the Rspress theme module. */
export function generateThemeModule(used: readonly string[]): string {
  const names = used.includes('Overview') ? [...new Set([...used, 'OverviewGroup'])] : used;
  const lines = names.flatMap((name) =>
    Object.hasOwn(THEME_EXPORTS, name) ? [`export const ${name} = ${THEME_EXPORTS[name]};\n`] : [],
  );
  const overview = names.includes('OverviewGroup') ? `${OVERVIEW_GROUP_SOURCE}\n` : '';
  const source = overview + lines.join('\n');
  const components = COMPONENTS.filter((name) => new RegExp(`\\b${name}\\b(?!:)`).test(source));
  if (names.includes('Overview')) components.push('Overview as OctavoOverview');
  const types = ['ComponentType', 'ReactNode'].filter((name) => source.includes(name));
  return [
    '// Replaces the Rspress theme.\n',
    components.length > 0 ? `import { ${components.join(', ')} } from '@octavo/theme/mdx';\n` : '',
    /\bh\(/.test(source)
      ? `import { ${types.map((name) => `type ${name}, `).join('')}createElement as h } from 'react';\n`
      : '',
    "\nexport * from '@octavo/theme/mdx';\n\n",
    overview,
    names.includes('getCustomMDXComponent') ? `${ELEMENTS_SOURCE}\n` : '',
    lines.join('\n'),
  ].join('');
}

// Interpolated below, because tools would mistake a literal import statement for an import in this module.
const FROM_OCTAVO = "import { definePlugin } from '@octavo/cli';";

/** Source code of a plugin for imports such as `./a.css?raw`. */
export const RAW_PLUGIN_SOURCE = `${FROM_OCTAVO}

/** Adds support for imports with \`?raw\`, which return the text of a file. */
export const raw = definePlugin({
  name: 'raw',
  bundler(configuration) {
    configuration.module ??= {};
    configuration.module.rules = [
      ...(configuration.module.rules ?? []),
      { resourceQuery: /[?&]raw\\b/, type: 'asset/source' },
    ];
    return configuration;
  },
});
`;

/** Source code of a plugin that replaces `@rsbuild/plugin-sass`. */
export const SASS_PLUGIN_SOURCE = `import { createRequire } from 'node:module';

${FROM_OCTAVO}

const loader = createRequire(import.meta.url).resolve('sass-loader');

/** Adds support for Sass stylesheets. Requires the \`sass\` and \`sass-loader\` packages. */
export const sass = definePlugin({
  name: 'sass',
  bundler(configuration) {
    configuration.module ??= {};
    configuration.module.rules = [
      ...(configuration.module.rules ?? []),
      { test: /\\.module\\.s[ac]ss$/, use: [loader], type: 'css/module' },
      { test: /\\.s[ac]ss$/, exclude: /\\.module\\./, use: [loader], type: 'css' },
    ];
    return configuration;
  },
});
`;
