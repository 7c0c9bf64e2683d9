/** Endings of files that are pages. A link that names none is tried with each of them in this order. */
export const PAGE_EXTENSIONS = ['.mdx', '.md', '.tsx', '.jsx', '.ts', '.js'];

const PAGE_EXTENSION = /\.(?:mdx?|[jt]sx?)$/;

export function hasPageExtension(name: string): boolean {
  return PAGE_EXTENSION.test(name);
}

/** A name without the ending of a page; any other ending stays. */
export function withoutPageExtension(name: string): string {
  return name.replace(PAGE_EXTENSION, '');
}
