import { headElementSchema, themedImageSchema } from '@octavo/mdx-plugins/schema';
import { localeFields, themeConfigSchema } from '@octavo/theme/schema';
import * as z from 'zod';

import { cspSchema } from '../../plugin-host/csp-schema';
import { frontmatterFieldsSchema, pluginSchema } from '../../plugin-host/plugin-schema';
import { checkSchema } from './check';
import { markdownSchema } from './markdown';
import { replaceRuleSchema } from './replace-rule';
import { searchSchema } from './search';
import { buildSchema, imagesSchema, llmsSchema, routeSchema, versionSchema } from './sections';
import { sitesSchema } from './sites';
import { testSchema } from './test';

const text = z.string().min(1);

const headTag = z.union([z.string(), headElementSchema]).meta({
  id: 'HeadTag',
  description: 'Element in the document `<head>`, as raw HTML or as a tag name with attributes.',
  since: '0.1.0',
});

/** Schema for `docs.config.ts`. Unknown keys are errors. */
export const configSchema = z
  .strictObject({
    root: text.default('content').meta({
      description: 'Content folder, relative to the working directory.',
      examples: ['docs'],
    }),
    base: text.default('/').meta({
      description:
        "Base path of the site. Use `'./'` to build a site that works under any path. Its pages can also be read from the file system, where browsers do not load scripts.",
      examples: ['/docs/', './'],
    }),
    title: text.default('Documentation').meta({
      description: 'Site title.',
      examples: ['My product'],
    }),
    description: z
      .string()
      .default('')
      .meta({
        description: 'Site description for search engines and link previews.',
        examples: ['Forms for React.'],
      }),
    siteOrigin: z
      .url()
      .optional()
      .meta({
        description:
          'Origin of the published site, without a path. Enables canonical URLs, the sitemap and absolute URLs for link preview images.',
        defaultText: 'no canonical URLs and no sitemap',
        examples: ['https://docs.example.com'],
      }),
    image: text.optional().meta({
      description:
        'Link preview image, 1200 × 630 pixels, as a path in the public folder or a URL.',
      defaultText: 'no image',
      examples: ['/preview.png'],
      since: '0.2.0',
    }),
    icon: text.optional().meta({
      description: 'Site icon, as a path in the public folder or a URL.',
      defaultText: 'an empty icon',
      examples: ['/icon.svg'],
    }),
    logo: themedImageSchema.optional().meta({
      description:
        'Navbar logo, or separate logos for light and dark mode, as paths in the public folder or URLs.',
      defaultText: 'no logo',
      examples: ['/logo.svg', { light: '/logo-light.svg', dark: '/logo-dark.svg' }],
    }),
    logoText: z
      .union([z.string(), z.literal(true)])
      .optional()
      .meta({
        description:
          'Text displayed next to the logo, or `true` for the `title` in the language of the page. If only `logo` is set, the navbar shows no text.',
        defaultText: '`title` if `logo` is not set',
        examples: ['My product', true],
      }),
    lang: text.default('en').meta({
      description: 'Default language. Routes in this language have no language prefix.',
      examples: ['zh'],
    }),
    locales: z
      .array(z.strictObject(localeFields))
      .optional()
      .meta({
        description: 'Site locales. Each locale has its own content folder.',
        defaultText: 'a single locale for `lang`',
        examples: [
          [
            { lang: 'en', label: 'English' },
            { lang: 'zh', label: '简体中文' },
          ],
        ],
      }),
    head: z
      .array(headTag)
      .default([])
      .meta({
        description:
          'Elements to add to the `<head>` of every page, as raw HTML or as tag names with attributes.',
        examples: [[['meta', { name: 'author', content: 'My product team' }]]],
      }),
    outDir: text.default('dist').meta({
      description: 'Output folder for `octavo build`, relative to the working directory.',
      examples: ['public'],
    }),
    build: buildSchema.prefault({}).meta({
      description: 'Options for `octavo build`.',
      examples: [{ keep: ['CNAME'] }],
    }),
    themeDir: text.default('theme').meta({
      description:
        'Folder for theme overrides, relative to the working directory. For example, `Navbar.tsx` overrides the navbar, `index.css` adds styles, and pages can import `index.tsx` as `@theme`.',
      examples: ['./custom-theme'],
    }),
    i18nSourcePath: text.default('i18n.json').meta({
      description:
        'Path to the file with translations for nav and meta file labels, relative to the working directory.',
      examples: ['./locales/i18n.json'],
    }),
    multiVersion: z
      .strictObject({
        default: z
          .string()
          .optional()
          .meta({
            description: 'Default version. Routes in this version have no version prefix.',
            defaultText: 'the first item in `versions`',
            examples: ['v2'],
          }),
        versions: z.array(z.union([text, versionSchema])).meta({
          description:
            'Version names, or objects with a name, a status and a Git tag or branch. Each version that is not read from Git has a folder with the same name. The default version can also be in the content root.',
          examples: [
            ['v2', 'v1'],
            ['v2', { name: 'v1', status: 'old' }],
            ['v2', { name: 'v1', status: 'old', git: 'v1.4.0' }],
          ],
        }),
      })
      .optional()
      .meta({
        description: 'Site versions. Each version has its own content folder.',
        defaultText: 'a single, unprefixed version',
        examples: [{ default: 'v2', versions: ['v2', 'v1'] }],
      }),
    route: routeSchema.prefault({}).meta({
      description: 'Routing options, such as which files become pages and how URLs are formed.',
      examples: [{ exclude: ['en/shared/*.mdx'] }],
    }),
    search: z
      .union([z.boolean(), searchSchema])
      .default(true)
      .meta({
        description: 'Whether to enable search, or an object with search options.',
        examples: [false, { codeBlocks: false }],
      }),
    sites: sitesSchema.default({}).meta({
      description:
        'Other Octavo sites to link to and to search, by link prefix. With the prefix `kit`, the link `kit:/guide/start` leads to a page of that site, and builds check that it exists.',
      examples: [{ kit: { name: 'Kit', url: 'https://kit.example/' } }],
      since: '0.2.0',
    }),
    markdown: markdownSchema.prefault({}).meta({
      description: 'Markdown options.',
      examples: [{ showLineNumbers: true }],
    }),
    llms: z
      .union([z.boolean(), llmsSchema])
      .default(true)
      .meta({
        description:
          'Whether to also publish pages as Markdown for LLMs, or an object with options.',
        examples: [false, { full: false }],
        since: '0.2.0',
      }),
    images: z
      .union([z.boolean(), imagesSchema])
      .default(false)
      .meta({
        description:
          'Whether to convert local PNG, JPEG and WebP images on pages to AVIF and WebP in several widths, or an object with options. Requires the package `sharp`. The dev server shows the original images.',
        examples: [true, { widths: [640, 1280] }],
        since: '0.2.0',
      }),
    alias: z
      .record(z.string(), z.string())
      .default({})
      .meta({
        description:
          'Import aliases for pages and components, as a map of specifiers to paths relative to the working directory.',
        examples: [{ '@en': './content/en' }],
      }),
    replaceRules: z
      .array(replaceRuleSchema)
      .default([])
      .meta({
        description: 'Replacements to apply to the source of every page, in order.',
        examples: [[{ search: '%VERSION%', replace: '1.0.0' }]],
      }),
    redirects: z
      .record(z.string().startsWith('/'), text)
      .default({})
      .meta({
        description: 'Redirects, as a map of route paths to other route paths or URLs.',
        examples: [{ '/old': '/guide/start/' }],
        since: '0.2.0',
      }),
    security: z
      .strictObject({
        headers: z.boolean().default(false).meta({
          description:
            'Whether to generate a `_headers` file with a Content Security Policy. `octavo preview` also sends these headers.',
        }),
        csp: cspSchema.default({}).meta({
          description:
            "Sources to add to directives of the Content Security Policy, such as the host of images. A directive that the policy does not contain starts with `'self'`, except `frame-ancestors`.",
          examples: [{ 'img-src': ['https://images.example.com'] }],
        }),
        integrity: z.boolean().default(false).meta({
          description: 'Whether to add `integrity` attributes to scripts and stylesheets.',
        }),
      })
      .prefault({})
      .meta({
        description:
          'Options for the Content Security Policy, security headers and Subresource Integrity.',
        examples: [{ headers: true }],
        since: '0.2.0',
      }),
    runtime: z
      .enum(['auto', 'react'])
      .default('auto')
      .meta({
        description:
          'How built pages become interactive. With `auto`, a small script runs the layout, and React is only loaded for search and for components in pages. `react` applies to sites that override a part of the layout, use a plugin with interactive components in the layout, or have a sidebar with more than 300 entries. With `react`, React runs the whole page.',
        examples: ['react'],
        since: '0.2.0',
      }),
    check: checkSchema.prefault({}).meta({
      description: 'Options for `octavo check`, most of whose rules `octavo build` also checks.',
      examples: [{ rules: { 'orphan-page': 'off' } }],
      since: '0.2.0',
    }),
    test: testSchema.prefault({}).meta({
      description: 'Options for `octavo test`, which runs the code blocks of the pages.',
      examples: [{ command: 'npm test', packages: ['my-package'] }],
      since: '0.2.0',
    }),
    frontmatter: frontmatterFieldsSchema.default({}).meta({
      tsType: 'FrontmatterFields',
      isCode: true,
      description:
        'Frontmatter fields of the site, as a map of keys to schemas of Zod, Valibot or another library that implements Standard Schema.',
      since: '0.2.0',
    }),
    plugins: z.array(pluginSchema).default([]).meta({
      tsType: 'PluginList<Plugin>',
      isCode: true,
      description:
        'Plugins, in execution order. Arrays can be nested. `false`, `null` and `undefined` are ignored.',
      since: '0.2.0',
    }),
    themeConfig: themeConfigSchema.prefault({}).meta({
      description: 'Theme options.',
      examples: [{ darkMode: false }],
    }),
  })
  .meta({
    id: 'UserConfig',
    description: 'Site configuration exported from `docs.config.ts`.',
    since: '0.1.0',
  });

/** Schema for `plugins` only. Plugins can change all other keys, so those keys are validated later. */
export const pluginsSchema = configSchema.pick({ plugins: true }).loose();
