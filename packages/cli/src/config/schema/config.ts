import { headElementSchema, themedImageSchema } from '@octavo/mdx-plugins/schema';
import { localeKeys, themeConfigSchema } from '@octavo/theme/schema';
import * as z from 'zod';

import { RULES, type RuleName } from '../../model/rules';
import { componentModules, moduleRef, pluginSchema } from '../../plugin-host/plugin-schema';
import { searchSchema } from './search';

const text = z.string().min(1);

const headTag = z.union([z.string(), headElementSchema]).meta({
  id: 'HeadTag',
  description: 'Element of the document head: raw HTML, or a tag name with attributes.',
  since: '0.1.0',
});

const modules = z.record(z.string(), text);

const ruleSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(RULES).map(([name, { description, severity }]) => [
      name,
      z.enum(['error', 'warn', 'off']).optional().meta({ description, default: severity }),
    ]),
  ) as Record<RuleName, z.ZodOptional<z.ZodEnum<{ error: 'error'; warn: 'warn'; off: 'off' }>>>,
);

/** Schema of `llms` as an object. */
export const llmsSchema = z
  .strictObject({
    pages: z.boolean().default(true).meta({
      description:
        'Whether each page is published as Markdown next to its HTML, for example `/guide/x.md`.',
    }),
    index: z.boolean().default(true).meta({
      description: 'Whether `llms.txt`, the list of pages, is published for each language.',
    }),
    full: z.boolean().default(true).meta({
      description:
        'Whether `llms-full.txt`, all pages in one file, is published for each language.',
    }),
    copy: z.boolean().default(true).meta({
      description: 'Whether pages have a button that copies them as Markdown. Needs `pages`.',
    }),
  })
  .meta({ id: 'LlmsConfig', description: 'Pages that are published as Markdown.', since: '0.2.0' });

const markdownSchema = z.strictObject({
  checkDeadLinks: z.boolean().default(true).meta({
    description:
      'Whether to check links and anchors. `false` turns off the rules `dead-link` and `dead-anchor` unless `check.rules` sets them.',
  }),
  showLineNumbers: z.boolean().default(false).meta({
    description: 'Whether code blocks show line numbers.',
  }),
  defaultWrapCode: z.boolean().default(false).meta({
    description: 'Whether code blocks wrap long lines.',
  }),
  remarkPlugins: z
    .array(moduleRef)
    .default([])
    .meta({
      description:
        'Remark plugins: modules with a default export, each alone or with options as JSON. Pages are compiled in worker threads, so a plugin cannot be a function.',
      examples: [['remark-math', ['remark-emoji', { accessible: true }]]],
    }),
  rehypePlugins: z
    .array(moduleRef)
    .default([])
    .meta({
      description:
        'Rehype plugins: modules with a default export, each alone or with options as JSON. Pages are compiled in worker threads, so a plugin cannot be a function.',
      examples: [['rehype-katex']],
    }),
  globalComponents: componentModules.default({}).meta({
    description:
      'Components that pages can use without an import: component name to module. The module exports the component under that name, unless the name of the export is set. Paths are relative to the configuration file.',
    examples: [
      { Chart: './components/charts.tsx' },
      { Alert: { module: './components/Alert.tsx', export: 'default' } },
    ],
  }),
  elements: modules.default({}).meta({
    description:
      'Components that replace HTML elements in pages: tag name to module. The component is the default export. Paths are relative to the configuration file.',
    examples: [{ table: './components/Table.tsx' }],
  }),
});

const routeSchema = z.strictObject({
  cleanUrls: z.boolean().optional().meta({
    description: 'Whether links omit `.html`.',
    defaultText: "`true`, or `false` if `base` is `'./'`",
  }),
  include: z
    .array(text)
    .default([])
    .meta({
      description:
        'Globs for files to include although they are excluded by default, such as names starting with `_`. Relative to `root`.',
      examples: [['en/_drafts/*.mdx']],
    }),
  exclude: z
    .array(text)
    .default([])
    .meta({
      description: 'Globs for files that are not pages. Relative to `root`.',
      examples: [['en/shared/*.mdx']],
    }),
});

const checkSchema = z
  .strictObject({
    rules: ruleSchema.optional().meta({
      description:
        'Severity of each rule: `error` makes `octavo check` and `octavo build` fail, `warn` prints a warning, `off` disables the rule.',
      examples: [{ 'orphan-page': 'off', 'missing-translation': 'error' }],
    }),
    dev: z.boolean().default(false).meta({
      description: 'Whether `octavo dev` checks the whole site on startup, as with `--check`.',
    }),
    allow: z
      .array(text)
      .default([])
      .meta({
        description: 'URL prefixes that `octavo check --external` does not request.',
        examples: [['https://github.com/me/private/']],
      }),
  })
  .meta({ id: 'UserCheck', description: 'Options of the checks.', since: '0.2.0' });

/** Schema of `docs.config.ts`. Unknown keys are errors. */
export const configSchema = z
  .strictObject({
    root: text.default('content').meta({
      description: 'Folder of the pages, relative to the configuration file.',
      examples: ['docs'],
    }),
    base: text.default('/').meta({
      description:
        "Path that the site is served below. `'./'` builds a folder that works below any path and from the file system.",
      examples: ['/docs/', './'],
    }),
    title: text.default('Documentation').meta({
      description: 'Title of the site.',
      examples: ['Rstest'],
    }),
    description: z
      .string()
      .default('')
      .meta({
        description: 'Description of the site, for search engines and link previews.',
        examples: ['The testing framework powered by Rspack.'],
      }),
    siteOrigin: z
      .url()
      .optional()
      .meta({
        description:
          'Origin of the published site, without a path. Enables canonical links, the sitemap and absolute preview images.',
        defaultText: 'no canonical links and no sitemap',
        examples: ['https://rstest.rs'],
      }),
    image: text.optional().meta({
      description:
        'Image for link previews, 1200 × 630 pixels: a path in the public folder or a URL.',
      defaultText: 'no image',
      examples: ['/preview.png'],
      since: '0.2.0',
    }),
    icon: text.optional().meta({
      description: 'Icon of the site: a path in the public folder or a URL.',
      defaultText: 'an empty icon',
      examples: ['/icon.svg'],
    }),
    logo: themedImageSchema.optional().meta({
      description:
        'Logo in the navbar, or a pair of logos for light and dark mode: paths in the public folder or URLs.',
      defaultText: 'no logo',
      examples: ['/logo.svg', { light: '/logo-light.svg', dark: '/logo-dark.svg' }],
    }),
    logoText: z
      .string()
      .optional()
      .meta({
        description: 'Text next to the logo.',
        defaultText: 'the `title` if there is no logo',
        examples: ['Rstest'],
      }),
    lang: text.default('en').meta({
      description: 'Default language. Its routes have no prefix.',
      examples: ['zh'],
    }),
    locales: z
      .array(z.strictObject(localeKeys))
      .optional()
      .meta({
        description: 'Languages of the site, each with a folder of pages.',
        defaultText: 'one language, `lang`',
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
          'Elements to add to the head of every page, each as raw HTML or as a tag name with attributes.',
        examples: [[['meta', { name: 'author', content: 'Rstest team' }]]],
      }),
    outDir: text.default('dist').meta({
      description: 'Output folder of `octavo build`, relative to the configuration file.',
      examples: ['public'],
    }),
    build: z
      .strictObject({
        keep: z
          .array(text)
          .default([])
          .meta({
            description:
              'Globs of files in the output folder that `octavo build` never deletes. Relative to `outDir`. `.git` is always kept.',
            examples: [['CNAME']],
          }),
        pageTimeout: z
          .number()
          .positive()
          .default(60)
          .meta({
            description:
              'Seconds that loading the configuration, a plugin hook, or compiling or rendering one page can take. After that, `octavo build` exits with an error.',
            examples: [300],
          }),
      })
      .prefault({})
      .meta({
        id: 'BuildConfig',
        description: 'Options of `octavo build`.',
        examples: [{ keep: ['CNAME'] }],
        since: '0.2.0',
      }),
    themeDir: text.default('theme').meta({
      description:
        'Folder with components that override the theme, relative to the configuration file. `Navbar.tsx` overrides the navbar, `index.css` adds styles, and pages import `index.tsx` as `@theme`.',
      examples: ['./custom-theme'],
    }),
    i18nSourcePath: text.default('i18n.json').meta({
      description:
        'File with the translations of labels in nav and meta files, relative to the configuration file.',
      examples: ['./locales/i18n.json'],
    }),
    multiVersion: z
      .strictObject({
        default: z
          .string()
          .optional()
          .meta({
            description: 'Default version. Its routes have no prefix.',
            defaultText: 'the first of `versions`',
            examples: ['v2'],
          }),
        versions: z.array(text).meta({
          description: 'Names of the versions, which are the names of their folders.',
          examples: [['v2', 'v1']],
        }),
      })
      .optional()
      .meta({
        description: 'Versions of the site, each with a folder of pages.',
        defaultText: 'one version without a folder',
        examples: [{ default: 'v2', versions: ['v2', 'v1'] }],
      }),
    route: routeSchema.prefault({}).meta({
      description: 'Options of routes: which files are pages, and the form of their URLs.',
      examples: [{ exclude: ['en/shared/*.mdx'] }],
    }),
    search: z
      .union([z.boolean(), searchSchema])
      .default(true)
      .meta({
        description: 'Whether the site has search, or the options of search.',
        examples: [false, { codeBlocks: false }],
      }),
    markdown: markdownSchema.prefault({}).meta({
      description: 'Options of the Markdown compiler.',
      examples: [{ showLineNumbers: true }],
    }),
    llms: z
      .union([z.boolean(), llmsSchema])
      .default(true)
      .meta({
        description: 'Whether pages are also published as Markdown, for language models.',
        examples: [false, { full: false }],
        since: '0.2.0',
      }),
    alias: z
      .record(z.string(), z.string())
      .default({})
      .meta({
        description:
          'Import aliases of pages and components: specifier to path, relative to the configuration file.',
        examples: [{ '@en': './content/en' }],
      }),
    replaceRules: z
      .array(
        z.strictObject({
          search: z.union([z.string(), z.instanceof(RegExp)]).meta({
            tsType: 'string | RegExp',
            description: 'String or regular expression to replace.',
            examples: ['%VERSION%'],
          }),
          replace: z.string().meta({
            description: 'Replacement, as in `String.prototype.replace`.',
            examples: ['1.0.0'],
          }),
        }),
      )
      .default([])
      .meta({
        description: 'Replacements in the source of every page, in order.',
        examples: [[{ search: '%VERSION%', replace: '1.0.0' }]],
      }),
    redirects: z
      .record(z.string().startsWith('/'), text)
      .default({})
      .meta({
        description: 'Redirects: route path to another route path or to a URL.',
        examples: [{ '/old': '/guide/start/' }],
        since: '0.2.0',
      }),
    security: z
      .strictObject({
        headers: z.boolean().default(false).meta({
          description:
            'Whether to write a `_headers` file with the content security policy, which `octavo preview` sends too.',
        }),
        integrity: z.boolean().default(false).meta({
          description: 'Whether scripts and styles have an `integrity` attribute.',
        }),
      })
      .prefault({})
      .meta({
        description: 'Options of security headers and subresource integrity.',
        examples: [{ headers: true }],
        since: '0.2.0',
      }),
    check: checkSchema.prefault({}).meta({
      description: 'Options of `octavo check`, which `octavo build` runs too.',
      examples: [{ rules: { 'orphan-page': 'off' } }],
      since: '0.2.0',
    }),
    plugins: z.array(pluginSchema).default([]).meta({
      tsType: 'PluginList<Plugin>',
      isCode: true,
      description:
        'Plugins in the order they run. Lists can be nested; `false`, `null` and `undefined` are ignored.',
      since: '0.2.0',
    }),
    themeConfig: themeConfigSchema.prefault({}).meta({
      description: 'Options of the theme.',
      examples: [{ darkMode: false }],
    }),
  })
  .meta({ id: 'UserConfig', description: 'Options of `docs.config.ts`.', since: '0.1.0' });

/** Schema of `plugins` only, because plugins can change the other keys before these are validated. */
export const pluginsSchema = configSchema.pick({ plugins: true }).loose();
