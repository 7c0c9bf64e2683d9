import { type Document, isNode, parseDocument } from 'yaml';
import * as z from 'zod';

import { positionAt } from '../files/read-json';
import type { Problem } from '../model/errors';

/** Metric with a threshold. `k` of `recall@k` is a number of pages. */
const METRIC = /^(?:mrr|recall@[1-7])$/;

const share = z.number().min(0).max(1);
const text = z.string().trim().min(1);

/** Schema of a file with questions. */
const questionsSchema = z.strictObject({
  threshold: z
    .record(
      z.string().regex(METRIC, 'Expected "mrr" or "recall@1" to "recall@7" as the key'),
      share,
    )
    .default({}),
  questions: z
    .array(
      z.strictObject({
        question: text,
        answers: z.array(text.startsWith('/', 'Expected a path that starts with "/"')).min(1),
        lang: text.optional(),
        version: text.optional(),
      }),
    )
    .min(1),
});

export type Questions = z.infer<typeof questionsSchema>;

/** Position of a value in the file, by its path. */
export type LocateValue = (
  path: readonly PropertyKey[],
) => Pick<Problem, 'file' | 'line' | 'column'>;

export interface ReadQuestions {
  questions?: Questions;
  problems: Problem[];
  locate: LocateValue;
}

/** Parses and validates a file with questions, in YAML or JSON. */
export function readQuestions(file: string, source: string): ReadQuestions {
  const document = parseDocument(source);
  const locate: LocateValue = (path) => ({ file, ...positionAt(offsetOf(document, path), source) });
  const syntax = document.errors.map(
    ({ message, pos: [start] }): Problem => ({
      file,
      ...positionAt(start, source),
      message: `YAML syntax error: ${message.split('\n')[0]}`,
    }),
  );
  if (syntax.length > 0) return { problems: syntax, locate };
  const parsed = questionsSchema.safeParse(document.toJS());
  if (parsed.success) return { questions: parsed.data, problems: [], locate };
  const problems = parsed.error.issues.map((issue): Problem => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const message =
      issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
    const key = issue.path.map(String).join('.');
    return {
      ...locate([...issue.path, ...keys]),
      message: `${key === '' ? '' : `${key}: `}${message}.`,
    };
  });
  return { problems, locate };
}

/** Returns the offset of a value, or of the nearest value that contains it. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
