import * as z from 'zod';

const string = z.string();

/** Heading levels of overview pages and sidebar entries. */
export const headingLevels = z.array(z.number().int().min(1).max(6));

/** An image, or a pair of images for light and dark mode. */
export const themedImage = z.union([
  string.min(1),
  z.strictObject({
    light: string.min(1).meta({
      description: 'Image for light mode: a path in the public folder or a URL.',
      examples: ['/logo-light.svg'],
    }),
    dark: string.min(1).meta({
      description: 'Image for dark mode: a path in the public folder or a URL.',
      examples: ['/logo-dark.svg'],
    }),
  }),
]);

/** Tag name and attributes of an element for the document head. */
export const headElement = z.tuple([
  string.meta({ title: 'tag' }),
  z.record(string, z.union([string, z.boolean()])).meta({ title: 'attributes' }),
]);

const heroImage = z
  .looseObject({
    src: themedImage.meta({
      description:
        'Image, or a pair of images for light and dark mode: paths in the public folder or URLs.',
      examples: ['/logo.svg', { light: '/logo-light.svg', dark: '/logo-dark.svg' }],
    }),
    alt: string.optional().meta({
      description: 'Alternative text of the image.',
      defaultText: 'an empty string, which marks the image as decorative',
      examples: ['Rstest logo'],
    }),
    srcset: string.optional().meta({
      description: 'Candidate images, as in the `srcset` attribute.',
      examples: ['/logo.png 1x, /logo-2x.png 2x'],
    }),
    sizes: string.optional().meta({
      description: 'Image sizes, as in the `sizes` attribute.',
      examples: ['(min-width: 768px) 320px, 160px'],
    }),
  })
  .meta({ id: 'HeroImage', description: 'Image of a hero.', since: '0.1.0' });

const heroAction = z
  .looseObject({
    text: string.meta({ description: 'Text of the button.', examples: ['Get Started'] }),
    link: string.meta({
      description: 'Link target of the button: a route path, a relative file path or a URL.',
      examples: ['/guide/start/'],
    }),
    theme: z
      .enum(['brand', 'alt'])
      .optional()
      .meta({
        description:
          'Style of the button: `brand` is the primary style, `alt` is the secondary style.',
        default: 'brand',
        examples: ['alt'],
      }),
  })
  .meta({ id: 'HeroAction', description: 'Button of a hero.', since: '0.1.0' });

const hero = z
  .looseObject({
    name: string.optional().meta({
      description: 'Main heading of the page, usually the product name.',
      defaultText: 'the title of the site',
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
      description: 'Image above the text.',
      examples: [{ src: '/logo.svg', alt: 'Rstest logo' }],
    }),
    actions: z
      .array(heroAction)
      .optional()
      .meta({
        description: 'Buttons below the text.',
        examples: [[{ text: 'Get Started', link: '/guide/start/' }]],
      }),
    githubURL: string.optional().meta({
      description: 'URL of the source repository. Adds a GitHub button after the other buttons.',
      examples: ['https://github.com/web-infra-dev/rstest'],
    }),
    showStars: z.boolean().optional().meta({
      description: 'Whether stars in the background follow the pointer.',
      default: false,
    }),
    showOvalBg: z.boolean().optional().meta({
      description: 'Whether an oval glows behind the image.',
      default: true,
    }),
  })
  .meta({ id: 'HeroFrontmatter', description: 'Hero of a home page.', since: '0.1.0' });

const feature = z
  .looseObject({
    title: string.meta({ description: 'Heading of the card.', examples: ['Fast'] }),
    details: string.optional().meta({
      description: 'Text of the card, with inline Markdown.',
      examples: ['Starts in milliseconds.'],
    }),
    icon: string.optional().meta({
      description: 'Icon of the card: an emoji, SVG markup, a path in the public folder or a URL.',
      examples: ['🚀', '/speed.svg'],
    }),
    span: z
      .union([z.literal(2), z.literal(3), z.literal(4), z.literal(6)])
      .optional()
      .meta({
        description: 'Number of cards of this width that fill a row: 2, 3, 4 or 6.',
        defaultText: 'chosen by the number of cards',
        examples: [3],
      }),
    link: string.optional().meta({
      description: 'Link target of the card: a route path, a relative file path or a URL.',
      examples: ['/guide/start/'],
    }),
  })
  .meta({ id: 'FeatureFrontmatter', description: 'Feature card of a home page.', since: '0.1.0' });

const toolCard = z
  .looseObject({
    name: string.meta({ description: 'Name of the tool.', examples: ['Rspack'] }),
    description: string.meta({
      description: 'Short description of the tool.',
      examples: ['High-performance JavaScript bundler.'],
    }),
    logo: string.meta({
      description: 'Logo of the tool: a path in the public folder or a URL.',
      examples: ['/rspack.svg'],
    }),
    url: string.meta({ description: 'Link target of the card.', examples: ['https://rspack.rs/'] }),
    urlText: string.meta({ description: 'Text of the link.', examples: ['Visit Rspack'] }),
  })
  .meta({
    id: 'ToolCard',
    description: "A card of the landing page's toolchain block.",
    since: '0.1.0',
  });

const toolStack = z
  .looseObject({
    title: string.optional().meta({
      description: 'Heading of the block.',
      examples: ['A unified toolchain'],
    }),
    tagline: string.optional().meta({
      description: 'Line below the heading.',
      examples: ['Tools that work together'],
    }),
    tools: z.array(toolCard).meta({
      description: 'Cards of the block.',
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
    description: 'Toolchain block of a home page.',
    since: '0.2.0',
  });

export const pageType = z
  .literal(['home', 'doc', 'custom', '404', 'blank'])
  .meta({ id: 'PageType', description: 'Layout of a page.', since: '0.1.0' });

const visibility = (part: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `Whether the page shows ${part}.`, default: true });

/** Schema of the YAML block of a page. Other keys are allowed and stay as they are. */
export const frontmatterSchema = z
  .looseObject({
    $schema: string.optional().meta({
      description: 'Location of the JSON Schema, for editors.',
      examples: ['./node_modules/@octavo/cli/schema/frontmatter.json'],
      since: '0.2.0',
    }),
    title: string.optional().meta({
      description: 'Title of the page, with inline Markdown.',
      defaultText: 'the first `h1` of the page, or else the file name',
      examples: ['Quick start'],
    }),
    titleSuffix: string.optional().meta({
      description:
        'Text after the title in the browser tab. It replaces the title of the site and can start with its own separator, `-` or `|`.',
      defaultText: 'the title of the site',
      examples: ['| Rstest 1.0'],
    }),
    description: string.optional().meta({
      description: 'Description of the page, for search engines and link previews.',
      defaultText: 'the first paragraph, or the description of the site on home pages',
      examples: ['Install Rstest and run the first test.'],
    }),
    head: z
      .array(headElement)
      .optional()
      .meta({
        description: 'Elements to add to the document head, each as a tag name with attributes.',
        examples: [[['meta', { name: 'author', content: 'Rstest team' }]]],
      }),
    pageType: z
      .union([pageType, z.literal('doc-wide')])
      .optional()
      .meta({
        tsType: 'PageType',
        description:
          'Layout of the page. `home` is a landing page, `doc` has a sidebar and an outline, `custom` has only navbar and footer, `blank` shows the content alone, and `404` is the not-found page. `doc-wide` is `doc` without the outline, for compatibility with Rspress.',
        defaultText: "`'doc'`, or `'custom'` for component pages",
        examples: ['home'],
      }),
    overview: z.boolean().optional().meta({
      description: 'Whether the page lists the pages of its section with their headings.',
      default: false,
    }),
    overviewHeaders: headingLevels.optional().meta({
      description: 'Heading levels to list on overview pages, from 1 to 6.',
      default: [2],
      examples: [[2, 3]],
    }),
    navbar: visibility('the navbar'),
    sidebar: visibility('the sidebar'),
    outline: visibility('the outline'),
    footer: visibility('the footer: last update, edit link, previous and next page'),
    editLink: z.boolean().optional().meta({
      description: 'Whether the page links to its source, if `themeConfig.editLink` is set.',
      default: true,
      since: '0.2.0',
    }),
    lineNumbers: z.boolean().optional().meta({
      description: 'Whether the code blocks of the page show line numbers.',
      defaultText: '`markdown.showLineNumbers` of the configuration',
    }),
    tag: string.optional().meta({
      description: 'Label next to the title in the sidebar.',
      examples: ['new'],
    }),
    context: string.optional().meta({
      description: 'Value of the `data-context` attribute of the sidebar entry, for styling.',
      examples: ['experimental'],
    }),
    search: z
      .union([z.boolean(), z.number()])
      .optional()
      .meta({
        description:
          'Whether search finds the page, or a factor for its rank. Factors above 1 raise the rank, factors below 1 lower it.',
        default: true,
        examples: [false, 2],
      }),
    noindex: z.boolean().optional().meta({
      description: 'Whether to exclude the page from search engines and the sitemap.',
      default: false,
      since: '0.2.0',
    }),
    image: string.optional().meta({
      description:
        'Image for link previews, 1200 × 630 pixels: a path in the public folder or a URL.',
      defaultText: '`image` of the configuration',
      examples: ['/preview.png'],
      since: '0.2.0',
    }),
    redirectFrom: z
      .union([string, z.array(string)])
      .optional()
      .meta({
        description: 'Routes that redirect to this page, in the language of the page.',
        examples: ['/old-name', ['/old-name', '/older-name']],
        since: '0.2.0',
      }),
    hero: hero.optional().meta({
      description: 'Hero of a home page: heading, image and buttons.',
      examples: [{ name: 'Rstest', text: 'Testing framework powered by Rspack' }],
    }),
    features: z
      .array(feature)
      .optional()
      .meta({
        description: 'Feature cards of a home page.',
        examples: [[{ title: 'Fast', details: 'Starts in milliseconds.' }]],
      }),
    toolStack: toolStack.optional().meta({
      description: 'Toolchain block of a home page: a heading and cards of related tools.',
      since: '0.2.0',
    }),
    background: string.optional().meta({
      description: 'Background image of a home page: a path in the public folder or a URL.',
      defaultText: 'a soft light in the accent color',
      examples: ['/background.webp'],
      since: '0.2.0',
    }),
    globalUIComponents: z.boolean().optional().meta({
      description: 'Has no effect. Accepted because Rspress pages can have it.',
      deprecated: true,
    }),
  })
  .meta({
    id: 'Frontmatter',
    description:
      'The YAML block of a page (specification, section 3). Other keys are allowed and stay as they are.',
    since: '0.1.0',
  });
