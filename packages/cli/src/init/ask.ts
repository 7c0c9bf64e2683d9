import { createInterface } from 'node:readline/promises';

import { OctavoError } from '../model/errors';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Ask questions at a terminal, each with the answer that an empty line gives.
 *
 * @throws {OctavoError} `USAGE` where someone leaves instead of answering.
 */
export async function ask<Name extends string>(
  questions: Record<Name, { question: string; preset: string }>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Record<Name, string>> {
  const terminal = createInterface({ input, output });
  const answers = {} as Record<Name, string>;
  try {
    for (const [name, { question, preset }] of Object.entries<{ question: string; preset: string }>(
      questions,
    )) {
      const answer = await terminal.question(`${question} (${preset}) `);
      answers[name as Name] = answer.trim() || preset;
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    throw new OctavoError('USAGE', 'Left before the last answer: nothing was written.', {
      hint: 'octavo init --yes asks nothing.',
    });
  } finally {
    terminal.close();
  }
  return answers;
}
