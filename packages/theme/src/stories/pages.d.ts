/** MDX page compiled in the same way as a site page. See `.storybook/pages.ts`. */
declare module '*.mdx?page' {
  const Page: import('react').ComponentType;
  export default Page;
  export const toc: import('../model/types').Heading[];
}
