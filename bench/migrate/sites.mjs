/** Sites by name: repository, folders to read, and the folder of the site. */
export const SITES = {
  rspack: ['web-infra-dev/rspack', ['website'], 'website'],
  rstest: ['web-infra-dev/rstest', ['website'], 'website'],
  rspress: [
    'web-infra-dev/rspress',
    ['website', 'packages/core/src', 'packages/plugin-algolia/src'],
    'website',
  ],
  rslib: ['web-infra-dev/rslib', ['website'], 'website'],
  vite: ['vitejs/vite', ['docs'], 'docs'],
  rolldown: ['rolldown/rolldown', ['docs'], 'docs'],
  vueuse: ['vueuse/vueuse', ['packages', 'meta'], 'packages'],
  redux: ['reduxjs/redux', ['docs', 'website'], 'website'],
  prettier: ['prettier/prettier', ['docs', 'website'], 'website'],
  'typescript-eslint': [
    'typescript-eslint/typescript-eslint',
    ['docs', 'packages/website', 'packages/eslint-plugin/docs', 'packages/rule-tester/src'],
    'packages/website',
  ],
  starlight: ['withastro/starlight', ['docs'], 'docs'],
  biome: ['biomejs/website', ['.'], '.'],
};
