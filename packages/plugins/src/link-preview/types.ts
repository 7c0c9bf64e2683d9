/** Options of the `linkPreview` plugin. */
export interface LinkPreviewOptions {
  /**
   * Time from pointing at a link to its preview, in milliseconds.
   * @default 300
   */
  delay?: number;
}
