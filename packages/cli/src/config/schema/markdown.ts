import * as z from 'zod';

import { componentModulesSchema, markdownPluginsSchema } from '../../plugin-host/plugin-schema';

/** Map of names to modules. */
const modules = z.record(z.string(), z.string().min(1));

/** Schema for `markdown`. */
export const markdownSchema = z.strictObject({
  checkDeadLinks: z.boolean().default(true).meta({
    description:
      'Whether to check links and anchors. `false` disables the `dead-link` and `dead-anchor` rules, unless they are set in `check.rules`.',
  }),
  showLineNumbers: z.boolean().default(false).meta({
    description: 'Whether to show line numbers in code blocks.',
  }),
  defaultWrapCode: z.boolean().default(false).meta({
    description: 'Whether to wrap long lines in code blocks by default.',
  }),
  remarkPlugins: markdownPluginsSchema.default([]).meta({
    tsType: 'MarkdownPlugin[]',
    description:
      'Remark plugins, as module specifiers, functions, or `[plugin, options]` tuples. With functions or options that are not JSON-serializable, pages are compiled in the main thread, which is slower on large sites.',
    examples: [['remark-math', ['remark-emoji', { accessible: true }]]],
  }),
  rehypePlugins: markdownPluginsSchema.default([]).meta({
    tsType: 'MarkdownPlugin[]',
    description: 'Rehype plugins, in the same format as `remarkPlugins`.',
    examples: [['rehype-katex']],
  }),
  globalComponents: componentModulesSchema.default({}).meta({
    description:
      'Components that pages can use without importing them, as a map of component names to modules. Each module must have an export with the component name, unless `export` is set. Paths are relative to the working directory.',
    examples: [
      { Chart: './components/charts.tsx' },
      { Alert: { module: './components/Alert.tsx', export: 'default' } },
    ],
  }),
  elements: modules.default({}).meta({
    description:
      'Components that replace HTML elements in pages, as a map of tag names to modules. The default export of each module must be the component. Paths are relative to the working directory.',
    examples: [{ table: './components/Table.tsx' }],
  }),
});
