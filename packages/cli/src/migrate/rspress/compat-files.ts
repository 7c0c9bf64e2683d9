import { OVERVIEW, RUNTIME, THEME } from './equivalents';

/** Folder of the modules that replace those of Rspress, relative to the site. */
export const COMPAT_FOLDER = 'from-rspress';

export interface CompatOptions {
  base: string;
  langs: readonly string[];
  /** Path of the i18n file relative to the site, if it exists. */
  i18nFile: string | undefined;
}

/** Returns a module that replaces `@rspress/core/runtime` for components and packages written for Rspress. */
export function runtimeFile({ base, langs, i18nFile }: CompatOptions): string {
  const names = Object.keys(RUNTIME).filter((name) => i18nFile || name !== 'useI18n');
  return [
    '// Replaces the runtime of Rspress with the hooks of @octavo/theme.\n',
    "import * as octavo from '@octavo/theme';\n",
    i18nFile ? `import translations from '../${i18nFile}';\n` : '',
    "\nexport { NoSSR } from '@octavo/theme/mdx';\n\n",
    i18nFile ? 'type Translations = Record<string, Record<string, string>>;\n\n' : '',
    `const BASE = '${base.replace(/\/?$/, '/')}';\n\n`,
    '// Paths that start with the base stay unchanged, as in Rspress.\n',
    "const hasBase = (path: string) =>\n  BASE !== '/' && (path.split(/[?#]/, 1)[0] + '/').startsWith(BASE);\n\n",
    '// Links in pages already include the language, but some components add it again.\n',
    `const removeDuplicateLang = (path: string) => path.replace(/^\\/(${langs.join('|')})(?=\\/\\1(?:\\/|$))/, '');\n\n`,
    '// In Rspress, the language of a site is the default language.\n',
    'const toRspressSite = (site: octavo.SiteData) => ({ ...site, lang: site.defaultLang });\n\n',
    names.map((name) => `export const ${name} = ${RUNTIME[name]};\n`).join('\n'),
  ].join('');
}

/** Returns a module that replaces the theme of Rspress. */
export function themeFile(names: readonly string[]): string {
  const lines = names.flatMap((name) =>
    Object.hasOwn(THEME, name) ? [`export const ${name} = ${THEME[name]};\n`] : [],
  );
  const overview = names.includes('OverviewGroup');
  return [
    '// Replaces the theme of Rspress.\n',
    overview
      ? "import { Link } from '@octavo/theme';\nimport { createElement as h } from 'react';\n\n"
      : '',
    "export * from '@octavo/theme/mdx';\n\n",
    overview ? `${OVERVIEW}\n` : '',
    lines.join('\n'),
  ].join('');
}

// A constant, because tools would detect the string as an import of this module.
const FROM_OCTAVO = "import { definePlugin } from '@octavo/cli';";

/** Module with a plugin that replaces `@rsbuild/plugin-sass`. */
export const SASS_FILE = `import { createRequire } from 'node:module';

${FROM_OCTAVO}

const loader = createRequire(import.meta.url).resolve('sass-loader');

/** Adds support for Sass stylesheets. Requires the packages sass and sass-loader. */
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
