import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

/** Props for `FileTree`. */
export interface FileTreeProps extends ComponentPropsWithoutRef<'div'> {
  /** Nested list. Items with a nested list are rendered as folders. */
  children?: ReactNode;
}

/**
 * Renders a nested list as a file tree. Bold names are highlighted, and italic text is rendered as a comment.
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
