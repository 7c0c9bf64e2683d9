import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

import { classNames } from '../../dom/class-names';

export interface FileTreeProps extends ComponentPropsWithoutRef<'div'> {
  /** A nested list: an entry with a list of its own is a folder. */
  children?: ReactNode;
}

/** A list drawn as files and folders. Strong entries stand out, emphasis is a remark. */
export const FileTree = forwardRef<HTMLDivElement, FileTreeProps>(function FileTree(
  { className, ...props },
  ref,
) {
  return <div {...props} ref={ref} className={classNames('oct-file-tree', className)} />;
});
