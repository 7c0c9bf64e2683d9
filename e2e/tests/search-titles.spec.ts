import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createSearchClient } from '@octavo/search';

import { docsSite } from '../support/sites';
import { expect, test } from '../support/test';

interface Entry {
  title: string;
  routePath: string;
  lang: string;
}

/** `globalSetup` and "Global setup" are the same title. */
const plain = (title: string) => title.toLowerCase().replaceAll(' ', '');
const folder = join(docsSite, 'dist/static');

for (const lang of ['en', 'zh']) {
  test(`every page of ${lang} is found by its title`, async ({ docsUrl }) => {
    const file = readdirSync(folder).find((name) => name.startsWith(`search_index.${lang}.`))!;
    const entries = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Entry[];
    // The client resolves URLs relative to the page that it runs in. Here, it runs next to the
    // site.
    Object.assign(globalThis, { document: { baseURI: `${docsUrl}/` } });
    const client = createSearchClient({ indexUrl: `static/${file}`, worker: false });
    expect(entries.length).toBeGreaterThan(75);

    const missed: string[] = [];
    for (const { title, routePath } of entries) {
      const { results } = await client.query(title);
      const pages = [...new Set(results.map((row) => row.routePath))];
      // Pages that share a title, or part of it, are listed one after the other.
      const sharing = entries.filter((other) => plain(other.title).includes(plain(title))).length;
      if (!pages.slice(0, sharing).includes(routePath))
        missed.push(`${title}: ${routePath} is not among ${pages.slice(0, sharing).join(', ')}`);
    }
    expect(missed).toEqual([]);
  });
}
