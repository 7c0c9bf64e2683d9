import * as z from 'zod';

const string = z.string();

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
      examples: ['My product logo'],
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
      examples: ["import { createForm } from 'my-product';"],
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

export const heroSchema = z
  .looseObject({
    name: string.optional().meta({
      description: 'Main page heading, usually the product name.',
      defaultText: 'the site title',
      examples: ['My product'],
    }),
    text: string.optional().meta({
      description: 'Subtitle below the main heading.',
      examples: ['Forms for React'],
    }),
    tagline: string.optional().meta({
      description: 'Description below the subtitle.',
      examples: ['Typed, small and accessible'],
    }),
    image: heroImage.optional().meta({
      description: 'Image next to the hero text. Below 960 px, it is above the text.',
      examples: [{ src: '/logo.svg', alt: 'My product logo' }],
    }),
    code: heroCode.optional().meta({
      description:
        'Code example next to the hero text. It replaces the image from 960 px; below, it is under the text. See `hero.align`.',
      examples: [
        { title: 'src/price.test.ts', source: "import { createForm } from 'my-product';" },
      ],
      since: '0.2.0',
    }),
    align: z
      .enum(['start', 'center'])
      .optional()
      .meta({
        description:
          'Alignment of the hero from 960 px: `start` places the text next to the code or the image, `center` stacks them. A hero without code and image is centered.',
        default: 'start',
        examples: ['center'],
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
      examples: ['https://github.com/me/my-product'],
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

export const featureSchema = z
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
    name: string.meta({ description: 'Tool name.', examples: ['Acme'] }),
    description: string.meta({
      description: 'Short tool description.',
      examples: ['High-performance JavaScript bundler.'],
    }),
    logo: string.meta({
      description: 'Tool logo: a path in the public folder or a URL.',
      examples: ['/acme.svg'],
    }),
    url: string.meta({ description: 'Card link URL.', examples: ['https://acme.example/'] }),
    urlText: string.meta({ description: 'Link text.', examples: ['Visit Acme'] }),
  })
  .meta({
    id: 'ToolCard',
    description: 'Tool card in the home page toolchain section.',
    since: '0.1.0',
  });

export const toolStackSchema = z
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
            name: 'Acme',
            description: 'High-performance JavaScript bundler.',
            logo: '/acme.svg',
            url: 'https://acme.example/',
            urlText: 'Visit Acme',
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
