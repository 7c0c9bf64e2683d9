import * as z from 'zod';

const text = z.string().min(1);

/** Schema for `sites`. */
export const sitesSchema = z.record(
  text,
  z
    .strictObject({
      name: text.meta({ description: 'Name of the site in the search panel.', examples: ['Kit'] }),
      url: z.url().meta({ description: 'Site URL.', examples: ['https://kit.example/'] }),
      folder: text.optional().meta({
        description:
          'Folder that contains `octavo.json`, relative to the working directory. For example, the output folder of a site in the same repository.',
        defaultText: '`octavo.json` is fetched from `url`',
        examples: ['../kit/dist'],
      }),
      search: z
        .boolean()
        .default(true)
        .meta({ description: 'Whether the search panel searches the site.' }),
    })
    .meta({ id: 'UserSite', description: 'Other Octavo site.', since: '0.2.0' }),
);
