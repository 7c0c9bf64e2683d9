/** Sites by name: repository, folders to read, the folder of the site, and the folders of its pages. */
export const SITES = {
  rspack: ['web-infra-dev/rspack', ['website'], 'website', ['website/docs']],
  rstest: ['web-infra-dev/rstest', ['website'], 'website', ['website/docs']],
  rspress: [
    'web-infra-dev/rspress',
    ['website', 'packages/core/src', 'packages/plugin-algolia/src'],
    'website',
    ['website/docs'],
  ],
  rslib: ['web-infra-dev/rslib', ['website'], 'website', ['website/docs']],
  vite: ['vitejs/vite', ['docs'], 'docs', ['docs']],
  rolldown: ['rolldown/rolldown', ['docs'], 'docs', ['docs']],
  vueuse: ['vueuse/vueuse', ['packages', 'meta'], 'packages', ['packages']],
  redux: ['reduxjs/redux', ['docs', 'website'], 'website', ['docs']],
  prettier: ['prettier/prettier', ['docs', 'website'], 'website', ['docs', 'website/blog']],
  'typescript-eslint': [
    'typescript-eslint/typescript-eslint',
    ['docs', 'packages/website', 'packages/eslint-plugin/docs', 'packages/rule-tester/src'],
    'packages/website',
    ['docs'],
  ],
  starlight: ['withastro/starlight', ['docs'], 'docs', ['docs/src/content/docs']],
  biome: ['biomejs/website', ['.'], '.', ['src/content/docs']],
};

/**
 * Rules for the addresses of the original site: the kind of route (`code` for pages that code renders), the folder of the pages, the path before them, and
 * the name of a folder or file that the original configuration excludes.
 */
export const ADDRESSES = {
  rspack: [
    ['file', 'website/docs/en', '', 'types'],
    ['file', 'website/docs/zh', 'zh', 'types'],
  ],
  rstest: [
    ['file', 'website/docs/en', '', 'shared'],
    ['file', 'website/docs/zh', 'zh', 'shared'],
  ],
  rspress: [
    ['file', 'website/docs/en', ''],
    ['file', 'website/docs/zh', 'zh'],
  ],
  rslib: [
    ['file', 'website/docs/en', '', 'shared'],
    ['file', 'website/docs/zh', 'zh', 'shared'],
  ],
  vite: [['file', 'docs', '']],
  rolldown: [['file', 'docs', '']],
  vueuse: [['file', 'packages', '']],
  redux: [
    ['docs', 'docs', ''],
    ['code', 'website/src/pages', ''],
  ],
  prettier: [
    ['docs', 'docs', 'docs'],
    ['blog', 'website/blog', 'blog'],
    ['code', 'website/src/pages', ''],
  ],
  'typescript-eslint': [
    ['docs', 'docs', ''],
    ['docs', 'packages/eslint-plugin/docs/rules', 'rules', 'TEMPLATE.md'],
    ['blog', 'packages/website/blog', 'blog'],
    ['code', 'packages/website/src/pages', ''],
  ],
  starlight: [
    ['starlight', 'docs/src/content/docs', ''],
    ['code', 'docs/src/pages', ''],
  ],
  biome: [
    ['starlight', 'src/content/docs', ''],
    ['code', 'src/pages', ''],
  ],
};
