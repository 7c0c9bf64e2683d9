import { Fragment } from 'react';

import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';

/** Props for `CommandBlock`. */
export interface CommandBlockProps {
  /** Shell commands, one per line. Lines that start with `#` are comments. */
  text: string;
}

/**
 * Renders shell commands with the same markup as compiled code blocks.
 *
 * @example
 * ```mdx
 * <CommandBlock text="npm install --save-dev @rstest/core" />
 * ```
 */
export function CommandBlock({ text }: CommandBlockProps) {
  const messages = useMessagesOrDefault();
  return (
    <div className="oct-code" data-lang="sh">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be focusable. */}
      <pre tabIndex={0}>
        <code>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no stable key and are never reordered.
            <Fragment key={index}>
              {index > 0 && '\n'}
              <span className="line">
                <CommandLine text={line} />
              </span>
            </Fragment>
          ))}
        </code>
      </pre>
      <div className="oct-code-actions">
        <button
          type="button"
          className="oct-wrap"
          aria-pressed={false}
          aria-label={messages.wrapCode}
        />
        <button type="button" className="oct-copy" aria-label={messages.copyCode} />
      </div>
    </div>
  );
}

/** Highlights the command and its arguments in the same way as compiled shell code. */
function CommandLine({ text }: { text: string }) {
  if (text.startsWith('#')) return <span className="o-c">{text}</span>;
  const [program = ''] = /^\S*/.exec(text) ?? [];
  const rest = text.slice(program.length);
  return (
    <>
      <span className="o-f">{program}</span>
      {rest !== '' && <span className="o-s">{rest}</span>}
    </>
  );
}
