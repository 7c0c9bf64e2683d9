import { headingLevelsSchema } from '@octavo/mdx-plugins/schema';
import * as z from 'zod';

const text = z.string().min(1);

const name = text.meta({
  description:
    'Name of a page or folder in the same folder as this file. The file extension is optional.',
  examples: ['install'],
});

const label = text.meta({ description: 'Label of the sidebar item.', examples: ['Basics'] });

const labelOfPage = text.optional().meta({
  description: 'Label of the sidebar item.',
  defaultText: 'the page title or the folder name',
  examples: ['Installation'],
});

const tag = z
  .string()
  .optional()
  .meta({
    description: 'Tag displayed next to the label, for example `new`.',
    examples: ['new'],
  });

const context = z
  .string()
  .optional()
  .meta({
    description: 'Value of the `data-context` attribute on the sidebar item, for styling.',
    examples: ['experimental'],
  });

const overviewHeaders = headingLevelsSchema.optional().meta({
  description: 'Heading levels to list on overview pages for this item, from 1 to 6.',
  default: [2],
  examples: [[2, 3]],
});

const group = {
  collapsible: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the group can be collapsed.', default: true }),
  collapsed: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the group is collapsed by default.', default: false }),
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
  .strictObject({
    type: z
      .literal('custom-link')
      .optional()
      .meta({ description: 'Adds a link, or a group of links if `items` is set.' }),
    ...customLinkKeys,
    get items() {
      return linkItems();
    },
  })
  .meta({
    id: 'CustomLinkItem',
    description: 'Sidebar link or nested group of links.',
    since: '0.1.0',
  });

function linkItems() {
  return z
    .array(customLinkItem)
    .optional()
    .meta({
      description: 'Links and nested groups in the group.',
      examples: [[{ label: 'Acme', link: 'https://acme.example/' }]],
    });
}

export const metaEntrySchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('file').meta({ description: 'Adds a page.' }),
      name,
      label: labelOfPage,
      tag,
      context,
      overviewHeaders,
    }),
    z.strictObject({
      type: z.enum(['dir', 'dir-section-header']).meta({
        description:
          'Adds a folder, as a collapsible group (`dir`) or as a section header above its items (`dir-section-header`).',
      }),
      name,
      label: labelOfPage,
      tag,
      context,
      overviewHeaders,
      ...group,
    }),
    z.strictObject({
      type: z.literal('divider').meta({ description: 'Adds a divider.' }),
      dashed: z
        .boolean()
        .optional()
        .meta({ description: 'Whether to draw the divider as a dashed line.', default: false }),
    }),
    z.strictObject({
      type: z.literal('section-header').meta({ description: 'Adds a section header.' }),
      label,
      tag,
    }),
    z.strictObject({
      type: z
        .literal('custom-link')
        .meta({ description: 'Adds a link, or a group of links if `items` is set.' }),
      ...customLinkKeys,
      items: linkItems(),
    }),
  ])
  .meta({
    id: 'MetaEntry',
    description: 'Sidebar item for a page, folder, link, divider or section header.',
    since: '0.1.0',
  });

const entries = z.array(z.union([z.string(), metaEntrySchema]));

/** Schema for `_meta.json`: an array of items, or an object with `$schema` and `items`. */
export const metaFileSchema = z
  .union([
    entries,
    z.strictObject({
      $schema: z
        .string()
        .optional()
        .meta({
          description: 'Path or URL of the JSON Schema, used by editors.',
          examples: ['../../../node_modules/@octavo/cli/schema/meta.json'],
          since: '0.2.0',
        }),
      items: entries.meta({
        description: 'Items in sidebar order. A string is the name of a file or folder.',
        examples: [['index', { type: 'dir', name: 'advanced' }]],
        since: '0.2.0',
      }),
    }),
  ])
  .meta({
    description: 'Sidebar items for a folder.',
    since: '0.1.0',
  });
