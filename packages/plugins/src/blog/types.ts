/** Options of the `blog` plugin. */
export interface BlogOptions {
  /**
   * Folder of the posts in the content folder, or in the folder of each language.
   * @default 'blog'
   */
  folder?: string | undefined;
  /**
   * Title of the blog, or its titles by language.
   * @default 'Blog', in the language of the page
   */
  title?: string | Record<string, string> | undefined;
}

/** Options of the remark plugin, as JSON. */
export interface PostInfoOptions {
  folder: string;
  /** Content root. */
  root: string;
  /** Languages and versions, which are folders in the content root. */
  names: string[];
}
