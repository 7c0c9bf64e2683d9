import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';
import { classNames } from '../../dom/class-names';

export interface SourceCodeProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
  /** Address of the file or folder. */
  href: string;
  /**
   * Where the code is kept; said after the label.
   * @default 'github'
   */
  platform?: 'github' | 'gitlab';
}

const PLATFORMS = { github: 'GitHub', gitlab: 'GitLab' };

/** A link to the source of what the page is about. */
export const SourceCode = forwardRef<HTMLAnchorElement, SourceCodeProps>(function SourceCode(
  { platform = 'github', className, ...props },
  ref,
) {
  const { sourceCode, opensInNewTab } = useMessagesOrDefault();
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...props}
      ref={ref}
      className={classNames('oct-source-code', className)}
    >
      {sourceCode} <span className="oct-source-code-platform">{PLATFORMS[platform]}</span>{' '}
      <span className="oct-visually-hidden">({opensInNewTab})</span>
    </a>
  );
});
