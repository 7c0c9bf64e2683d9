/** File extensions of pages. Links without an extension are resolved in this order. */
export const PAGE_EXTENSIONS = ['.mdx', '.md', '.tsx', '.jsx', '.ts', '.js'];

const PAGE_EXTENSION = /\.(?:mdx?|[jt]sx?)$/;

export function hasPageExtension(name: string): boolean {
  return PAGE_EXTENSION.test(name);
}

/** Removes the extension of a page from a file name; other extensions are kept. */
export function withoutPageExtension(name: string): string {
  return name.replace(PAGE_EXTENSION, '');
}
