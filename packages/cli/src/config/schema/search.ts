import * as z from 'zod';

const text = z.string().min(1);

const apiKey = text.meta({
  description: 'API key that can only search.',
  examples: ['0123456789abcdef'],
});
const host = z
  .url()
  .meta({ description: 'URL of the search server.', examples: ['https://search.example.com'] });

const searchProvider = z
  .discriminatedUnion('name', [
    z.strictObject({
      name: z.literal('built-in').meta({
        description: 'FlexSearch in the browser, with one index per language.',
      }),
    }),
    z.strictObject({
      name: z.literal('pagefind').meta({
        description:
          'Pagefind, with a chunked static index for large sites. Needs the package `pagefind`.',
      }),
    }),
    z.strictObject({
      name: z.literal('algolia').meta({
        description: 'Algolia, with an index that the DocSearch crawler fills.',
      }),
      appId: text.meta({ description: 'Algolia application ID.', examples: ['R2IYF7ETH7'] }),
      apiKey,
      indexName: text.meta({ description: 'Name of the Algolia index.', examples: ['rstest'] }),
      facetFilters: z
        .array(text)
        .optional()
        .meta({
          description:
            'Algolia facet filters, in addition to the language and the version of the page.',
          default: [],
          examples: [['type:content']],
        }),
      host: z
        .url()
        .optional()
        .meta({
          description: 'URL of the search server.',
          defaultText: 'the server of the Algolia application',
          examples: ['https://search.example.com'],
        }),
    }),
    z.strictObject({
      name: z.literal('typesense').meta({
        description:
          'Typesense, with a collection of the records in `static/search_records.jsonl`.',
      }),
      host,
      apiKey,
      collection: text.meta({
        description: 'Name of the Typesense collection.',
        examples: ['docs'],
      }),
    }),
    z.strictObject({
      name: z.literal('meilisearch').meta({
        description: 'Meilisearch, with an index of the records in `static/search_records.jsonl`.',
      }),
      host,
      apiKey,
      index: text.meta({ description: 'Name of the Meilisearch index.', examples: ['docs'] }),
    }),
  ])
  .meta({
    id: 'SearchProvider',
    description: 'Search engine of the search panel.',
    since: '0.2.0',
  });

/** Schema of `search` as an object. */
export const searchSchema = z
  .strictObject({
    codeBlocks: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether search covers code blocks.' }),
    versioned: z.boolean().optional().meta({
      description: 'Whether each version has its own index.',
      defaultText: '`true` if there are several versions',
    }),
    provider: searchProvider.default({ name: 'built-in' }).meta({
      description: 'Search engine of the search panel.',
      examples: [{ name: 'pagefind' }],
      since: '0.2.0',
    }),
    hooks: text.optional().meta({
      description:
        'Module that exports any of `beforeSearch`, `onSearch`, `afterSearch` and `onNotFound`, relative to the configuration file.',
      defaultText: 'no hooks',
      examples: ['./search-hooks.ts'],
      since: '0.2.0',
    }),
    otherLanguages: z.boolean().default(true).meta({
      description: 'Whether the search panel has a tab for each of the other languages.',
      since: '0.2.0',
    }),
    sites: z
      .array(
        z.strictObject({
          name: text.meta({ description: 'Label of the tab.', examples: ['Rspack'] }),
          url: z.url().meta({ description: 'URL of the site.', examples: ['https://rspack.rs/'] }),
        }),
      )
      .default([])
      .meta({
        description: 'Other sites built with Octavo, each as a tab of the search panel.',
        examples: [[{ name: 'Rspack', url: 'https://rspack.rs/' }]],
        since: '0.2.0',
      }),
  })
  .meta({ id: 'UserSearch', description: 'Options of search.', since: '0.1.0' });
