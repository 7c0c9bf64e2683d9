/** Git reference of a version, as configured. */
export interface GitReference {
  /** Tag, branch or commit. */
  ref: string;
  /** Content folder in that commit, relative to the working directory. @default the content root of the site */
  root?: string | undefined;
}

/** Content of a version that was read from Git. */
export interface GitVersion extends GitReference {
  /** Full hash of the commit. */
  commit: string;
  /** Whether `ref` is a branch, which can move. */
  isBranch: boolean;
  /** Absolute path of the content folder, in the cache. */
  folder: string;
  /** Path of the content folder in the commit, relative to the top of the repository. Empty for the top. */
  prefix: string;
}
