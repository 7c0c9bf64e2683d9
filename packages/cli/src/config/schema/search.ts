import * as z from 'zod';

const text = z.string().min(1);

const apiKey = text.meta({
  description: 'Search-only API key.',
  examples: ['0123456789abcdef'],
});
const host = z
  .url()
  .meta({ description: 'Search server URL.', examples: ['https://search.example.com'] });

const searchProvider = z
  .discriminatedUnion('name', [
    z.strictObject({
      name: z.literal('built-in').meta({
        description:
          'Built-in client-side search powered by FlexSearch, with one index per language.',
      }),
    }),
    z.strictObject({
      name: z.literal('pagefind').meta({
        description:
          'Pagefind, with a chunked static index for large sites. Requires the `pagefind` package.',
      }),
    }),
    z.strictObject({
      name: z.literal('algolia').meta({
        description: 'Algolia, with an index populated by the DocSearch crawler.',
      }),
      appId: text.meta({ description: 'Algolia application ID.', examples: ['R2IYF7ETH7'] }),
      apiKey,
      indexName: text.meta({ description: 'Algolia index name.', examples: ['my-product'] }),
      facetFilters: z
        .array(text)
        .optional()
        .meta({
          description:
            'Algolia facet filters to apply in addition to the language and version filters.',
          default: [],
          examples: [['type:content']],
        }),
      host: z
        .url()
        .optional()
        .meta({
          description: 'Search server URL.',
          defaultText: 'the default Algolia host for `appId`',
          examples: ['https://search.example.com'],
        }),
    }),
    z.strictObject({
      name: z.literal('typesense').meta({
        description: 'Typesense, with a collection populated from `static/search_records.jsonl`.',
      }),
      host,
      apiKey,
      collection: text.meta({
        description: 'Typesense collection name.',
        examples: ['docs'],
      }),
    }),
    z.strictObject({
      name: z.literal('meilisearch').meta({
        description: 'Meilisearch, with an index populated from `static/search_records.jsonl`.',
      }),
      host,
      apiKey,
      index: text.meta({ description: 'Meilisearch index name.', examples: ['docs'] }),
    }),
  ])
  .meta({
    id: 'SearchProvider',
    description: 'Search engine to use for site search.',
    since: '0.2.0',
  });

/** Schema for the object form of `search`. */
export const searchSchema = z
  .strictObject({
    codeBlocks: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether to include code blocks in the search index.' }),
    versioned: z.boolean().optional().meta({
      description: 'Whether to create a separate search index for each version.',
      defaultText: '`true` if the site has multiple versions',
    }),
    provider: searchProvider.default({ name: 'built-in' }).meta({
      description: 'Search engine to use for site search.',
      examples: [{ name: 'pagefind' }],
      since: '0.2.0',
    }),
    hooks: text.optional().meta({
      description:
        'Path to a module with search hooks, relative to the working directory. The module can export `beforeSearch`, `onSearch`, `afterSearch` and `onNotFound`.',
      defaultText: 'no hooks',
      examples: ['./search-hooks.ts'],
      since: '0.2.0',
    }),
    weight: z
      .record(text, z.number().positive())
      .default({})
      .meta({
        description:
          'Factors for the search rank of pages in a folder, by folder name or path. A page with the same relevance ranks lower with a factor below 1. The longest matching path applies. `search` in the frontmatter of a page takes precedence. Only used by the built-in search engine.',
        defaultText: '`0.5` for `blog`, `releases`, `release-notes` and `changelog`',
        examples: [{ archive: 0.3, 'guide/start': 1.5 }],
        since: '0.2.0',
      }),
    synonyms: z
      .array(z.array(text).min(2))
      .default([])
      .meta({
        description:
          'Groups of words with the same meaning. A query with one of them also finds the others, with a lower rank. Common software terms are built in. Only used by the built-in search engine.',
        examples: [[['workspace', 'monorepo']]],
        since: '0.2.0',
      }),
    otherLanguages: z.boolean().default(true).meta({
      description: 'Whether to show search tabs for the other languages.',
      since: '0.2.0',
    }),
  })
  .meta({ id: 'UserSearch', description: 'Search options.', since: '0.1.0' });
