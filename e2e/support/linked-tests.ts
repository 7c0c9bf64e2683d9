import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Link to a test file. */
export interface TestLink {
  /** Title of the test, or a part of it. */
  title: string;
  /** Absolute path of the test file. */
  file: string;
}

/** Returns the links to test files in a Markdown document. The text of a link is the title of the test. */
export function findTestLinks(markdown: string, document: string): TestLink[] {
  return [...markdown.matchAll(/\[([^\]]+)\]\((\S+\.(?:test|spec)\.tsx?)\)/g)].map(
    ([, title, path]) => ({ title: title!, file: join(dirname(document), path!) }),
  );
}

/** Checks whether the linked file exists and contains the title. */
export function isTest({ title, file }: TestLink): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}
