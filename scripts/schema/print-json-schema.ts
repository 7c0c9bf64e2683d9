import * as z from 'zod';

import { META_KEYS, type SchemaNode } from '../../packages/mdx-plugins/src/schema/schema-node.ts';

/** Metadata that JSON Schema supports. */
const SUPPORTED_KEYS = ['description', 'examples', 'default', 'deprecated'];

/** Prints a JSON Schema for editors. Values that JSON cannot express, such as functions, are not validated. */
export function printJsonSchema(schema: SchemaNode): string {
  const json = z.toJSONSchema(schema as unknown as z.ZodType, {
    io: 'input',
    target: 'draft-07',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { defaultText, isCode } = jsonSchema;
      if (defaultText) jsonSchema.description += ` Default: ${defaultText}.`;
      // The default of an object follows from the defaults of its keys.
      if (zodSchema._zod.def.type === 'prefault') delete jsonSchema.default;
      if (isCode) {
        for (const key of Object.keys(jsonSchema))
          if (!['description', 'default'].includes(key)) delete jsonSchema[key];
      }
      for (const key of META_KEYS) if (!SUPPORTED_KEYS.includes(key)) delete jsonSchema[key];
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}
