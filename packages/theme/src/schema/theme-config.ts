import { messagesSchema } from '@octavo/mdx-plugins/schema';
import * as z from 'zod';

import { navItem, userSidebar } from './navigation';

const text = z.string().min(1);

const editLink = z
  .strictObject({
    docRepoBaseUrl: text.meta({
      description: 'URL of the content folder in the source repository. The file path is appended.',
      examples: ['https://github.com/web-infra-dev/rstest/tree/main/website/docs'],
    }),
    text: text.meta({ description: 'Text of the link.', examples: ['Edit this page on GitHub'] }),
  })
  .meta({ id: 'EditLink', description: 'Link to the source of a page.', since: '0.1.0' });

const announcement = z
  .strictObject({
    message: text.meta({
      description: 'Text of the announcement, with inline Markdown.',
      examples: ['Rstest **1.0** is here'],
    }),
    link: text.optional().meta({
      description: 'Link target: a route path or a URL.',
      examples: ['/blog/1-0'],
    }),
    id: text.optional().meta({
      description:
        'Identifier of the announcement. Readers who closed it see it again when the identifier changes.',
      defaultText: 'the `message`',
      examples: ['release-1-0'],
    }),
  })
  .meta({
    id: 'AnnouncementConfig',
    description: 'Line above every page, until the reader closes it.',
    since: '0.2.0',
  });

/** Keys that can differ by language. */
const localeTheme = {
  nav: z
    .array(navItem)
    .optional()
    .meta({
      description: 'Entries of the navbar.',
      defaultText: 'the entries of `_nav.json`',
      examples: [[{ text: 'Guide', link: '/guide/start/' }]],
    }),
  sidebar: userSidebar.optional().meta({
    description:
      'Sidebars by the route path of their section. A string in a sidebar is the route path of a page.',
    defaultText: 'built from the `_meta.json` files and the file names',
    examples: [{ '/guide/': ['/guide/start/', { text: 'CLI', link: '/guide/basic/cli' }] }],
  }),
  editLink: editLink.optional().meta({
    description: 'Link below each page to its source.',
    defaultText: 'no link',
    examples: [
      { docRepoBaseUrl: 'https://github.com/me/docs/tree/main/content', text: 'Edit this page' },
    ],
  }),
  outlineTitle: text.optional().meta({
    description: 'Title of the outline.',
    defaultText: "'ON THIS PAGE', in the language of the page",
    examples: ['Contents'],
  }),
  prevPageText: text.optional().meta({
    description: 'Label of the link to the previous page.',
    defaultText: "'Previous Page', in the language of the page",
    examples: ['Previous'],
  }),
  nextPageText: text.optional().meta({
    description: 'Label of the link to the next page.',
    defaultText: "'Next Page', in the language of the page",
    examples: ['Next'],
  }),
  lastUpdatedText: text.optional().meta({
    description: 'Label of the time of the last update.',
    defaultText: "'Last Updated', in the language of the page",
    examples: ['Updated'],
  }),
  announcement: announcement.optional().meta({
    description: 'Line above every page, until the reader closes it.',
    defaultText: 'no announcement',
    examples: [{ message: 'Rstest **1.0** is here', link: '/blog/1-0' }],
    since: '0.2.0',
  }),
  messages: messagesSchema
    .partial()
    .optional()
    .meta({
      tsType: 'MessageOverrides',
      description: 'UI strings that replace the built-in ones, by name. `{name}` is a placeholder.',
      defaultText: 'the built-in strings of the language, otherwise the English ones',
      examples: [{ searchPlaceholder: 'Search the docs' }],
      since: '0.2.0',
    }),
};

export const localeThemeConfig = z.strictObject(localeTheme).meta({
  id: 'LocaleThemeConfig',
  description: 'Options of the theme that can differ by language.',
  since: '0.1.0',
});

/** Keys of a language, in `locales` and `themeConfig.locales`. */
export const localeKeys = {
  lang: text.meta({
    description:
      'Language tag. It is the name of the content folder and the prefix of the routes, except for the default language.',
    examples: ['zh'],
  }),
  label: text.meta({
    description: 'Name of the language in the language menu.',
    examples: ['简体中文'],
  }),
  title: text.optional().meta({
    description: 'Title of the site in this language.',
    defaultText: 'the `title` of the configuration',
    examples: ['Rstest 中文文档'],
  }),
  description: z
    .string()
    .optional()
    .meta({
      description: 'Description of the site in this language.',
      defaultText: 'the `description` of the configuration',
      examples: ['由 Rspack 驱动的测试框架。'],
    }),
};

const themeLocale = z.strictObject({ ...localeKeys, ...localeTheme }).meta({
  id: 'ThemeLocale',
  description:
    'A language of the site with the theme options that differ from the other languages.',
  since: '0.1.0',
});

const iconPath = z
  .strictObject({
    d: text.meta({ description: 'SVG path data on a 24 × 24 grid.', examples: ['M4 4h16v16H4z'] }),
    fill: z.literal(true).optional().meta({
      description: 'Fills the path. Without it the path is stroked.',
    }),
  })
  .meta({ id: 'IconPath', description: 'Icon drawn on a 24 × 24 grid.', since: '0.2.0' });

const socialLink = z
  .strictObject({
    icon: z
      .union([
        text,
        iconPath,
        z.strictObject({
          svg: text.meta({ description: 'SVG markup of the icon.', examples: ['<svg>…</svg>'] }),
        }),
      ])
      .meta({
        description: 'Icon of the link: the name of a built-in icon in any letter case, or an SVG.',
        examples: ['github', { svg: '<svg>…</svg>' }],
      }),
    mode: z
      .enum(['link', 'text', 'img', 'dom'])
      .optional()
      .meta({
        description:
          'Behavior of the icon. `link` opens `content` as a link; `text`, `img` and `dom` show `content` in a popover as text, as an image or as HTML.',
        default: 'link',
        examples: ['text'],
      }),
    content: text.meta({
      description: 'URL, text, image path or HTML, depending on `mode`.',
      examples: ['https://github.com/web-infra-dev/rstest'],
    }),
    label: text.optional().meta({
      description: 'Accessible name of the icon.',
      defaultText: 'the name of the icon',
      examples: ['GitHub'],
    }),
  })
  .meta({ id: 'SocialLink', description: 'Icon link in the navbar.', since: '0.1.0' });

const byLanguage = z.union([text, z.record(z.string(), text)]);

const toolLink = z
  .strictObject({
    name: text.meta({ description: 'Name of the tool.', examples: ['Rspack'] }),
    description: byLanguage.optional().meta({
      description: 'Short description of the tool, or a map from language to description.',
      examples: [{ en: 'Bundler', zh: '打包工具' }],
      since: '0.2.0',
    }),
    desc: z
      .string()
      .optional()
      .meta({
        description: 'Short description of the tool in Chinese.',
        defaultText: 'the `description`',
        examples: ['打包工具'],
      }),
    descEn: z
      .string()
      .optional()
      .meta({
        description: 'Short description of the tool in English.',
        defaultText: 'the `description`',
        examples: ['Bundler'],
      }),
    logo: text.meta({
      description: 'Logo of the tool: a path in the public folder or a URL.',
      examples: ['/rspack.svg'],
    }),
    logoScale: z
      .number()
      .positive()
      .optional()
      .meta({
        description: 'Factor for the size of the logo, which is 32 pixels.',
        default: 1,
        examples: [0.9],
      }),
    url: byLanguage.meta({
      description: 'URL of the tool, or a map from language to URL.',
      examples: ['https://rspack.rs/', { en: 'https://rspack.rs/', zh: 'https://rspack.rs/zh/' }],
    }),
    urlEn: text.optional().meta({
      description: 'URL of the tool in English, if `url` is not a map.',
      defaultText: 'the `url`',
      examples: ['https://rspack.rs/'],
    }),
  })
  .refine(
    ({ description, desc, descEn }) =>
      description !== undefined || (desc !== undefined && descEn !== undefined),
    {
      message: 'a description, or desc and descEn',
    },
  )
  .meta({ id: 'ToolLink', description: 'Entry of the product switcher.', since: '0.1.0' });

const hideNavbar = z
  .enum(['never', 'always', 'auto'])
  .meta({ id: 'HideNavbar', description: 'When the navbar is hidden.', since: '0.1.0' });

const localeRedirect = z.enum(['auto', 'never', 'only-default-lang']).meta({
  id: 'LocaleRedirect',
  description: 'When first-time visitors are redirected to their language.',
  since: '0.1.0',
});

/** Schema of `themeConfig`. */
export const themeConfigSchema = z
  .strictObject({
    ...localeTheme,
    locales: z
      .array(themeLocale)
      .optional()
      .meta({
        description: 'Languages of the site with the options of the theme that differ by language.',
        examples: [[{ lang: 'zh', label: '简体中文', outlineTitle: '目录' }]],
      }),
    socialLinks: z
      .array(socialLink)
      .default([])
      .meta({
        description: 'Icon links in the navbar.',
        examples: [[{ icon: 'github', content: 'https://github.com/web-infra-dev/rstest' }]],
      }),
    assetHost: z
      .url()
      .optional()
      .meta({
        description:
          'Origin that serves the images of the public folder, for example a CDN. Images that fail to load there are loaded from the site.',
        examples: ['https://assets.rspack.rs'],
        since: '0.2.0',
      }),
    darkMode: z.boolean().default(true).meta({
      description: 'Whether readers can switch to dark mode. Without it every page is light.',
    }),
    search: z.boolean().default(true).meta({
      description: 'Whether the navbar has a search button.',
    }),
    lastUpdated: z.boolean().default(false).meta({
      description: 'Whether pages show the time of the last commit that changed them.',
    }),
    hideNavbar: hideNavbar.default('never').meta({
      description: 'When to hide the navbar. `auto` hides it while the reader scrolls down.',
      examples: ['auto'],
    }),
    localeRedirect: localeRedirect.default('auto').meta({
      description:
        'Whether to redirect readers to the language of their browser on the first visit. `only-default-lang` redirects only from pages in the default language.',
      examples: ['never'],
    }),
    fallbackHeadingTitle: z.boolean().default(true).meta({
      description: 'Whether pages without an `h1` show their title as one.',
    }),
    enableContentAnimation: z.boolean().default(false).meta({
      description: 'Whether the content fades in after a navigation.',
    }),
    enableAppearanceAnimation: z.boolean().default(false).meta({
      description: 'Whether the color mode changes with a circular reveal.',
    }),
    enableScrollToTop: z.boolean().default(false).meta({
      description: 'Whether scrolled pages show a button that scrolls to the top.',
    }),
    footer: z
      .strictObject({
        message: z.string().meta({
          description: 'Content of the footer, as HTML.',
          examples: ['© 2026 Rstest contributors'],
        }),
      })
      .optional()
      .meta({
        description: 'Footer of the site, on pages without a sidebar.',
        defaultText: 'no footer',
        examples: [{ message: '© 2026 Rstest contributors' }],
      }),
    tools: z
      .array(toolLink)
      .default([])
      .meta({
        description: 'Related products in the product switcher. There is no switcher without them.',
        examples: [
          [
            {
              name: 'Rspack',
              description: { en: 'Bundler', zh: '打包工具' },
              logo: '/rspack.svg',
              url: 'https://rspack.rs/',
            },
          ],
        ],
      }),
  })
  .meta({ id: 'UserThemeConfig', description: 'Options of the theme.', since: '0.1.0' });
