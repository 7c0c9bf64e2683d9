import type { ReactNode } from 'react';

export interface FileTreeProps {
  /** A nested list: an entry with a list of its own is a folder. */
  children?: ReactNode;
}

/** A list drawn as files and folders. Strong entries stand out, emphasis is a remark. */
export function FileTree({ children }: FileTreeProps) {
  return <div className="oct-file-tree">{children}</div>;
}
