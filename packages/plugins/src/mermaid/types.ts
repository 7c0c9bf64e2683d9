/** Options of the `mermaid` plugin. */
export interface MermaidOptions {
  /**
   * Where diagrams are drawn. `build` draws what the builder supports, and leaves other kinds to the browser. `browser`
   * draws all diagrams in the browser.
   * @default 'build'
   */
  draw?: 'build' | 'browser';
}
