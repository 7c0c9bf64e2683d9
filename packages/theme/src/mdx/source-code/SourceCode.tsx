import { useMdxMessages } from '../use-mdx-messages';

export interface SourceCodeProps {
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
export function SourceCode({ href, platform = 'github' }: SourceCodeProps) {
  const { sourceCode, opensInNewTab } = useMdxMessages();
  return (
    <a className="oct-source-code" href={href} target="_blank" rel="noopener noreferrer">
      {sourceCode} <span className="oct-source-code-platform">{PLATFORMS[platform]}</span>{' '}
      <span className="oct-visually-hidden">({opensInNewTab})</span>
    </a>
  );
}
