import type { TwoslashNode } from 'twoslash';

/** Options of the `twoslash` plugin. */
export interface TwoslashOptions {
  /**
   * Options of the TypeScript compiler, as in `tsconfig.json`. A code block overrides them with comments such as
   * `// @jsx: react-jsx`.
   * @default { strict: true, module: 'esnext', moduleResolution: 'bundler' }
   */
  compilerOptions?: Record<string, unknown>;
  /**
   * Whether hovers contain the documentation of symbols, besides their type.
   * @default true
   */
  docs?: boolean;
}

/** Options of the transformer, which compile workers receive. */
export interface TransformerOptions {
  compilerOptions: Record<string, unknown>;
  docs: boolean;
  /** Folder from which packages are resolved. */
  cwd: string;
  /** Folder for cached results. */
  cacheDir: string;
}

/** Types of a code block. */
export interface TypeResult {
  /** Code without the comments for twoslash. */
  code: string;
  nodes: TwoslashNode[];
  /** Paths of the files with the types, except those of the code block and of TypeScript. */
  sourceFiles: string[];
}
