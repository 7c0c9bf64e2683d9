import { headingLevelsSchema } from '@octavo/mdx-plugins/schema';
import * as z from 'zod';

const text = z.string().min(1);

const name = text.meta({
  description: 'Name of the page or the folder, next to this file. The file extension is optional.',
  examples: ['install'],
});

const label = text.meta({ description: 'Text of the entry.', examples: ['Basics'] });

const labelOfPage = text.optional().meta({
  description: 'Text of the entry.',
  defaultText: 'the title of the page, or else the name of the folder',
  examples: ['Installation'],
});

const tag = z
  .string()
  .optional()
  .meta({
    description: 'Label next to the text, for example `new`.',
    examples: ['new'],
  });

const context = z
  .string()
  .optional()
  .meta({
    description: 'Value of the `data-context` attribute of the entry, for styling.',
    examples: ['experimental'],
  });

const overviewHeaders = headingLevelsSchema.optional().meta({
  description: 'Heading levels that overview pages list for this entry, from 1 to 6.',
  default: [2],
  examples: [[2, 3]],
});

const group = {
  collapsible: z
    .boolean()
    .optional()
    .meta({ description: 'Whether readers can collapse the group.', default: true }),
  collapsed: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the group is collapsed at first.', default: false }),
};

const customLinkKeys = {
  label,
  link: z
    .string()
    .optional()
    .meta({
      description: 'Link target: a route path without the language prefix, or a URL.',
      examples: ['https://example.com'],
    }),
  tag,
  context,
  ...group,
};

interface CustomLinkItem {
  type?: 'custom-link' | undefined;
  label: string;
  link?: string | undefined;
  items?: CustomLinkItem[] | undefined;
  tag?: string | undefined;
  context?: string | undefined;
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
}

const customLinkItem: z.ZodType<CustomLinkItem> = z
  .object({
    type: z
      .literal('custom-link')
      .optional()
      .meta({ description: 'Adds a link, or a group of links with `items`.' }),
    ...customLinkKeys,
    get items() {
      return linkItems();
    },
  })
  .meta({ id: 'CustomLinkItem', description: 'Link in a group of links.', since: '0.1.0' });

function linkItems() {
  return z
    .array(customLinkItem)
    .optional()
    .meta({
      description: 'Entries of a group of links, with the same keys.',
      examples: [[{ label: 'Rspack', link: 'https://rspack.rs/' }]],
    });
}

export const metaEntry = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('file').meta({ description: 'Adds a page.' }),
      name,
      label: labelOfPage,
      tag,
      context,
      overviewHeaders,
    }),
    z.object({
      type: z.enum(['dir', 'dir-section-header']).meta({
        description: 'Adds a folder, as a group or as a section header above its entries.',
      }),
      name,
      label: labelOfPage,
      tag,
      context,
      overviewHeaders,
      ...group,
    }),
    z.object({
      type: z.literal('divider').meta({ description: 'Adds a divider.' }),
      dashed: z
        .boolean()
        .optional()
        .meta({ description: 'Whether the divider is dashed.', default: false }),
    }),
    z.object({
      type: z.literal('section-header').meta({ description: 'Adds a section header.' }),
      label,
      tag,
    }),
    z.object({
      type: z
        .literal('custom-link')
        .meta({ description: 'Adds a link, or a group of links with `items`.' }),
      ...customLinkKeys,
      items: linkItems(),
    }),
  ])
  .meta({ id: 'MetaEntry', description: 'Sidebar entry of a folder.', since: '0.1.0' });

const entries = z.array(z.union([z.string(), metaEntry]));

/** Schema of `_meta.json`: a list of entries, or an object with `$schema` and `items`. */
export const metaFileSchema = z
  .union([
    entries,
    z.strictObject({
      $schema: z
        .string()
        .optional()
        .meta({
          description: 'Location of the JSON Schema, for editors.',
          examples: ['../../../node_modules/@octavo/cli/schema/meta.json'],
          since: '0.2.0',
        }),
      items: entries.meta({
        description:
          'Entries of the folder in the order of the sidebar. A string is the name of a file or a folder.',
        examples: [['index', { type: 'dir', name: 'advanced' }]],
        since: '0.2.0',
      }),
    }),
  ])
  .meta({
    description: 'Sidebar entries of the folder.',
    since: '0.1.0',
  });
