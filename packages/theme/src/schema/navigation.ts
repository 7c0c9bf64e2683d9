import { headingLevelsSchema } from '@octavo/mdx-plugins/schema';
import * as z from 'zod';

const text = z.string().min(1);

const tag = z
  .string()
  .optional()
  .meta({
    description: 'Badge next to the text, for example `new`.',
    examples: ['new'],
  });

export const navItemSchema = z
  .strictObject({
    text: text.meta({ description: 'Navbar item text.', examples: ['Guide'] }),
    link: text.optional().meta({
      description: 'Link target: a route path without the language prefix, or a URL.',
      examples: ['/guide/start/'],
    }),
    activeMatch: text.optional().meta({
      description:
        'Regular expression to match against the route path, including the prefixes of the language and the version. If it matches, the navbar item is active.',
      defaultText: 'active on `link` and its child routes',
      examples: ['/guide/'],
    }),
    position: z
      .enum(['left', 'right'])
      .optional()
      .meta({
        description: 'Navbar side on which to show the item.',
        default: 'right',
        examples: ['left'],
      }),
    tag,
    get items() {
      return z
        .array(navItemSchema)
        .optional()
        .meta({
          description: 'Menu items. The menu opens on hover.',
          examples: [[{ text: 'Changelog', link: '/changelog' }]],
        });
    },
  })
  .meta({
    id: 'NavItem',
    description:
      'Navbar item: a link, or a dropdown menu if `items` is set. A menu can also have a `link`.',
    since: '0.1.0',
  });

/** Sidebar item in the configuration. */
export const userSidebarItemSchema = z
  .strictObject({
    text: z
      .string()
      .optional()
      .meta({
        description: 'Sidebar item text.',
        defaultText: 'the title of the page that `link` points to',
        examples: ['Introduction'],
      }),
    link: text.optional().meta({
      description: 'Link target: a route path without the language prefix, or a URL.',
      examples: ['/guide/start/'],
    }),
    get items() {
      return z
        .array(z.union([userSidebarItemSchema, z.string()]))
        .optional()
        .meta({
          description: 'Items in the group. Use a string for the route path of a page.',
          examples: [['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }]],
        });
    },
    collapsible: z
      .boolean()
      .optional()
      .meta({ description: 'Whether users can collapse the group.', default: true }),
    collapsed: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the group is collapsed by default.', default: false }),
    tag,
    context: z
      .string()
      .optional()
      .meta({
        description:
          'Value of the `data-context` attribute on the sidebar item, which can be used for styling.',
        examples: ['experimental'],
      }),
    overviewHeaders: headingLevelsSchema.optional().meta({
      description: 'Heading levels to show for this page on overview pages, from 1 to 6.',
      default: [2],
      examples: [[2, 3]],
    }),
    dividerType: z
      .enum(['dashed', 'solid'])
      .optional()
      .meta({
        description: 'Divider line style. Setting this key turns the item into a divider.',
        examples: ['dashed'],
      }),
    sectionHeaderText: text.optional().meta({
      description: 'Section header text. Setting this key turns the item into a section header.',
      examples: ['Basics'],
    }),
  })
  .meta({
    id: 'UserSidebarItem',
    description: 'Sidebar item: a link, a group with `items`, a divider or a section header.',
    since: '0.1.0',
  });

export const userSidebarSchema = z
  .record(z.string(), z.array(z.union([userSidebarItemSchema, z.string()])))
  .meta({
    id: 'UserSidebar',
    description: 'Sidebar items by section. Keys are the route paths of the sections.',
    since: '0.1.0',
  });

/** Schema for `_nav.json`: an array of navbar items, or an object with `items` and an optional `$schema`. */
export const navFileSchema = z
  .union([
    z.array(navItemSchema),
    z.strictObject({
      $schema: z
        .string()
        .optional()
        .meta({
          description:
            'JSON Schema path or URL, used by editors for validation and autocompletion.',
          examples: ['../../node_modules/@octavo/cli/schema/nav.json'],
        }),
      items: z.array(navItemSchema).meta({
        description: 'Navbar items.',
        examples: [[{ text: 'Guide', link: '/guide/start/' }]],
      }),
    }),
  ])
  .meta({
    description: 'Navbar items for the language of the content folder.',
    since: '0.1.0',
  });
