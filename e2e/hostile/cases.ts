import type { Files } from './site';

/** Hostile input for a command. */
export interface CommandCase {
  /** What is hostile about the input. Completes the title "<group>: <input>". */
  input: string;
  files?: Files;
  /** Changes that files cannot express, such as links and permissions. */
  prepare?: (site: string) => void;
  /** @default ['build'] */
  args?: string[];
  env?: Record<string, string>;
  /** Expected output of a command that fails. The command must succeed if absent. */
  error?: RegExp;
  /** Expected output of a command that succeeds, such as a warning. */
  output?: RegExp;
  /** Expected text in files of the output folder. */
  built?: Record<string, RegExp>;
  /** Paths relative to the site that must not exist afterwards. */
  absent?: string[];
}

/** Hostile page. All pages of a table are built as one site. */
export interface PageCase {
  input: string;
  /** File name in the content folder. */
  file: string;
  content: string | Buffer;
  /** Other files that the page needs. */
  files?: Files;
  /** Expected problem. The page must be built if absent. */
  error?: RegExp;
  /** Expected HTML of a page that is built. */
  html?: RegExp;
}
