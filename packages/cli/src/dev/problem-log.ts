import type { Logger } from '../model/logger';
import { plural } from '../model/plural';

/** Maximum number of problems that are listed when others are fixed. */
const MAX_LISTED = 5;

/** Time without changes after which the terminal shows that problems are fixed, in milliseconds. */
export const SETTLE_DELAY = 250;

/** Message in the terminal about a problem. */
export interface ProblemMessage {
  text: string;
  /** Location and message on one line. */
  summary: string;
  severity: 'error' | 'warn';
}

/**
 * Prints problems to the terminal when they appear, and a line when they are fixed. A change can fix problems of one source
 * and cause others, so this line is printed when no source has changed for a moment.
 */
export interface ProblemLog {
  /**
   * Replaces the messages of a source, such as a page. Prints those that the terminal does not show yet.
   *
   * @param isRepeated - whether to also print the messages that this source had before
   */
  set: (source: string, messages: readonly ProblemMessage[], isRepeated?: boolean) => void;
  /** Removes sources without a line in the terminal, because they will be checked again. */
  forget: (matches: (source: string) => boolean) => void;
}

/** Creates an empty log. */
export function createProblemLog(logger: Pick<Logger, 'error' | 'warn' | 'success'>): ProblemLog {
  /** Messages that are still true, by source. */
  const printed = new Map<string, readonly ProblemMessage[]>();
  const getMessages = () =>
    new Map([...printed.values()].flat().map((message) => [message.text, message]));

  /** Messages before the first of the latest changes. */
  let before: Map<string, ProblemMessage> | undefined;
  /** Messages that the latest changes have printed, by text. */
  const added = new Map<string, ProblemMessage>();
  let timer: NodeJS.Timeout | undefined;

  function settle(): void {
    const after = getMessages();
    const fixed = [...new Map([...(before ?? []), ...added])]
      .filter(([text]) => !after.has(text))
      .map(([, message]) => message);
    const left = [...after.values()];
    const areErrorsFixed = fixed.some(isError) && !left.some(isError);
    // A problem that moves to another line is a new message. Warnings of a page are only known when its errors are fixed.
    const isSilent = [...added.keys()].some((text) => after.has(text)) && !areErrorsFixed;
    before = undefined;
    added.clear();
    if (fixed.length === 0 || isSilent) return;
    if (left.length === 0) logger.success('All reported problems are fixed.');
    else if (areErrorsFixed)
      logger.success(
        `All reported errors are fixed. ${describeRest(plural(left.length, 'warning'), left)}`,
      );
    else
      logger.success(
        `Fixed ${plural(fixed.length, 'problem')}. ${describeRest(`${left.length}`, left)}`,
      );
  }

  return {
    set(source, messages, isRepeated = false) {
      before ??= getMessages();
      if (isRepeated) printed.delete(source);
      const known = getMessages();
      printed.set(source, messages);
      for (const message of messages) {
        const { text, severity } = message;
        if (known.has(text)) continue;
        logger[severity](text);
        added.set(text, message);
      }
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_DELAY).unref();
    },
    forget(matches) {
      for (const [source, messages] of printed) {
        if (!matches(source)) continue;
        printed.delete(source);
        // They are not fixed.
        for (const { text } of messages) {
          before?.delete(text);
          added.delete(text);
        }
      }
    },
  };
}

const isError = ({ severity }: ProblemMessage) => severity === 'error';

/** Lists the problems that are left, or only their count if there are many. */
function describeRest(count: string, messages: readonly ProblemMessage[]): string {
  if (messages.length > MAX_LISTED) return `${count} left.`;
  return `${count} left:\n${messages.map(({ summary }) => `  ${summary}`).join('\n')}`;
}
