import * as z from 'zod';

import { regularExpression } from './regular-expression';
import { replaceRuleSchema } from './replace-rule';
import { factSchema } from './test-facts';

const text = z.string().min(1);

const snippetsSchema = z
  .strictObject({
    package: text.optional().meta({
      description:
        'Package whose exports snippets can use without importing them. Signatures and types in snippets are compared with its types.',
      examples: ['@rstest/core'],
    }),
    body: text.default('{code}').meta({
      description:
        'Template for a snippet that consists of statements. `{code}` is the snippet and `{line}` its line on the page.',
      examples: ["test('line {line}', async () => {\n{code}\n});"],
    }),
    module: text.default('{code}').meta({
      description:
        'Template for a snippet that contains imports or a call listed in `topLevel`. It is written to its own file.',
      examples: ["{code}\ntest('line {line} loads', () => {});"],
    }),
    before: z
      .string()
      .default('')
      .meta({
        description: 'Code at the start of the file that contains all snippets of statements.',
        examples: ['afterEach(() => rs.restoreAllMocks());'],
      }),
    topLevel: z
      .array(text)
      .default([])
      .meta({
        description: 'Functions that are only called at the top level of a file.',
        examples: [['test', 'describe', 'rs.mock']],
      }),
    suffix: z
      .string()
      .default('')
      .meta({
        description: 'Suffix for the names of snippet files, before the extension.',
        examples: ['.test'],
      }),
    command: text.meta({
      description:
        'Command that runs the snippet files of a page, whose names start with `snippet-`.',
      examples: ['npx rstest run snippet-'],
    }),
  })
  .meta({
    id: 'TestSnippets',
    description: 'Templates for `ts` and `js` blocks without a title.',
    since: '0.2.0',
  });

const placeholderSchema = z.strictObject({
  unless: text.meta({
    description: 'Glob. The file is only added if no file of the project matches.',
    examples: ['src/*.test.ts'],
  }),
  path: text.meta({ description: 'Path in the project.', examples: ['smoke.test.ts'] }),
  code: z.string().meta({
    description: 'Content of the file.',
    examples: ['export {};'],
  }),
});

/** Schema for `test`. */
export const testSchema = z
  .strictObject({
    include: z
      .array(text)
      .default([])
      .meta({
        description: 'Globs for the pages to test, relative to `root`.',
        defaultText: 'all pages',
        examples: [['en/guide/*.md']],
      }),
    exclude: z
      .array(text)
      .default([])
      .meta({
        description: 'Globs for pages to skip, relative to `root`.',
        examples: [['en/changelog.md']],
      }),
    hidden: text.default('examples').meta({
      description:
        'Folder with files that pages do not show, relative to the working directory. `guide/start/` has the files for all projects of that page, and `guide/start/#install/` those from the heading `install` on. `setup.sh` runs first.',
      examples: ['samples'],
    }),
    scope: z.enum(['section', 'page']).default('section').meta({
      description:
        'Which files form a project: those of a section (h1 or h2), or those of a page. With `section`, the first file of a section starts a new project.',
    }),
    command: text.optional().meta({
      description: 'Command that runs a project whose page shows files but no command.',
      examples: ['npx rstest'],
    }),
    packagesFrom: z
      .record(text, text)
      .default({})
      .meta({
        description:
          'Folders whose `node_modules` are used instead of those of the working directory, by globs for pages, relative to `root`. For pages about another version of a package.',
        examples: [{ 'en/browser/*.md': 'samples/browser' }],
      }),
    placeholder: placeholderSchema.optional().meta({
      description:
        'File to add to a project before `command` runs, for pages that only show a part.',
    }),
    runners: z
      .record(z.string(), z.union([text, z.literal(false)]))
      .default({})
      .meta({
        description:
          'Commands that run blocks without a title, by language. `{file}` is the file that contains the block. `false` disables a language. `ts`, `js` and `sh` are built in.',
        examples: [{ python: 'python3 {file}' }],
      }),
    outputs: z
      .array(text)
      .default(['text', 'txt', 'ansi', 'console'])
      .meta({
        description: 'Languages of blocks with the output of the command or snippet before them.',
        examples: [['text', 'html']],
      }),
    snippets: snippetsSchema.optional().meta({
      description:
        'Templates for `ts` and `js` blocks without a title, for example to wrap them in a test.',
    }),
    types: z.boolean().default(true).meta({
      description:
        'Whether to check the types of TypeScript blocks. Requires the package `typescript`.',
    }),
    tsconfig: text.default('tsconfig.json').meta({
      description:
        'File with compiler options for the type check, relative to the working directory. A project can contain its own `tsconfig.json`.',
      examples: ['examples/tsconfig.json'],
    }),
    prelude: z
      .string()
      .default('')
      .meta({
        description: 'Shell code that runs before each command, for example to define functions.',
        examples: ['ulimit -f 100000'],
      }),
    env: z
      .record(z.string(), z.string())
      .default({})
      .meta({
        description:
          'Environment variables for commands. Of the current environment, only basic variables such as `PATH` and `HOME` are passed on.',
        examples: [{ FORCE_COLOR: '0' }],
      }),
    until: regularExpression.optional().meta({
      description:
        'Regular expression. A command that prints a match is stopped and counts as successful, for example a watch mode.',
      examples: ['Waiting for file changes'],
    }),
    ignore: z
      .array(replaceRuleSchema)
      .default([])
      .meta({
        description:
          'Replacements for each line of expected and printed output, before they are compared. Durations in parentheses, indentation and empty lines are always ignored.',
        examples: [[{ search: 'v1.2.3', replace: 'v…' }]],
      }),
    network: z.boolean().default(false).meta({
      description:
        'Whether commands can access the network. Only Linux can block it, in a network namespace.',
    }),
    timeout: z
      .number()
      .positive()
      .default(120)
      .meta({
        description: 'Timeout for a command, in seconds.',
        examples: [30],
      }),
    retry: z
      .number()
      .int()
      .min(0)
      .default(0)
      .meta({
        description: 'How often to run a failed project again.',
        examples: [1],
      }),
    concurrency: z
      .number()
      .int()
      .positive()
      .optional()
      .meta({
        description: 'Number of projects that run in parallel.',
        examples: [2],
        defaultText: 'the number of CPU cores, at most 4',
      }),
    strict: z.boolean().default(false).meta({
      description:
        'Whether a block that cannot run needs a reason (`norun="reason"`). Otherwise, blocks without a runner and output without a command are skipped.',
    }),
    maxSkipped: z
      .number()
      .min(0)
      .max(1)
      .default(1)
      .meta({
        description: 'Maximum share of blocks that do not run.',
        examples: [0.15],
      }),
    packages: z
      .array(text)
      .default([])
      .meta({
        description:
          'Packages that the blocks use. If a version changes, all blocks run again. The first one is named in the summary.',
        defaultText: 'all dependencies in `package.json`',
        examples: [['@rstest/core']],
      }),
    badge: z.boolean().default(false).meta({
      description:
        'Whether pages show the first of `packages` and its version on the blocks that passed, and offer to open the files of these blocks in StackBlitz. The build uses the results of the last `octavo test`, and runs nothing.',
    }),
    facts: z
      .array(factSchema)
      .default([])
      .meta({
        description:
          'Rules that compare statements on pages with declarations, `--help`, schemas or versions.',
        examples: [
          [
            {
              kind: 'default',
              label: ['Default'],
              source: { schema: 'node_modules/my-package/schema.json' },
            },
          ],
        ],
      }),
  })
  .meta({ id: 'UserTest', description: 'Options for `octavo test`.', since: '0.2.0' });
