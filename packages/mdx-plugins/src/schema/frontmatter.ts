import * as z from 'zod';

const string = z.string();

/** Heading levels for overview pages and sidebar items. */
export const headingLevelsSchema = z.array(z.number().int().min(1).max(6));

/** A single image, or separate images for light and dark mode. */
export const themedImageSchema = z.union([
  string.min(1),
  z.strictObject({
    light: string.min(1).meta({
      description: 'Light mode image: a path in the public folder or a URL.',
      examples: ['/logo-light.svg'],
    }),
    dark: string.min(1).meta({
      description: 'Dark mode image: a path in the public folder or a URL.',
      examples: ['/logo-dark.svg'],
    }),
  }),
]);

/** Tag name and attributes for a document head element. */
export const headElementSchema = z.tuple([
  string.meta({ title: 'tag' }),
  z.record(string, z.union([string, z.boolean()])).meta({ title: 'attributes' }),
]);

const heroImage = z
  .looseObject({
    src: themedImageSchema.meta({
      description:
        'Image path in the public folder or image URL, or separate images for light and dark mode.',
      examples: ['/logo.svg', { light: '/logo-light.svg', dark: '/logo-dark.svg' }],
    }),
    alt: string.optional().meta({
      description: 'Alternative text for the image.',
      defaultText: 'an empty string, which marks the image as decorative',
      examples: ['Rstest logo'],
    }),
    srcset: string.optional().meta({
      description: 'Candidate images, in the syntax of the `srcset` attribute.',
      examples: ['/logo.png 1x, /logo-2x.png 2x'],
    }),
    sizes: string.optional().meta({
      description: 'Image display sizes, in the syntax of the `sizes` attribute.',
      examples: ['(min-width: 768px) 320px, 160px'],
    }),
  })
  .meta({ id: 'HeroImage', description: 'Hero image.', since: '0.1.0' });

const heroAction = z
  .looseObject({
    text: string.meta({ description: 'Button label.', examples: ['Get Started'] }),
    link: string.meta({
      description: 'Button link: a route path, a relative file path or a URL.',
      examples: ['/guide/start/'],
    }),
    theme: z
      .enum(['brand', 'alt'])
      .optional()
      .meta({
        description: 'Button style: `brand` is primary, `alt` is secondary.',
        default: 'brand',
        examples: ['alt'],
      }),
  })
  .meta({ id: 'HeroAction', description: 'Hero button.', since: '0.1.0' });

const heroCode = z
  .looseObject({
    source: string.meta({
      description: 'Code to show next to the hero text.',
      examples: ["import { test } from '@rstest/core';"],
    }),
    lang: string.optional().meta({
      description: 'Language of the code.',
      default: 'ts',
      examples: ['tsx'],
    }),
    title: string.optional().meta({
      description: 'File name above the code.',
      examples: ['src/price.test.ts'],
    }),
    output: string.optional().meta({
      description: 'Output of the code. ANSI escape sequences set colors.',
      examples: ['✓ src/price.test.ts (1)'],
    }),
  })
  .meta({ id: 'HeroCode', description: 'Code example in the hero.', since: '0.2.0' });

const hero = z
  .looseObject({
    name: string.optional().meta({
      description: 'Main page heading, usually the product name.',
      defaultText: 'the site title',
      examples: ['Rstest'],
    }),
    text: string.optional().meta({
      description: 'Subtitle below the main heading.',
      examples: ['Testing framework powered by Rspack'],
    }),
    tagline: string.optional().meta({
      description: 'Description below the subtitle.',
      examples: ['First-class support for the Rspack ecosystem'],
    }),
    image: heroImage.optional().meta({
      description: 'Image above the hero text.',
      examples: [{ src: '/logo.svg', alt: 'Rstest logo' }],
    }),
    code: heroCode.optional().meta({
      description:
        'Code example next to the hero text. It replaces the image from 960 px; below, it is under the text.',
      examples: [{ title: 'src/price.test.ts', source: "import { test } from '@rstest/core';" }],
      since: '0.2.0',
    }),
    actions: z
      .array(heroAction)
      .optional()
      .meta({
        description: 'Buttons below the hero text.',
        examples: [[{ text: 'Get Started', link: '/guide/start/' }]],
      }),
    githubURL: string.optional().meta({
      description: 'Source repository URL. Adds a GitHub button after the other buttons.',
      examples: ['https://github.com/web-infra-dev/rstest'],
    }),
    showStars: z.boolean().optional().meta({
      description: 'Whether to show background stars that follow the pointer.',
      default: false,
    }),
    showOvalBg: z.boolean().optional().meta({
      description: 'Whether to show an oval glow behind the image.',
      default: true,
    }),
  })
  .meta({ id: 'HeroFrontmatter', description: 'Home page hero.', since: '0.1.0' });

const feature = z
  .looseObject({
    title: string.meta({ description: 'Card heading.', examples: ['Fast'] }),
    details: string.optional().meta({
      description: 'Card text. Supports inline Markdown.',
      examples: ['Starts in milliseconds.'],
    }),
    icon: string.optional().meta({
      description: 'Card icon: an emoji, SVG markup, a path in the public folder or a URL.',
      examples: ['🚀', '/speed.svg'],
    }),
    span: z
      .union([z.literal(2), z.literal(3), z.literal(4), z.literal(6)])
      .optional()
      .meta({
        description: 'Card width, as the number of cards that fit in a row: 2, 3, 4 or 6.',
        defaultText: 'depends on the number of cards',
        examples: [3],
      }),
    link: string.optional().meta({
      description: 'Card link: a route path, a relative file path or a URL.',
      examples: ['/guide/start/'],
    }),
  })
  .meta({ id: 'FeatureFrontmatter', description: 'Home page feature card.', since: '0.1.0' });

const toolCard = z
  .looseObject({
    name: string.meta({ description: 'Tool name.', examples: ['Rspack'] }),
    description: string.meta({
      description: 'Short tool description.',
      examples: ['High-performance JavaScript bundler.'],
    }),
    logo: string.meta({
      description: 'Tool logo: a path in the public folder or a URL.',
      examples: ['/rspack.svg'],
    }),
    url: string.meta({ description: 'Card link URL.', examples: ['https://rspack.rs/'] }),
    urlText: string.meta({ description: 'Link text.', examples: ['Visit Rspack'] }),
  })
  .meta({
    id: 'ToolCard',
    description: 'Tool card in the home page toolchain section.',
    since: '0.1.0',
  });

const toolStack = z
  .looseObject({
    title: string.optional().meta({
      description: 'Section heading.',
      examples: ['A unified toolchain'],
    }),
    tagline: string.optional().meta({
      description: 'Tagline below the heading.',
      examples: ['Tools that work together'],
    }),
    tools: z.array(toolCard).meta({
      description: 'Tool cards.',
      examples: [
        [
          {
            name: 'Rspack',
            description: 'High-performance JavaScript bundler.',
            logo: '/rspack.svg',
            url: 'https://rspack.rs/',
            urlText: 'Visit Rspack',
          },
        ],
      ],
    }),
  })
  .meta({
    id: 'ToolStackFrontmatter',
    description: 'Home page toolchain section.',
    since: '0.2.0',
  });

export const pageTypeSchema = z
  .literal(['home', 'doc', 'custom', '404', 'blank'])
  .meta({ id: 'PageType', description: 'Page layout.', since: '0.1.0' });

const visibility = (part: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `Whether to show ${part}.`, default: true });

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
      examples: ['| Rstest 1.0'],
    }),
    description: string.optional().meta({
      description: 'Page description for search engines and link previews.',
      defaultText: 'the first paragraph, or the site description on home pages',
      examples: ['Install Rstest and run the first test.'],
    }),
    head: z
      .array(headElementSchema)
      .optional()
      .meta({
        description: 'Elements to add to the document head, as `[tag, attributes]` tuples.',
        examples: [[['meta', { name: 'author', content: 'Rstest team' }]]],
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
    navbar: visibility('the navbar'),
    sidebar: visibility('the sidebar'),
    outline: visibility('the outline'),
    footer: visibility(
      'the page footer: last update, edit link, and links to the previous and next page',
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
      .union([z.boolean(), z.number()])
      .optional()
      .meta({
        description:
          'Whether to include the page in search, or a ranking multiplier. Values above 1 raise the page in search results, values below 1 lower it.',
        default: true,
        examples: [false, 2],
      }),
    noindex: z.boolean().optional().meta({
      description: 'Whether to exclude the page from search engines and the sitemap.',
      default: false,
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
    hero: hero.optional().meta({
      description: 'Home page hero with a heading, an image and buttons.',
      examples: [{ name: 'Rstest', text: 'Testing framework powered by Rspack' }],
    }),
    features: z
      .array(feature)
      .optional()
      .meta({
        description: 'Home page feature cards.',
        examples: [[{ title: 'Fast', details: 'Starts in milliseconds.' }]],
      }),
    toolStack: toolStack.optional().meta({
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
    description:
      'Page frontmatter (specification, section 3). Unknown keys are allowed and preserved.',
    since: '0.1.0',
  });
