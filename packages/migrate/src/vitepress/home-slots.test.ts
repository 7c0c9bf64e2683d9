import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../migrate';
import { createMigration } from '../migration';
import { useTempSite } from '../testing/temp-site';
import { addHomeSlots, readHomeSlots } from './home-slots';

const site = useTempSite();

function read(files: Record<string, string>) {
  site.write(files);
  const migration = createMigration(site.cwd);
  const slots = readHomeSlots(join(site.cwd, 'theme'), migration);
  const problems = migration.problems.map(
    ({ file, line, impact, message }) =>
      `${file?.slice(site.cwd.length)}:${line} ${impact} ${message}`,
  );
  return { slots, problems };
}

test('reads static slots of a layout in the order of the page', () => {
  const { slots, problems } = read({
    'theme/Layout.vue': `<script setup>
import DefaultTheme from 'vitepress/theme'
import Sponsors from './Sponsors.vue'
</script>

<template>
  <DefaultTheme.Layout>
    <!-- <template #home-hero-after>Old</template> -->
    <template #home-features-after>
      <Sponsors />
    </template>
    <template #home-hero-before>
      <p class="note">

        Version 2 is out: <a href="/blog/v2">read more</a>
      </p>
    </template>
    <template #doc-after>Text</template>
  </DefaultTheme.Layout>
</template>
`,
    'theme/Sponsors.vue':
      '<template>\n  <h2>Sponsors</h2>\n</template>\n<style>\nh2 {}\n</style>\n',
  });
  expect(slots).toEqual([
    '<div>\n<p class="note">\nVersion 2 is out: <a href="/blog/v2">read more</a>\n</p>\n</div>',
    '<div>\n<h2>Sponsors</h2>\n</div>',
  ]);
  expect(problems).toEqual([
    '/theme/Layout.vue:12 cosmetic The content of the slot `home-hero-before` is part of the home pages.',
    '/theme/Layout.vue:9 cosmetic The content of the slot `home-features-after` is part of the home pages.',
  ]);
});

test('reads slots of a render function', () => {
  const { slots, problems } = read({
    'theme/index.ts': `import { h } from 'vue';
import Banner from './Banner.vue';
import Missing from './Missing.vue';

export default {
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      // 'home-hero-info': () => h(Banner),
      'home-hero-after': () => h(Banner),
      'home-features-before': () => h(Missing),
      'home-features-after': () => h('p', text),
    }),
};
`,
    'theme/Banner.vue': '<template><p>New</p></template>',
  });
  expect(slots).toEqual(['<div>\n<p>New</p>\n</div>']);
  const lost = 'of the home page was not migrated, because its content is not static.';
  expect(problems).toEqual([
    '/theme/index.ts:9 cosmetic The content of the slot `home-hero-after` is part of the home pages.',
    `/theme/index.ts:10 readers The slot \`home-features-before\` ${lost}`,
    `/theme/index.ts:11 readers The slot \`home-features-after\` ${lost}`,
  ]);
});

test.each([
  '<p>{{ text }}</p>',
  '<p v-if="a">A</p>',
  '<a :href="b">A</a>',
  '<img src="./a.png">',
  '<VPButton />',
  '<my-element></my-element>',
  '<pre>A</pre>',
])('does not migrate %s', (markup) => {
  const { slots, problems } = read({
    'theme/Layout.vue': `<template><Layout><template #home-hero-after>${markup}</template></Layout></template>`,
  });
  expect(slots).toEqual([]);
  expect(problems).toHaveLength(1);
});

test('does not follow a circular component for ever, and does not migrate conditional slots', () => {
  const { slots } = read({
    'theme/A.vue':
      "<script setup>\nimport A from './A.vue'\n</script>\n<template>\n<L><template #home-hero-after><A /></template></L>\n</template>",
    'theme/B.vue': '<template v-if="home" #home-hero-after>Text</template>',
  });
  expect(slots).toEqual([]);
});

test('adds slots between the frontmatter and the text of home pages', () => {
  expect(
    addHomeSlots('---\npageType: home\n---\n\nText\n', ['<div>\nA\n</div>', '<div>\nB\n</div>']),
  ).toBe('---\npageType: home\n---\n\n<div>\nA\n</div>\n\n<div>\nB\n</div>\n\nText\n');
  expect(addHomeSlots('---\npageType: home\n---\n', ['A'])).toBe('---\npageType: home\n---\n\nA\n');
  expect(addHomeSlots('# A\n', ['B'])).toBe('# A\n');
});

test('the home page of each language has the slots of the theme', async () => {
  site.write({
    '.vitepress/config.ts':
      "export default { title: 'A', locales: { root: { lang: 'en' }, zh: { lang: 'zh' } } };\n",
    '.vitepress/theme/Layout.vue':
      '<template><Layout><template #home-hero-after><p>New</p></template></Layout></template>\n',
    'index.md': '---\nlayout: home\nhero:\n  name: A\n---\n\nWelcome\n',
    'zh/index.md': '---\nlayout: home\n---\n',
    'guide.md': '# Guide\n',
  });
  await migrate(site);
  expect(site.read('content/en/index.md')).toContain(
    '  name: A\n---\n\n<div>\n<p>New</p>\n</div>\n\nWelcome\n',
  );
  expect(site.read('content/zh/index.md')).toContain('<p>New</p>');
  expect(site.read('content/en/guide.md')).toBe('# Guide\n');
});
