/** Page that is compiled like a page of a site; see `.storybook/pages.ts`. */
declare module '*.mdx?page' {
  const Page: import('react').ComponentType;
  export default Page;
  export const toc: import('../model/types').Heading[];
}
