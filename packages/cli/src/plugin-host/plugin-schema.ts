import { isAbsolute } from 'node:path';

import { LAYOUT_SLOTS, OVERRIDABLE_COMPONENTS } from '@octavo/theme/site-data';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as z from 'zod';

import { isJson } from '../files/is-json';
import type { HeadTag } from '../model/config-values.generated';
import type { MarkdownFunction } from '../model/markdown-plugin';
import { cspSchema } from './csp-schema';

const text = z.string().min(1);
const functionSchema = z.custom((value) => typeof value === 'function', 'a function');
const hook = functionSchema.optional();

const markdownFunctionSchema = z.custom<MarkdownFunction>(
  (value) => typeof value === 'function',
  'a function',
);

/** Schema for remark or rehype plugins. */
export const markdownPluginsSchema = z.array(
  z.union([
    text,
    markdownFunctionSchema,
    z.tuple([
      z.union([text, markdownFunctionSchema]).meta({ title: 'plugin' }),
      z.unknown().meta({ title: 'options' }),
    ]),
  ]),
);

/** Schema for a map of component names to modules. The export name defaults to the component name. */
export const componentModulesSchema = z.record(
  z.string(),
  z
    .union([
      text,
      z.strictObject({
        module: text.meta({
          description:
            'Module that exports the component: a path relative to the working directory, or a package.',
          examples: ['./components/Chart.tsx'],
        }),
        export: text.meta({ description: 'Export name of the component.', examples: ['default'] }),
      }),
    ])
    .meta({
      id: 'ComponentModule',
      description:
        'Module that exports the component under the same name, or an object with a module and an export name.',
      since: '0.2.0',
    }),
);

const className = z.custom<string>(
  (value) => typeof value === 'string' && /^-?[A-Za-z_][\w-]*$/.test(value),
  'a class name',
);

const json = z.custom((value) => isJson(value), 'a JSON value');
const attribute = z.custom<string>(
  (value) => typeof value === 'string' && /^[A-Za-z][\w-]*$/.test(value),
  'the name of an attribute',
);

/** Allows a value or an array of values. */
const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.array(schema)]).optional();

const clientSchema = z.union([
  text,
  z
    .strictObject({
      module: text,
      when: z.enum(['load', 'idle', 'visible']).optional(),
      className: className.optional(),
      options: z.record(z.string(), json).optional(),
    })
    .superRefine(({ when, className: name }, { addIssue }) => {
      if (when === 'visible' && name === undefined)
        addIssue({
          code: 'custom',
          path: ['className'],
          message: 'the class name of the elements that have to be visible',
        });
    }),
]);

const styleSchema = z.union([
  text,
  z.strictObject({ module: text, className: className.optional() }),
]);

const componentSchema = z
  .union([
    text,
    z.strictObject({
      module: text,
      export: text.optional(),
      interactive: z.boolean().optional(),
    }),
  ])
  .optional();

const standardSchema = z.custom<StandardSchemaV1>(
  (value) =>
    ['object', 'function'].includes(typeof value) &&
    typeof (value as Partial<StandardSchemaV1> | null)?.['~standard']?.validate === 'function',
  'a Standard Schema, such as z.string()',
);

/** Schema for a map of frontmatter keys to schemas. */
export const frontmatterFieldsSchema = z
  .custom(
    (value) => !standardSchema.safeParse(value).success,
    'a map of keys to schemas, such as the "shape" of a Zod object or the "entries" of a Valibot object',
  )
  .pipe(z.record(text, standardSchema));

/** Creates a schema for an object with optional keys. */
const partial = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, componentSchema])) as Record<
      Name,
      typeof componentSchema
    >,
  );

/** Schema for a plugin. Results of hooks are validated separately with `resultSchemas`. */
export const pluginSchema = z.strictObject({
  name: text,
  enforce: z.enum(['pre', 'post']).optional(),
  config: hook,
  configResolved: hook,
  markdown: z
    .strictObject({
      remarkPlugins: markdownPluginsSchema.optional(),
      rehypePlugins: markdownPluginsSchema.optional(),
      globalComponents: componentModulesSchema.optional(),
      keepSource: z.boolean().optional(),
    })
    .optional(),
  frontmatter: frontmatterFieldsSchema.optional(),
  highlight: z
    .strictObject({
      transformers: z
        .array(
          z.union([
            text,
            z.strictObject({
              module: text,
              options: json.optional(),
              attribute: attribute.optional(),
            }),
          ]),
        )
        .optional(),
      languages: z.array(text).optional(),
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
  client: oneOrMore(clientSchema),
  csp: cspSchema.optional(),
  styles: oneOrMore(styleSchema),
  slots: partial(LAYOUT_SLOTS).optional(),
  components: partial(OVERRIDABLE_COMPONENTS).optional(),
  messages: z.record(text, z.record(text, text)).optional(),
  bundler: hook,
  build: hook,
  files: hook,
  serve: hook,
  cache: z.strictObject({ key: z.union([z.string(), functionSchema]), files: hook }).optional(),
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

/** Schemas for the return values of hooks. */
export const resultSchemas = {
  config: z.looseObject({}),
  pages: z.array(
    z
      .strictObject({ path: text, content: z.string().optional(), file: text.optional() })
      .refine(({ content, file }) => (content === undefined) !== (file === undefined), {
        message: 'Expected either "content" or "file".',
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
  // Runs for each page, also in unchanged builds, in which a schema takes as long as the rest of the hook.
  head: z.custom<HeadTag[]>((tags) => Array.isArray(tags) && tags.every(isHeadTag)),
  bundler: z.looseObject({}),
  files: z.array(text),
  serve: z.union([z.string(), z.instanceof(Uint8Array)]),
  'cache.key': z.string().optional(),
  'cache.files': z.array(z.string().refine((path) => isAbsolute(path))),
} as const;

function isHeadTag(tag: unknown): tag is HeadTag {
  if (typeof tag === 'string') return true;
  if (!Array.isArray(tag) || tag.length !== 2) return false;
  const [name, attributes] = tag as [unknown, unknown];
  return (
    typeof name === 'string' &&
    typeof attributes === 'object' &&
    attributes !== null &&
    !Array.isArray(attributes) &&
    Object.values(attributes).every((value) => /^(?:string|boolean)$/.test(typeof value))
  );
}

/** Descriptions of valid hook results for error messages. */
export const EXPECTED_RESULTS: Record<keyof typeof resultSchemas, string> = {
  config: 'a configuration object or undefined',
  pages: 'an array of { path, content } or { path, file } objects',
  pageData: 'page data or undefined',
  searchEntries: 'an array of search entries or undefined',
  head: 'an array of HTML strings or [tag, attributes] tuples',
  bundler: 'an Rspack configuration or undefined',
  files: 'an array of paths relative to the output folder',
  serve: 'a string, a Uint8Array or undefined',
  'cache.key': 'a string or undefined',
  'cache.files': 'an array of absolute paths',
};
