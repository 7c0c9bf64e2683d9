/** Options of the `math` plugin. */
export interface MathOptions {
  /**
   * Whether text between single dollar signs is a formula. If not, formulas in text need two: `$$x$$`.
   * @default true
   */
  singleDollar?: boolean;
  /**
   * Markup of formulas. `html` looks the same in all browsers, and contains MathML for screen readers. `mathml` is drawn
   * by the browser and needs no styles, not even inline styles, which a content security policy may forbid.
   * @default 'html'
   */
  output?: 'html' | 'mathml';
  /**
   * LaTeX macros, from their name to their definition.
   * @example { '\\R': '\\mathbb{R}' }
   */
  macros?: Record<string, string>;
}
