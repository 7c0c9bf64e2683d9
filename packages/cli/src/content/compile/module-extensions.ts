/** What an import may leave out, in the order in which it is tried. */
export const MODULE_EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.mdx', '.md'];
