import * as z from 'zod';

const text = z.string().min(1);

const iconPath = z
  .strictObject({
    d: text.meta({ description: 'SVG path data on a 24 × 24 grid.', examples: ['M4 4h16v16H4z'] }),
    fill: z.literal(true).optional().meta({
      description: 'Whether to fill the path. By default, the path is stroked.',
    }),
  })
  .meta({ id: 'IconPath', description: 'SVG icon path on a 24 × 24 grid.', since: '0.2.0' });

export const socialLinkSchema = z
  .strictObject({
    icon: z
      .union([
        text,
        iconPath,
        z.strictObject({
          svg: text.meta({ description: 'SVG markup for the icon.', examples: ['<svg>…</svg>'] }),
        }),
      ])
      .meta({
        description:
          'Icon: a case-insensitive built-in icon name, or an SVG as an object with either `d` or `svg`.',
        examples: ['github', { svg: '<svg>…</svg>' }],
      }),
    mode: z
      .enum(['link', 'text', 'img', 'dom'])
      .optional()
      .meta({
        description:
          'Icon behavior. With `link`, the icon links to `content`. With `text`, `img` or `dom`, it opens a popover that shows `content` as text, an image or HTML.',
        default: 'link',
        examples: ['text'],
      }),
    content: text.meta({
      description: 'URL, text, image path or HTML, depending on `mode`.',
      examples: ['https://github.com/me/my-product'],
    }),
    label: text.optional().meta({
      description: 'Accessible name for the icon.',
      defaultText: 'the icon name',
      examples: ['GitHub'],
    }),
  })
  .meta({ id: 'SocialLink', description: 'Icon link in the navbar.', since: '0.1.0' });

const byLanguage = z.union([text, z.record(z.string(), text)]);

export const toolLinkSchema = z
  .strictObject({
    name: text.meta({ description: 'Tool name.', examples: ['Acme'] }),
    description: byLanguage.optional().meta({
      description:
        'Short description of the tool, or an object that maps language tags to descriptions. Required, unless both `desc` and `descEn` are set.',
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
      description: 'Tool logo: a path in the public folder or a URL.',
      examples: ['/acme.svg'],
    }),
    logoScale: z
      .number()
      .positive()
      .optional()
      .meta({
        description: 'Scale factor for the logo. At 1, the logo is 32 pixels wide and high.',
        default: 1,
        examples: [0.9],
      }),
    url: byLanguage.meta({
      description: 'Tool URL, or an object that maps language tags to URLs.',
      examples: [
        'https://acme.example/',
        { en: 'https://acme.example/', zh: 'https://acme.example/zh/' },
      ],
    }),
    urlEn: text.optional().meta({
      description: 'Tool URL for English pages, if `url` is a string.',
      defaultText: 'the `url`',
      examples: ['https://acme.example/'],
    }),
  })
  .refine(
    ({ description, desc, descEn }) =>
      description !== undefined || (desc !== undefined && descEn !== undefined),
    {
      message: '"description", or both "desc" and "descEn"',
    },
  )
  .meta({ id: 'ToolLink', description: 'Product switcher item.', since: '0.1.0' });
