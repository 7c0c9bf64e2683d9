import { posix } from 'node:path';

import { type Migration, report } from '../migration';
import { CONTENT_FOLDER, type ContentTree } from './content-tree';

export interface EmptyPageOptions {
  /** Absolute path of the original file. */
  source: string;
  /** Route without the leading slash. It ends with a slash for index pages. */
  name: string;
  /** Folders of the languages and versions in the content folder. */
  folders: readonly string[];
  /** Why the page is empty, after "because it ". */
  reason: string;
}

/** Adds and reports a page without content, so that its address and links to it stay valid. */
export function addEmptyPage(
  tree: ContentTree,
  migration: Migration,
  { source, name, folders, reason }: EmptyPageOptions,
): void {
  const file = `${name.replace(/\/$/, '/index')}.md`;
  const title = posix.basename(name);
  for (const folder of folders)
    tree.texts.set(
      posix.join(folder, file),
      `---\nnoindex: true\nsearch: false\n---\n\n# ${title[0]!.toUpperCase()}${title.slice(1)}\n\nThis page has not been migrated yet.\n`,
    );
  report(
    migration,
    { file: source, line: 1, column: 1 },
    `The page /${name} is empty, because it ${reason}.`,
    `Rewrite it as ${CONTENT_FOLDER}/${file.replace(/\.md$/, '.tsx')}, and delete ${CONTENT_FOLDER}/${file}.`,
  );
}
