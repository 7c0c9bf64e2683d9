import * as z from 'zod';

import { regularExpression } from './regular-expression';

const text = z.string().min(1);

const factSourceSchema = z
  .union([
    z.strictObject({
      package: text.meta({
        description: 'Package whose declarations contain the type.',
        examples: ['@rstest/core'],
      }),
      type: text.meta({
        description:
          "Declared type, in TypeScript. `{key}` is the heading, `{path}` an indexed access for all headings such as `['output']['module']`, and `$1` a group of `heading`.",
        examples: ['Config{path}', "Utilities['$1']"],
      }),
      declare: z
        .string()
        .default('')
        .meta({
          description: 'TypeScript declarations for names that pages use.',
          defaultText: 'no declarations',
          examples: ['type Duration = number;'],
        }),
    }),
    z.strictObject({
      schema: text.meta({
        description: 'JSON Schema, relative to the working directory.',
        examples: ['node_modules/my-package/schema.json'],
      }),
    }),
    z.strictObject({
      help: z.array(text).meta({
        description: 'Commands that print their flags.',
        examples: [['npx my-command --help']],
      }),
    }),
    z.strictObject({
      json: text.meta({
        description: 'Command that prints the defaults as JSON.',
        examples: ['node print-defaults.mjs'],
      }),
    }),
    z.strictObject({
      tags: text.meta({
        description: 'Git tag of a version.',
        examples: ['v{version}'],
      }),
      file: text.optional().meta({
        description:
          'File in the Git repository. The version must be the first one whose file contains the key as a word.',
        examples: ['src/config.ts'],
      }),
      repository: text.optional().meta({
        description: 'Folder in the Git repository, relative to the working directory.',
        defaultText: 'the working directory',
        examples: ['..'],
      }),
    }),
    z.strictObject({
      installed: text.meta({
        description: 'Package whose installed version is the latest that a page can name.',
        examples: ['@rstest/core'],
      }),
    }),
  ])
  .meta({
    id: 'FactSource',
    description:
      'Source of facts: an object with the keys of one source. Types come from `package` and `type` or from `schema`, signatures from `package` and `type`, defaults from `schema` or `json`, flags from `help`, and versions from `tags` or `installed`.',
    since: '0.2.0',
  });

/** Schema for an item of `test.facts`. */
export const factSchema = z
  .strictObject({
    kind: z.enum(['type', 'signature', 'default', 'flag', 'version']).meta({
      description:
        'How to compare. A `type` must be equal to the declared type, and a `signature` compatible with it.',
    }),
    pages: z
      .array(text)
      .default([])
      .meta({
        description: 'Globs for pages, relative to `root`.',
        defaultText: 'all pages',
        examples: [['en/config/*.md']],
      }),
    label: z
      .array(text)
      .default([])
      .meta({
        description:
          'Labels of the statements: bold text at the start of a list item or paragraph, or the header of a table column. Required without `pattern`.',
        defaultText: 'no labels',
        examples: [['Type', '类型']],
      }),
    pattern: regularExpression.optional().meta({
      description:
        'Regular expression for statements without a label. It is applied to each line of headings, paragraphs and table rows, in which inline code has backticks and cells are separated by ` | `. The group `value` is the statement, and the optional group `key` replaces the heading.',
      examples: ['^`(?<key>\\w+)` \\(default: `(?<value>[^`]+)`\\)'],
    }),
    tables: z.boolean().default(false).meta({
      description:
        'Whether to compare tables too. The first column contains the key, for example `output.path`.',
    }),
    heading: regularExpression.optional().meta({
      description: 'Regular expression. Only statements below a matching heading are compared.',
      examples: ['^rs\\.(\\w+)$'],
    }),
    none: z
      .array(text)
      .default(['none'])
      .meta({
        description: 'Words that say that there is no default.',
        examples: [['none', '无']],
      }),
    source: factSourceSchema.meta({ description: 'Source to compare with.' }),
  })
  .meta({
    id: 'FactRule',
    description: 'Statements on pages that are compared with a source.',
    since: '0.2.0',
  });
