import * as z from 'zod';

const text = z.string().min(1);

/** Schema for the object form of `llms`. */
export const llmsSchema = z
  .strictObject({
    pages: z.boolean().default(true).meta({
      description:
        'Whether to publish each page as Markdown next to its HTML file, for example as `/guide/x.md`.',
    }),
    index: z.boolean().default(true).meta({
      description: 'Whether to generate `llms.txt`, an index of all pages, for each language.',
    }),
    full: z.boolean().default(true).meta({
      description:
        'Whether to generate `llms-full.txt`, which contains all pages, for each language.',
    }),
    copy: z.boolean().default(true).meta({
      description: 'Whether to show a button that copies the page as Markdown. Requires `pages`.',
    }),
  })
  .meta({
    id: 'LlmsConfig',
    description: 'Options for publishing pages as Markdown for LLMs.',
    since: '0.2.0',
  });

/** Schema for an item of `versions`. */
export const versionSchema = z
  .strictObject({
    name: text.meta({
      description: 'Version name, which is also the folder name and the route prefix.',
      examples: ['v1'],
    }),
    status: z
      .enum(['old', 'unreleased'])
      .optional()
      .meta({
        description:
          'Whether the version is old or unreleased. Its pages then show a notice with a link to the same page in the default version.',
        defaultText: 'no notice',
        examples: ['old'],
      }),
    git: z
      .union([
        text,
        z.strictObject({
          ref: text.meta({
            description: 'Tag, branch or commit.',
            examples: ['v1.4.0'],
          }),
          root: text.optional().meta({
            description: 'Content folder in that commit, relative to the working directory.',
            defaultText: 'the value of `root`',
            examples: ['website/docs'],
          }),
        }),
      ])
      .optional()
      .meta({
        description:
          'Git tag, branch or commit from which the pages of the version are read, or an object with the tag and the content folder in it. The content root then contains no folder for the version.',
        defaultText: 'the version is a folder in the content root',
        examples: ['v1.4.0', { ref: 'v1.4.0', root: 'website/docs' }],
      }),
  })
  .meta({ id: 'VersionConfig', description: 'Version of the site.', since: '0.2.0' });

/** Schema for the object form of `images`. */
export const imagesSchema = z
  .strictObject({
    formats: z
      .array(z.enum(['avif', 'webp']))
      .min(1)
      .default(['avif', 'webp'])
      .meta({
        description: 'Formats to convert images to. Browsers use the first one that they support.',
        examples: [['webp']],
      }),
    widths: z
      .array(z.number().int().min(16).max(8192))
      .min(1)
      .default([480, 720, 1080, 1440, 2160])
      .meta({
        description:
          'Widths in pixels. An image is converted to all widths that are smaller than it, and to its own width up to the largest one.',
        examples: [[640, 1280]],
      }),
    sizes: text.optional().meta({
      description:
        'Value of the `sizes` attribute: the widths at which images are displayed. Set it if the content is wider than in the default theme.',
      defaultText: 'the width of the image, up to the width of the content and the window',
      examples: ['(min-width: 1280px) 960px, 100vw'],
    }),
  })
  .meta({
    id: 'ImagesConfig',
    description: 'Options for responsive images.',
    since: '0.2.0',
  });

/** Schema for `build`. */
export const buildSchema = z
  .strictObject({
    keep: z
      .array(text)
      .default([])
      .meta({
        description:
          'Globs for files in the output folder that `octavo build` never deletes. Relative to `outDir`. `.git` is never deleted.',
        examples: [['CNAME']],
      }),
    pageTimeout: z
      .number()
      .positive()
      .default(60)
      .meta({
        description:
          'Timeout in seconds for running a plugin hook, and for compiling or rendering a page. If a step exceeds it, `octavo build`, `octavo merge` and `octavo check` exit with an error. Loading the configuration and each `config` hook always have a timeout of 60 seconds.',
        examples: [300],
      }),
    remoteCache: z
      .union([z.boolean(), z.literal('read-only')])
      .default(true)
      .meta({
        description:
          "Whether `octavo build` uses the remote cache that the environment variables of Turborepo name. `'read-only'` downloads and never uploads.",
        examples: ['read-only'],
        since: '0.2.0',
      }),
  })
  .meta({ id: 'BuildConfig', description: 'Options for `octavo build`.', since: '0.2.0' });

/** Schema for `route`. */
export const routeSchema = z.strictObject({
  cleanUrls: z.boolean().optional().meta({
    description: 'Whether to omit the `.html` extension from links.',
    defaultText: "`true`, or `false` if `base` is `'./'`",
  }),
  include: z
    .array(text)
    .default([])
    .meta({
      description:
        'Globs for files to include even though they are excluded by default, such as names starting with `_`. Relative to `root`.',
      examples: [['en/_drafts/*.mdx']],
    }),
  exclude: z
    .array(text)
    .default([])
    .meta({
      description:
        'Globs for files to exclude from the pages. Relative to `root`, or to the working directory if they start with `.`, such as `./content/en/drafts`.',
      examples: [['en/shared/*.mdx']],
    }),
});
