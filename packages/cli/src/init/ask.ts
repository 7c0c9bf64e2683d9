import { createInterface } from 'node:readline/promises';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Ask questions at a terminal, each with the answer that an empty line gives. */
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
  } finally {
    terminal.close();
  }
  return answers;
}
