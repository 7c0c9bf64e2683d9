import * as z from 'zod';

/** Schema of `i18n.json`: translations of the labels in nav and meta files, by key and language. */
export const i18nFileSchema = z
  .object({
    $schema: z
      .string()
      .optional()
      .meta({
        description: 'Location of the JSON Schema, for editors.',
        examples: ['./node_modules/@octavo/cli/schema/i18n.json'],
        since: '0.2.0',
      }),
  })
  .catchall(
    z.record(z.string(), z.string()).meta({
      description: 'Translations by language.',
      examples: [{ en: 'Guide', zh: '指南' }],
    }),
  )
  .meta({
    description: 'Translations of the labels in nav and meta files, by key and language.',
    since: '0.1.0',
  });
