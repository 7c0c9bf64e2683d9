/** Options of the `ogImage` plugin. */
export interface OgImageOptions {
  /**
   * Fonts: stylesheets with `@font-face` rules, such as those of Fontsource packages, or font files. If a font lacks a
   * character, the next font is used. Packages and relative paths are resolved from the working directory.
   * @example ['@fontsource/inter/400.css', '@fontsource/inter/700.css', '@fontsource/noto-sans-sc/700.css']
   */
  fonts: string[];
}
