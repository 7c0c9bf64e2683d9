import { headingLevelsSchema } from '@octavo/mdx-plugins/schema';
import * as z from 'zod';

const text = z.string().min(1);

const tag = z
  .string()
  .optional()
  .meta({
    description: 'Label next to the text, for example `new`.',
    examples: ['new'],
  });

export const navItem = z
  .strictObject({
    text: text.meta({ description: 'Text of the entry.', examples: ['Guide'] }),
    link: text.optional().meta({
      description: 'Link target: a route path without the language prefix, or a URL.',
      examples: ['/guide/start/'],
    }),
    activeMatch: text.optional().meta({
      description:
        'Regular expression that is tested on the route path. The entry is active on every match.',
      defaultText: 'active on `link` and the routes below it',
      examples: ['^/guide/'],
    }),
    position: z
      .enum(['left', 'right'])
      .optional()
      .meta({
        description: 'Side of the navbar that shows the entry.',
        default: 'right',
        examples: ['left'],
      }),
    tag,
    get items() {
      return z
        .array(navItem)
        .optional()
        .meta({
          description: 'Entries of a menu that opens on hover.',
          examples: [[{ text: 'Changelog', link: '/changelog' }]],
        });
    },
  })
  .meta({
    id: 'NavItem',
    description:
      'Entry of the navbar. An entry with `items` is a menu; it can have a `link` as well.',
    since: '0.1.0',
  });

/** A sidebar entry of the configuration. */
export const userSidebarItem = z
  .strictObject({
    text: z
      .string()
      .optional()
      .meta({
        description: 'Text of the entry.',
        defaultText: 'the title of the page that `link` names',
        examples: ['Introduction'],
      }),
    link: text.optional().meta({
      description: 'Link target: a route path without the language prefix, or a URL.',
      examples: ['/guide/start/'],
    }),
    get items() {
      return z
        .array(z.union([userSidebarItem, z.string()]))
        .optional()
        .meta({
          description: 'Entries of a group. A string is the route path of a page.',
          examples: [['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }]],
        });
    },
    collapsible: z
      .boolean()
      .optional()
      .meta({ description: 'Whether readers can collapse the group.', default: true }),
    collapsed: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the group is collapsed at first.', default: false }),
    tag,
    context: z
      .string()
      .optional()
      .meta({
        description: 'Value of the `data-context` attribute of the entry, for styling.',
        examples: ['experimental'],
      }),
    overviewHeaders: headingLevelsSchema.optional().meta({
      description: 'Heading levels that overview pages list for this entry, from 1 to 6.',
      default: [2],
      examples: [[2, 3]],
    }),
    dividerType: z
      .enum(['dashed', 'solid'])
      .optional()
      .meta({
        description: 'Line style of a divider. The entry is a divider if this key is set.',
        examples: ['dashed'],
      }),
    sectionHeaderText: text.optional().meta({
      description: 'Text of a section header. The entry is a section header if this key is set.',
      examples: ['Basics'],
    }),
  })
  .meta({
    id: 'UserSidebarItem',
    description:
      'Sidebar entry of the configuration: a link, a group with `items`, a divider or a section header.',
    since: '0.1.0',
  });

export const userSidebar = z
  .record(z.string(), z.array(z.union([userSidebarItem, z.string()])))
  .meta({
    id: 'UserSidebar',
    description: 'Sidebar entries by the route path of their section.',
    since: '0.1.0',
  });

/** `_nav.json`: the entries, or an object that has room for `$schema`. */
export const navFileSchema = z
  .union([
    z.array(navItem),
    z.strictObject({
      $schema: z
        .string()
        .optional()
        .meta({
          description: 'Location of the JSON Schema, for editors.',
          examples: ['../../node_modules/@octavo/cli/schema/nav.json'],
        }),
      items: z.array(navItem).meta({
        description: 'Entries of the navbar.',
        examples: [[{ text: 'Guide', link: '/guide/start/' }]],
      }),
    }),
  ])
  .meta({
    description: 'Entries of the navbar for the language of the folder.',
    since: '0.1.0',
  });
