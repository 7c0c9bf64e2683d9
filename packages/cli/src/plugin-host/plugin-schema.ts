import * as z from 'zod';

const text = z.string().min(1);
const functionSchema = z.custom((value) => typeof value === 'function', 'a function');
const hook = functionSchema.optional();

/** A module, or a module with the options of its default export. */
export const moduleRef = z.union([
  text,
  z.tuple([text.meta({ title: 'module' }), z.unknown().meta({ title: 'options' })]),
]);

/** Components by name. A module without `export` exports the component under that name. */
export const componentModules = z.record(
  z.string(),
  z
    .union([
      text,
      z.strictObject({
        module: text.meta({
          description:
            'Module of the component: a path relative to the configuration file, or a package.',
          examples: ['./components/Chart.tsx'],
        }),
        export: text.meta({ description: 'Name of the export.', examples: ['default'] }),
      }),
    ])
    .meta({
      id: 'ComponentModule',
      description:
        'A module that exports a component under its name, or a module and the name of its export.',
      since: '0.2.0',
    }),
);

/** Schema of a plugin. Results of hooks are validated after the hook has run. */
export const pluginSchema = z.strictObject({
  name: text,
  enforce: z.enum(['pre', 'post']).optional(),
  config: hook,
  configResolved: hook,
  markdown: z
    .strictObject({
      remarkPlugins: z.array(moduleRef).optional(),
      rehypePlugins: z.array(moduleRef).optional(),
      globalComponents: componentModules.optional(),
      keepSource: z.boolean().optional(),
    })
    .optional(),
  pages: hook,
  pageData: hook,
  searchEngine: z
    .strictObject({
      client: text,
      options: z.record(z.string(), z.unknown()).optional(),
      index: hook,
      inDevelopment: z.boolean().optional(),
    })
    .optional(),
  searchEntries: hook,
  head: hook,
  bundler: hook,
  build: hook,
  files: hook,
  serve: hook,
  commands: z
    .array(
      z.strictObject({
        name: text,
        description: text,
        options: z.array(z.strictObject({ flags: text, description: z.string() })).optional(),
        run: functionSchema,
      }),
    )
    .optional(),
});

/** Schemas of the values that hooks return. */
export const resultSchemas = {
  config: z.looseObject({}),
  pages: z.array(
    z
      .strictObject({ path: text, content: z.string().optional(), file: text.optional() })
      .refine(({ content, file }) => (content === undefined) !== (file === undefined), {
        message: 'either content or file',
      }),
  ),
  pageData: z.looseObject({ routePath: text, title: z.string(), toc: z.array(z.unknown()) }),
  searchEntries: z.array(
    z.looseObject({
      id: text,
      title: z.string(),
      content: z.string(),
      routePath: text,
      lang: text,
    }),
  ),
  head: z.array(
    z.union([
      z.string(),
      z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))]),
    ]),
  ),
  bundler: z.looseObject({}),
  files: z.array(text),
  serve: z.union([z.string(), z.instanceof(Uint8Array)]),
} as const;

/** Noun phrases for valid results, for error messages. */
export const EXPECTED_RESULTS: Record<keyof typeof resultSchemas, string> = {
  config: 'a configuration object or nothing',
  pages: 'a list of { path, content } or { path, file }',
  pageData: 'page data or nothing',
  searchEntries: 'a list of search entries or nothing',
  head: 'a list of tags (HTML or [tag, { attribute: value }])',
  bundler: 'a bundler configuration or nothing',
  files: 'a list of paths relative to the output folder',
  serve: 'the content of a file or nothing',
};
