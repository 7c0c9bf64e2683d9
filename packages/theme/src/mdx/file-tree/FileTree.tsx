import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props of `FileTree`. */
export interface FileTreeProps extends ComponentPropsWithoutRef<'div'> {
  /** Nested list. An item that contains another list is a folder. */
  children?: ReactNode;
}

/**
 * Renders a nested list as a tree of files and folders. Bold names are highlighted, italic text is a comment.
 *
 * @example
 * ```mdx
 * <FileTree>
 * - src
 *   - **index.ts** _entry point_
 * - package.json
 * </FileTree>
 * ```
 */
export const FileTree = forwardRef<HTMLDivElement, FileTreeProps>(function FileTree(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-file-tree', className)} />;
});
