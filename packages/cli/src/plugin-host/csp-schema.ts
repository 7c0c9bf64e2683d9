import * as z from 'zod';

const HOST = 'https://example.com';

/** Maps the directives to their description and an example of a source. */
const DIRECTIVES = {
  'default-src': ['Sources of everything that no other directive names.', HOST],
  'script-src': [
    'Sources of scripts, in addition to the site and the hashes of its inline scripts.',
    "'wasm-unsafe-eval'",
  ],
  'style-src': [
    "Sources of stylesheets. `'unsafe-inline'` allows `style` attributes and elements.",
    "'unsafe-inline'",
  ],
  'connect-src': ['Hosts that scripts request.', 'https://api.example.com'],
  'img-src': ['Sources of images.', 'https://images.example.com'],
  'font-src': ['Sources of fonts.', 'https://fonts.example.com'],
  'media-src': ['Sources of audio and video.', 'https://media.example.com'],
  'frame-src': [
    'Sources of embedded pages, such as videos and playgrounds.',
    'https://www.youtube-nocookie.com',
  ],
  'worker-src': ['Sources of workers.', 'blob:'],
  'manifest-src': ['Sources of web app manifests.', HOST],
  'object-src': ["Sources of plugins. `'none'` by default.", HOST],
  'base-uri': ['Allowed URLs of `<base>`.', HOST],
  'form-action': ['Targets of forms.', HOST],
  'frame-ancestors': ['Sites that can embed the pages.', HOST],
} as const;

// Another character would start another source, directive or header.
const source = z
  .string()
  .regex(/^[\x21-\x2b\x2d-\x3a\x3c-\x7e]+$/, 'a source such as "https://example.com"');

const shape = Object.fromEntries(
  Object.entries(DIRECTIVES).map(([name, [description, example]]) => [
    name,
    z
      .array(source)
      .optional()
      .meta({ description, examples: [[example]] }),
  ]),
) as Record<keyof typeof DIRECTIVES, z.ZodOptional<z.ZodArray<typeof source>>>;

/** Schema for sources that a site or plugin adds to the content security policy. */
export const cspSchema = z
  .strictObject(shape)
  .refine(({ 'script-src': sources = [] }) => !sources.includes("'unsafe-inline'"), {
    path: ['script-src'],
    message: "hosts or hashes, because browsers ignore 'unsafe-inline' in a policy with hashes",
  })
  .meta({
    id: 'CspSources',
    description: 'Sources to add to the directives of the Content Security Policy.',
    since: '0.2.0',
  });
