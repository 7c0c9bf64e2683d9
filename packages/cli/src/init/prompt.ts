import { createInterface } from 'node:readline/promises';

import { formatError, OctavoError } from '../model/errors';

export interface Question {
  question: string;
  default: string;
  /** Throws an `OctavoError` if an answer is invalid. The question is then asked again. */
  check?: (answer: string) => unknown;
}

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Prompts for multiple values in the terminal. An empty answer selects the default value.
 *
 * @param questions - question for each name
 * @throws {OctavoError} `USAGE` if the user cancels with Ctrl+C or Ctrl+D.
 */
export async function prompt<Name extends string>(
  questions: Record<Name, Question>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Record<Name, string>> {
  const terminal = createInterface({ input, output });
  const answers = {} as Record<Name, string>;
  try {
    for (const [name, question] of Object.entries<Question>(questions)) {
      let answer: string;
      let problem: string | undefined;
      do {
        const typed = await terminal.question(`${question.question} (${question.default}) `);
        answer = typed.trim() || question.default;
        problem = findProblem(answer, question);
        if (problem !== undefined) output.write(`${problem}\n`);
      } while (problem !== undefined);
      answers[name as Name] = answer;
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    throw new OctavoError('USAGE', 'Cancelled. Nothing was written.', {
      hint: 'To skip the prompts and use defaults, pass --yes.',
    });
  } finally {
    terminal.close();
  }
  return answers;
}

/**
 * Asks a question whose answer is yes or no.
 *
 * @param isDefault - whether an empty answer means yes
 * @throws {OctavoError} `USAGE` if the user cancels with Ctrl+C or Ctrl+D.
 */
export async function promptYesOrNo(
  question: string,
  isDefault: boolean,
  terminal?: Terminal,
): Promise<boolean> {
  const { answer } = await prompt(
    {
      answer: {
        question: `${question} Enter yes or no.`,
        default: isDefault ? 'yes' : 'no',
        check(value) {
          if (!/^(?:y|yes|n|no)$/i.test(value))
            throw new OctavoError('USAGE', `Expected yes or no, got "${value}".`);
        },
      },
    },
    terminal,
  );
  return /^y/i.test(answer);
}

/** Returns the error of an answer, or `undefined` if it is valid. */
function findProblem(answer: string, { check }: Question): string | undefined {
  try {
    check?.(answer);
    return undefined;
  } catch (error) {
    if (error instanceof OctavoError) return formatError(error, process.cwd());
    throw error;
  }
}
