import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';
import { classNames } from '../../dom/class-names';

/** Props for `SourceCode`. */
export interface SourceCodeProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children'> {
  /** Source file or folder URL. */
  href: string;
  /**
   * Platform that hosts the code. Shown after the label.
   * @default 'github'
   */
  platform?: 'github' | 'gitlab';
}

const PLATFORMS = { github: 'GitHub', gitlab: 'GitLab' };

/**
 * Renders a link to the source code of the documented feature.
 *
 * @example
 * ```mdx
 * <SourceCode href="https://github.com/example/example/tree/main/src" />
 * ```
 */
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
