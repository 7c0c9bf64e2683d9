import { OVERVIEW, RUNTIME, THEME } from './equal-names';

/** Folder of the modules that stand for those of Rspress, below the site. */
export const BRIDGE = 'from-rspress';

export interface BridgeContext {
  base: string;
  langs: readonly string[];
  /** File of texts, seen from the folder of the site, where there is one. */
  texts: string | undefined;
}

/** The module that stands for what components, and packages made for Rspress, take from it at run time. */
export function runtimeFile({ base, langs, texts }: BridgeContext): string {
  const names = Object.keys(RUNTIME).filter((name) => texts || name !== 'useI18n');
  return [
    '// Stands for the runtime of Rspress, with the hooks of the theme.\n',
    "import * as octavo from '@octavo/theme';\n",
    texts ? `import texts from '../${texts}';\n` : '',
    "\nexport { NoSSR } from '@octavo/theme/mdx';\n\n",
    texts ? 'type Texts = Record<string, Record<string, string>>;\n\n' : '',
    `const BASE = '${base.replace(/\/?$/, '/')}';\n\n`,
    '// What has the base is left alone, also a page that is really called like it.\n',
    "const hasBase = (path: string) =>\n  BASE !== '/' && (path.split(/[?#]/, 1)[0] + '/').startsWith(BASE);\n\n",
    '// Links in pages have their language before a component sees them; some add it once more.\n',
    `const once = (path: string) => path.replace(/^\\/(${langs.join('|')})(?=\\/\\1(?:\\/|$))/, '');\n\n`,
    '// There, the language of a site is its default one.\n',
    'const siteOf = (site: octavo.SiteData) => ({ ...site, lang: site.defaultLang });\n\n',
    names.map((name) => `export const ${name} = ${RUNTIME[name]};\n`).join('\n'),
  ].join('');
}

/** The module that stands for the theme of Rspress. */
export function themeFile(names: readonly string[]): string {
  const lines = names.flatMap((name) =>
    Object.hasOwn(THEME, name) ? [`export const ${name} = ${THEME[name]};\n`] : [],
  );
  const overview = names.includes('OverviewGroup');
  return [
    '// Stands for the theme of Rspress.\n',
    overview
      ? "import { Link } from '@octavo/theme';\nimport { createElement as h } from 'react';\n\n"
      : '',
    "export * from '@octavo/theme/mdx';\n\n",
    overview ? `${OVERVIEW}\n` : '',
    lines.join('\n'),
  ].join('');
}

// Not an import of this module.
const FROM_OCTAVO = "import { definePlugin } from '@octavo/cli';";

/** The plugin that takes the place of that for Sass. */
export const SASS_FILE = `import { createRequire } from 'node:module';

${FROM_OCTAVO}

const loader = createRequire(import.meta.url).resolve('sass-loader');

/** Stylesheets in Sass, with the packages sass and sass-loader. */
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
