import * as z from 'zod';

/** Schema for `i18n.json`, which contains translations for labels in nav and meta files. */
export const i18nFileSchema = z
  .object({
    $schema: z
      .string()
      .optional()
      .meta({
        description: 'Path or URL of the JSON Schema, used by editors.',
        examples: ['./node_modules/@octavo/cli/schema/i18n.json'],
        since: '0.2.0',
      }),
  })
  .catchall(
    z.record(z.string(), z.string()).meta({
      description: 'Translations of a label, keyed by language.',
      examples: [{ en: 'Guide', zh: '指南' }],
    }),
  )
  .meta({
    description: 'Translations for labels in nav and meta files, grouped by key and language.',
    since: '0.1.0',
  });
