import { messagesSchema } from '@octavo/mdx-plugins/schema';
import * as z from 'zod';

import { socialLinkSchema, toolLinkSchema } from './navbar-links';
import { navItemSchema, userSidebarSchema } from './navigation';

const text = z.string().min(1);

const editLink = z
  .strictObject({
    docRepoBaseUrl: text.meta({
      description:
        'Content folder URL in the source repository. The path of the source file is appended.',
      examples: ['https://github.com/me/my-product/tree/main/content'],
    }),
    text: text.optional().meta({
      description: 'Edit link text.',
      defaultText: "'Edit this page', in the language of the page",
      examples: ['Edit this page on GitHub'],
    }),
  })
  .meta({
    id: 'EditLink',
    description: 'Link for editing a page in the source repository.',
    since: '0.1.0',
  });

const announcement = z
  .strictObject({
    message: text.meta({
      description: 'Announcement text. Supports inline Markdown.',
      examples: ['My product **1.0** is here'],
    }),
    link: text.optional().meta({
      description:
        'Link target: a route path, which leads to the page in the language and version of the reader, or a URL.',
      examples: ['/blog/1-0'],
    }),
    id: text.optional().meta({
      description:
        'Announcement ID. Changing it shows the announcement again to users who dismissed it.',
      defaultText: 'the `message`',
      examples: ['release-1-0'],
    }),
  })
  .meta({
    id: 'AnnouncementConfig',
    description: 'Announcement bar above every page. Users can dismiss it.',
    since: '0.2.0',
  });

/** Theme options that can be localized. */
const localeTheme = {
  nav: z
    .array(navItemSchema)
    .optional()
    .meta({
      description: 'Navbar items.',
      defaultText: 'the items in `_nav.json`',
      examples: [[{ text: 'Guide', link: '/guide/start/' }]],
    }),
  sidebar: userSidebarSchema.optional().meta({
    description:
      'Sidebars by section. Keys are the route paths of the sections. Use a string for the route path of a page.',
    defaultText: 'generated from `_meta.json` files and file names',
    examples: [{ '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }],
  }),
  editLink: editLink.optional().meta({
    description: 'Edit link below each page.',
    defaultText: 'no link',
    examples: [{ docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content' }],
  }),
  outlineTitle: text.optional().meta({
    description: 'Outline title.',
    defaultText: "'ON THIS PAGE', in the language of the page",
    examples: ['Contents'],
  }),
  prevPageText: text.optional().meta({
    description: 'Label for the link to the previous page.',
    defaultText: "'Previous Page', in the language of the page",
    examples: ['Previous'],
  }),
  nextPageText: text.optional().meta({
    description: 'Label for the link to the next page.',
    defaultText: "'Next Page', in the language of the page",
    examples: ['Next'],
  }),
  lastUpdatedText: text.optional().meta({
    description: 'Label for the last updated time.',
    defaultText: "'Last Updated', in the language of the page",
    examples: ['Updated'],
  }),
  announcement: announcement.optional().meta({
    description: 'Announcement bar above every page. Users can dismiss it.',
    defaultText: 'no announcement',
    examples: [{ message: 'My product **1.0** is here', link: '/blog/1-0' }],
    since: '0.2.0',
  }),
  messages: messagesSchema
    .partial()
    .optional()
    .meta({
      tsType: 'MessageOverrides',
      description:
        'Overrides for the built-in UI strings, by key. `themeConfig.messages` applies to all languages, and `messages` of an entry of `themeConfig.locales` to one. Text in braces, such as `{name}`, is a placeholder.',
      defaultText: 'the built-in UI strings for the language, or English if there are none',
      examples: [{ searchPlaceholder: 'Search the docs' }],
      since: '0.2.0',
    }),
};

export const localeThemeConfigSchema = z.strictObject(localeTheme).meta({
  id: 'LocaleThemeConfig',
  description: 'Theme options that can be set per language.',
  since: '0.1.0',
});

/** Locale options, shared by `locales` and `themeConfig.locales`. */
export const localeFields = {
  lang: text.meta({
    description:
      'Language tag, which is also the content folder name and the route prefix. Routes in the default language have no prefix.',
    examples: ['zh'],
  }),
  label: text.meta({
    description: 'Display name in the language menu.',
    examples: ['简体中文'],
  }),
  title: text.optional().meta({
    description: 'Site title in this language.',
    defaultText: 'the top-level `title`',
    examples: ['My product 文档'],
  }),
  description: z
    .string()
    .optional()
    .meta({
      description: 'Site description in this language.',
      defaultText: 'the top-level `description`',
      examples: ['React 表单库。'],
    }),
};

const themeLocale = z.strictObject({ ...localeFields, ...localeTheme }).meta({
  id: 'ThemeLocale',
  description: 'Site locale and its theme options.',
  since: '0.1.0',
});

const hideNavbar = z
  .enum(['never', 'always', 'auto'])
  .meta({ id: 'HideNavbar', description: 'When to hide the navbar.', since: '0.1.0' });

const localeRedirect = z.enum(['auto', 'never', 'only-default-lang']).meta({
  id: 'LocaleRedirect',
  description: 'When to redirect first-time visitors to their preferred language.',
  since: '0.1.0',
});

/** Schema for `themeConfig`. */
export const themeConfigSchema = z
  .strictObject({
    ...localeTheme,
    locales: z
      .array(themeLocale)
      .optional()
      .meta({
        description: 'Site locales and their theme options.',
        examples: [[{ lang: 'zh', label: '简体中文', outlineTitle: '目录' }]],
      }),
    socialLinks: z
      .array(socialLinkSchema)
      .default([])
      .meta({
        description: 'Icon links in the navbar.',
        examples: [[{ icon: 'github', content: 'https://github.com/me/my-product' }]],
      }),
    accent: text.optional().meta({
      description:
        'Accent color, in any CSS notation without variables. The colors of links, buttons, text and surfaces in both color modes are derived from it, with the contrast that WCAG AA requires.',
      defaultText: 'indigo',
      examples: ['#f05a12', 'oklch(0.66 0.2 42)'],
      since: '0.2.0',
    }),
    assetHost: z
      .url()
      .optional()
      .meta({
        description:
          'Origin for images from the public folder, such as a CDN. If an image fails to load from this origin, it is loaded from the site instead.',
        examples: ['https://assets.example.com'],
        since: '0.2.0',
      }),
    darkMode: z.boolean().default(true).meta({
      description: 'Whether users can switch to dark mode. If disabled, all pages use light mode.',
    }),
    search: z.boolean().default(true).meta({
      description: 'Whether to show a search button in the navbar.',
    }),
    lastUpdated: z.boolean().default(false).meta({
      description:
        'Whether to show the time of the last Git commit for each page. `octavo dev` does not show it.',
    }),
    hideNavbar: hideNavbar.default('never').meta({
      description:
        'When to hide the navbar. With `auto`, scrolling down hides the navbar and scrolling up shows it again. With `always`, pages have no navbar.',
      examples: ['auto'],
    }),
    localeRedirect: localeRedirect.default('auto').meta({
      description:
        "Whether to redirect users to their browser's language on their first visit. With `only-default-lang`, only pages in the default language redirect.",
      examples: ['never'],
    }),
    fallbackHeadingTitle: z.boolean().default(true).meta({
      description: 'Whether to show the page title as an `h1` on pages without one.',
    }),
    enableContentAnimation: z.boolean().default(false).meta({
      description: 'Whether to fade in the page content after a navigation.',
    }),
    enableAppearanceAnimation: z.boolean().default(false).meta({
      description: 'Whether to animate color mode changes with a circular reveal.',
    }),
    breadcrumbs: z.boolean().optional().meta({
      description:
        'Whether to show breadcrumbs above doc pages: the home page, the navbar item, the sidebar groups and the page itself. If disabled, only the sidebar groups are shown.',
      defaultText: '`false`',
      since: '0.2.0',
    }),
    enableScrollToTop: z.boolean().default(false).meta({
      description: 'Whether to show a scroll-to-top button after scrolling down.',
    }),
    footer: z
      .strictObject({
        message: z.string().meta({
          description:
            'Footer content as HTML. Write internal links without the base, language and `.html`, such as `<a href="/guide/start">`. They open the page in the language of the current page.',
          examples: ['© 2026 My product contributors'],
        }),
      })
      .optional()
      .meta({
        description: 'Site footer, shown on home pages and on pages with `pageType: custom`.',
        defaultText: 'no footer',
        examples: [{ message: '© 2026 My product contributors' }],
      }),
    tools: z
      .array(toolLinkSchema)
      .default([])
      .meta({
        description: 'Products in the product switcher. If empty, there is no product switcher.',
        examples: [
          [
            {
              name: 'Acme',
              description: { en: 'Bundler', zh: '打包工具' },
              logo: '/acme.svg',
              url: 'https://acme.example/',
            },
          ],
        ],
      }),
  })
  .meta({ id: 'UserThemeConfig', description: 'Theme options.', since: '0.1.0' });
