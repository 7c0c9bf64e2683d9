import { configSchema } from '../../packages/cli/src/config/schema/config.ts';
import { i18nFileSchema } from '../../packages/cli/src/config/schema/i18n-file.ts';
import { metaEntrySchema, metaFileSchema } from '../../packages/cli/src/config/schema/meta-file.ts';
import en from '../../packages/mdx-plugins/src/messages/en.json' with { type: 'json' };
import { MESSAGE_LANGUAGES } from '../../packages/mdx-plugins/src/messages/resolve-messages.ts';
import {
  frontmatterSchema,
  pageTypeSchema,
} from '../../packages/mdx-plugins/src/schema/frontmatter.ts';
import { messagesSchema } from '../../packages/mdx-plugins/src/schema/messages.ts';
import {
  getDefault,
  getMeta,
  type SchemaNode,
} from '../../packages/mdx-plugins/src/schema/schema-node.ts';
import { navFileSchema } from '../../packages/theme/src/schema/navigation.ts';
import {
  localeThemeConfigSchema,
  themeConfigSchema,
} from '../../packages/theme/src/schema/theme-config.ts';
import { componentsReference, referencePages } from '../reference/pages.ts';
import { printJsonSchema } from './print-json-schema.ts';
import { printKeys } from './print-reference.ts';
import { printTypes } from './print-types.ts';
import { printKey, printValue } from './print-value.ts';

/** Casts a Zod schema to the type that the printers traverse. */
export const node = (schema: unknown) => schema as SchemaNode;

/** Schemas of the formats that a site author writes. */
export const FORMATS = {
  config: node(configSchema),
  frontmatter: node(frontmatterSchema),
  nav: node(navFileSchema),
  meta: node(metaFileSchema),
  i18n: node(i18nFileSchema),
};

/** Schema of the UI strings. */
export const MESSAGES = node(messagesSchema);

/** Returns the content of every generated file, by its path from the root of the repository. */
export function generatedFiles(): Record<string, string> {
  return {
    'packages/mdx-plugins/src/schema/frontmatter.generated.ts': printTypes({
      schemas: [FORMATS.frontmatter, node(pageTypeSchema)],
    }),
    'packages/mdx-plugins/src/messages/messages.generated.ts': `${printTypes({ schemas: [MESSAGES] })}\n${printMessageKeys()}`,
    'packages/theme/src/model/theme-config.generated.ts': printTypes({
      schemas: [node(themeConfigSchema), node(localeThemeConfigSchema)],
      imports: { '@octavo/mdx-plugins/messages': ['MessageOverrides'] },
    }),
    'packages/theme/src/model/theme-defaults.generated.ts': printThemeDefaults(),
    'packages/cli/src/model/config-values.generated.ts': printTypes({
      schemas: [FORMATS.config],
      imports: {
        '@octavo/theme': ['UserThemeConfig'],
        './frontmatter-fields': ['FrontmatterFields'],
        './markdown-plugin': ['MarkdownPlugin'],
        './plugin-list': ['PluginList'],
      },
      declareAs: { UserConfig: 'ConfigKeys<Plugin>' },
    }),
    'packages/cli/src/model/nav-files.generated.ts': printTypes({
      schemas: [node(metaEntrySchema)],
    }),
    'packages/cli/CONFIG.md': printReference(),
    ...Object.fromEntries(
      Object.entries(FORMATS).map(([name, schema]) => [
        `packages/cli/schema/${name}.json`,
        printJsonSchema(schema),
      ]),
    ),
    'packages/theme/COMPONENTS.md': componentsReference(),
    ...referencePages(FORMATS, printUiStrings()),
  };
}

/** Prints the defaults of the theme as a constant, for browser code, which cannot contain the schema. */
function printThemeDefaults(): string {
  const entries = Object.entries(node(themeConfigSchema).def.shape!).flatMap(([key, child]) => {
    const byDefault = getDefault(child);
    return byDefault ? [`  ${printKey(key)}: ${printValue(byDefault.value)},`] : [];
  });
  return `// Generated from the schemas by \`npm run generate\`. Do not edit.

import type { UserThemeConfig } from './theme-config.generated';

/** Default values of the theme options that have one. */
export const THEME_DEFAULTS = {
${entries.join('\n')}
} satisfies UserThemeConfig;
`;
}

/** Lists the languages of the message catalogs: `Arabic, Chinese and English`. */
function languageNames(): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en').format(
    MESSAGE_LANGUAGES.map((lang) => `${names.of(lang)} (\`${lang}\`)`),
  );
}

/** Prints the keys of the UI strings with their defaults, and the languages of the catalogs. */
function printUiStrings(): string {
  const messages = Object.entries(MESSAGES.def.shape!).map(([name, message]) => {
    const { description, defaultText } = getMeta(message);
    return `| \`${name}\` | ${defaultText!.replace(/^'(.*)', in the language of the page$/, '$1')} | ${description} |`;
  });
  return `\`{name}\` is a placeholder. A string with \`{count}\` can also be an object
with one form per [plural category](https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/PluralRules) of the
language, for example \`{ one: '{count} result', other: '{count} results' }\`.

Octavo has these strings in ${languageNames()}. Other languages
show the English strings, and \`octavo build\` and \`octavo check\` warn about it (\`missing-messages\`). To add a language to a site, set all
keys in \`messages\` of its entry in \`themeConfig.locales\`.

| key | default | where it appears |
| --- | ------- | ---------------- |
${messages.join('\n')}`;
}

function printReference(): string {
  return `# Configuration reference

All keys of \`docs.config.ts\`, of the frontmatter of a page, and of the files \`_nav.json\`, \`_meta.json\` and \`i18n.json\`.
In the names of keys, \`[]\` stands for each item of a list and \`*\` for each key of a map.

This file is generated from the schemas that Octavo validates these files with. In editors, \`docs.config.ts\` is checked by its
TypeScript types, and the JSON files by their \`$schema\`:

\`\`\`json
{
  "$schema": "../../node_modules/@octavo/cli/schema/nav.json",
  "items": [{ "text": "Guide", "link": "/guide/start/" }]
}
\`\`\`

There is a JSON Schema for each format: [config.json](schema/config.json), [frontmatter.json](schema/frontmatter.json),
[nav.json](schema/nav.json), [meta.json](schema/meta.json) and [i18n.json](schema/i18n.json).

## docs.config.ts

Every key is optional.

\`\`\`ts
import { defineConfig } from '@octavo/cli';

export default defineConfig({
  title: 'My product',
  themeConfig: { darkMode: false },
});
\`\`\`

${printKeys(FORMATS.config)}

## UI strings

Keys of \`themeConfig.messages\` and their English defaults. ${printUiStrings()}

## Frontmatter

The YAML block at the start of a page. Every key is optional, and other keys are allowed.

\`\`\`yaml
title: Quick start
description: Install Rstest and run the first test.
\`\`\`

${printKeys(FORMATS.frontmatter)}

## \\_nav.json

Entries of the navbar, in the folder of a language: a list, or an object with the list as \`items\`.

${printKeys(FORMATS.nav)}

## \\_meta.json

Sidebar entries of a folder: a list, or an object with the list as \`items\`. A string is the name of a file or a folder.

${printKeys(FORMATS.meta)}

## i18n.json

Translations of the labels in nav and meta files. A label that is a key of this file shows the translation.

${printKeys(FORMATS.i18n)}
`;
}

/** Prints the keys of each catalog section. Declarations of a package cannot contain types of JSON files. */
function printMessageKeys(): string {
  return Object.entries(en)
    .map(([section, messages]) => {
      const name = `${section[0]!.toUpperCase()}${section.slice(1)}MessageKey`;
      const keys = Object.keys(messages).map((key) => `  | '${key}'`);
      return `/** Keys of the "${section}" section of a catalog. */\nexport type ${name} =\n${keys.join('\n')};\n`;
    })
    .join('\n');
}
