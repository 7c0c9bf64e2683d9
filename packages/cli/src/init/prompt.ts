import { createInterface } from 'node:readline/promises';

import { OctavoError } from '../model/errors';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Prompts for multiple values in the terminal. An empty answer selects the default value.
 *
 * @param questions - Question and default value for each name.
 * @throws {OctavoError} `USAGE` if the user cancels with Ctrl+C or Ctrl+D.
 */
export async function prompt<Name extends string>(
  questions: Record<Name, { question: string; default: string }>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Record<Name, string>> {
  const terminal = createInterface({ input, output });
  const answers = {} as Record<Name, string>;
  try {
    for (const [name, { question, default: fallback }] of Object.entries<{
      question: string;
      default: string;
    }>(questions)) {
      const answer = await terminal.question(`${question} (${fallback}) `);
      answers[name as Name] = answer.trim() || fallback;
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
