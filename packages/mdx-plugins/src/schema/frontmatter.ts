import * as z from 'zod';

import { featureSchema, heroSchema, toolStackSchema } from './home-page';
import { toIsoDate } from './iso-date';

const string = z.string();

/** Heading levels for overview pages and sidebar items. */
export const headingLevelsSchema = z.array(z.number().int().min(1).max(6));

/** Tag name and attributes for a document head element. */
export const headElementSchema = z.tuple([
  string.meta({ title: 'tag' }),
  z.record(string, z.union([string, z.boolean()])).meta({ title: 'attributes' }),
]);

export const pageTypeSchema = z
  .literal(['home', 'doc', 'custom', '404', 'blank'])
  .meta({ id: 'PageType', description: 'Page layout.', since: '0.1.0' });

const visibility = (part: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `Whether to show ${part}.`, default: true });

const authorSchema = z
  .looseObject({
    name: string.min(1).meta({ description: 'Author name.', examples: ['Ada Lovelace'] }),
    url: string.optional().meta({
      description: 'Website or profile of the author.',
      examples: ['https://example.com/ada'],
    }),
  })
  .meta({
    id: 'PageAuthor',
    description: 'Author of a page. Unknown keys are allowed and preserved.',
    since: '0.2.0',
  });

const keywordsSchema = z.array(string.min(1));

const pageSearchSchema = z
  .object({
    weight: z
      .number()
      .optional()
      .meta({
        description:
          'Ranking multiplier. Values above 1 raise the page in search results, values below 1 lower it. Only the built-in search engine uses it.',
        default: 1,
        examples: [2],
      }),
    keywords: keywordsSchema.optional().meta({
      description:
        'Phrases that readers search for when they need this page, in words other than those of its title and text. They are never shown. Only the built-in search engine and the records for search services use them.',
      default: [],
      examples: [['fake a module', 'stub an import']],
    }),
    sections: z
      .record(string, keywordsSchema)
      .optional()
      .meta({
        description:
          'Keywords of sections, by the ID of their heading, which has a level from 2 to 4.',
        default: {},
        examples: [{ 'exit-codes': ['return value of the process'] }],
      }),
  })
  .meta({ id: 'PageSearch', description: 'How search finds a page.', since: '0.2.0' });

/** Frontmatter schema. Unknown keys are allowed and preserved. */
export const frontmatterSchema = z
  .looseObject({
    $schema: string.optional().meta({
      description: 'JSON Schema path or URL, used by editors for validation and completion.',
      examples: ['./node_modules/@octavo/cli/schema/frontmatter.json'],
      since: '0.2.0',
    }),
    title: string.optional().meta({
      description: 'Page title. Supports inline Markdown.',
      defaultText: 'the first `h1` on the page, or the file name if there is none',
      examples: ['Quick start'],
    }),
    titleSuffix: string.optional().meta({
      description:
        'Suffix for the page title in the browser tab. Replaces the site title and can start with a custom separator (`-` or `|`).',
      defaultText: 'the site title',
      examples: ['| My product 1.0'],
    }),
    description: string.optional().meta({
      description: 'Page description for search engines and link previews.',
      defaultText: 'the first paragraph, or the site description on home pages',
      examples: ['Install the package and create the first form.'],
    }),
    head: z
      .array(headElementSchema)
      .optional()
      .meta({
        description: 'Elements to add to the document head, as `[tag, attributes]` tuples.',
        examples: [[['meta', { name: 'author', content: 'My product team' }]]],
      }),
    inlineScripts: z.boolean().optional().meta({
      description:
        'Whether the Content Security Policy of the site allows the inline scripts in the body of this page.',
      default: false,
      since: '0.2.0',
    }),
    pageType: z
      .union([pageTypeSchema, z.literal('doc-wide')])
      .optional()
      .meta({
        tsType: 'PageType',
        description:
          'Page layout. `home` is a landing page, `doc` has a sidebar and an outline, `custom` has only a navbar and a footer, `blank` renders only the content, and `404` is the not-found page. `doc-wide` is `doc` without the outline, for compatibility with Rspress.',
        defaultText: "`'doc'`, or `'custom'` for component pages",
        examples: ['home'],
      }),
    overview: z.boolean().optional().meta({
      description: 'Whether to list all pages in the same section, with their headings.',
      default: false,
    }),
    overviewHeaders: headingLevelsSchema.optional().meta({
      description: 'Heading levels to list on overview pages, from 1 to 6.',
      default: [2],
      examples: [[2, 3]],
    }),
    overviewDescriptions: z
      .boolean()
      .optional()
      .meta({
        description: 'Whether to show the `description` of each page on an overview page.',
        default: false,
        examples: [true],
      }),
    overviewBadges: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'Badges next to the title of this page on overview pages, for example the default of an option. Inline code is supported.',
        examples: [['Default: `false`', 'Since 2.1']],
      }),
    navbar: visibility('the navbar'),
    sidebar: visibility('the sidebar'),
    outline: visibility('the outline'),
    footer: visibility(
      'the footers: the last update, the edit link and the links to the previous and next page below the content, and the site footer on `home` and `custom` pages',
    ),
    editLink: z.boolean().optional().meta({
      description: 'Whether to show an edit link. Requires `themeConfig.editLink`.',
      default: true,
      since: '0.2.0',
    }),
    lineNumbers: z.boolean().optional().meta({
      description: 'Whether to show line numbers in code blocks.',
      defaultText: '`markdown.showLineNumbers` in the configuration',
    }),
    tag: string.optional().meta({
      description: 'Label next to the page title in the sidebar.',
      examples: ['new'],
    }),
    context: string.optional().meta({
      description: 'Value of the `data-context` attribute on the sidebar item, for styling.',
      examples: ['experimental'],
    }),
    search: z
      .union([z.boolean(), z.number(), pageSearchSchema])
      .optional()
      .meta({
        description:
          'Whether to include the page in search, a ranking multiplier (a short form of `weight`), or a map with a ranking multiplier and keywords.',
        default: true,
        examples: [false, 2, { keywords: ['fake a module'] }],
      }),
    noindex: z.boolean().optional().meta({
      description: 'Whether to exclude the page from search engines and the sitemap.',
      default: false,
      since: '0.2.0',
    }),
    draft: z.boolean().optional().meta({
      description:
        'Whether the page is a draft. Drafts are only shown in `octavo dev`, with a notice. Builds exclude them and report links to them.',
      default: false,
      since: '0.2.0',
    }),
    unlisted: z.boolean().optional().meta({
      description:
        'Whether only readers who know the URL find the page. It is built, but excluded from sidebars that are generated from files, from the links to the previous and next page, search, the sitemap, `llms.txt`, overview pages and search engines.',
      default: false,
      since: '0.2.0',
    }),
    date: string
      .refine((value) => toIsoDate(value) !== undefined, { error: 'a date, such as "2026-11-24"' })
      .optional()
      .meta({
        description:
          'Publication date, with an optional time, which is UTC unless it has a time zone. It is available to components and included in the metadata for search engines.',
        examples: ['2026-11-24', '2026-11-24 18:00:00 +08:00'],
        since: '0.2.0',
      }),
    authors: z
      .union([string.min(1), z.array(z.union([string.min(1), authorSchema]))])
      .optional()
      .meta({
        description:
          'Authors, as names or as maps with a name and a URL. They are available to components and included in the metadata for search engines.',
        examples: [
          'Ada Lovelace',
          ['Ada', { name: 'Charles', url: 'https://example.com/charles' }],
        ],
        since: '0.2.0',
      }),
    image: string.optional().meta({
      description: 'Link preview image, 1200 × 630 pixels: a path in the public folder or a URL.',
      defaultText: '`image` in the configuration',
      examples: ['/preview.png'],
      since: '0.2.0',
    }),
    redirectFrom: z
      .union([string, z.array(string)])
      .optional()
      .meta({
        description:
          'Routes that redirect to this page. Routes without a locale prefix use the page locale.',
        examples: ['/old-name', ['/old-name', '/older-name']],
        since: '0.2.0',
      }),
    hero: heroSchema.optional().meta({
      description: 'Home page hero with a heading, an image and buttons.',
      examples: [{ name: 'My product', text: 'Forms for React' }],
    }),
    features: z
      .array(featureSchema)
      .optional()
      .meta({
        description: 'Home page feature cards.',
        examples: [[{ title: 'Fast', details: 'Starts in milliseconds.' }]],
      }),
    toolStack: toolStackSchema.optional().meta({
      description: 'Home page toolchain section with cards for related tools.',
      since: '0.2.0',
    }),
    background: string.optional().meta({
      description: 'Home page background image: a path in the public folder or a URL.',
      defaultText: 'a soft glow in the accent color',
      examples: ['/background.webp'],
      since: '0.2.0',
    }),
    globalUIComponents: z.boolean().optional().meta({
      description: 'Has no effect. Accepted for compatibility with Rspress.',
      deprecated: true,
    }),
  })
  .meta({
    id: 'Frontmatter',
    description: 'Page frontmatter. Unknown keys are allowed and preserved.',
    since: '0.1.0',
  });
