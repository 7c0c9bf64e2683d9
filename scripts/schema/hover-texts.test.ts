import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { getMeta } from '../../packages/mdx-plugins/src/schema/schema-node.ts';
import { userSidebarItemSchema } from '../../packages/theme/src/schema/navigation.ts';
import { FORMATS, MESSAGES, node } from './generated-files.ts';
import { type HoverInput, hoverTexts } from './hover-texts.ts';
import { type FormatKey, keysOf } from './keys.ts';
import { defaultText } from './print-types.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const { config: base } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options: compilerOptions } = ts.convertCompilerOptionsFromJson(base.compilerOptions, root);

/**
 * TypeScript shows no documentation for this key, because items of the list can be strings, and strings have a deprecated
 * method `link`. The test of `UserSidebarItem` covers the key.
 */
const SIDEBAR_LINK = 'themeConfig.sidebar.*[].link';

/** Code with objects of a type, and the keys of its schema. */
const INPUTS: Record<string, Omit<HoverInput, 'compilerOptions'>> = {
  'docs.config.ts': {
    folder: join(root, 'packages/cli/src/config'),
    head: "import { defineConfig } from './define-config';",
    before: 'defineConfig(',
    after: ');',
    keys: keysOf(FORMATS.config).filter(({ path }) => path !== SIDEBAR_LINK),
  },
  UserSidebarItem: {
    folder: join(root, 'packages/theme/src/model'),
    head: "import type { UserSidebarItem } from './types'; const write = (_: UserSidebarItem) => {};",
    before: 'write(',
    after: ');',
    keys: keysOf(node(userSidebarItemSchema)),
  },
  Frontmatter: {
    folder: join(root, 'packages/theme/src/model'),
    head: "import type { Frontmatter } from './types'; const write = (_: Frontmatter) => {};",
    before: 'write(',
    after: ');',
    keys: keysOf(FORMATS.frontmatter),
  },
  Messages: {
    folder: join(root, 'packages/theme/src/model'),
    head: "import type { UserThemeConfig } from './types'; const write = (_: UserThemeConfig['messages']) => {};",
    before: 'write(',
    after: ');',
    keys: keysOf(MESSAGES),
  },
};

const toHoverText = (key: FormatKey) => ({
  path: key.path,
  description: getMeta(key.node).description,
  default: defaultText(key.node),
});

test.each(Object.entries(INPUTS))(
  'editors show the description and default of every key of %s',
  (_name, input) => {
    expect(input.keys.length).toBeGreaterThan(8);
    expect(hoverTexts({ ...input, compilerOptions })).toEqual(input.keys.map(toHoverText));
  },
  120_000,
);
