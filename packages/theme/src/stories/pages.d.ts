/** A page compiled the way a site does it; `.storybook/pages.ts` says how. */
declare module '*.mdx?page' {
  const Page: import('react').ComponentType;
  export default Page;
  export const toc: import('../model/types').Heading[];
}
