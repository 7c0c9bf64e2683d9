import { Fragment } from 'react';

import { useMessagesOrDefault } from '../../context/useMessagesOrDefault';

export interface CommandBlockProps {
  /** Commands, one a line. */
  text: string;
}

/** A code block of shell commands, with the markup that compiled code blocks have. */
export function CommandBlock({ text }: CommandBlockProps) {
  const messages = useMessagesOrDefault();
  return (
    <div className="oct-code" data-lang="sh">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in the keyboard's reach. */}
      <pre tabIndex={0}>
        <code>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move.
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

/** The program stands out from its arguments, as in compiled shell code. */
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
