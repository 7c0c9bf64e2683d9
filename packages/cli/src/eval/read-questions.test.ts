import { expect, test } from 'vitest';

import { readQuestions } from './read-questions';

const read = (source: string) => readQuestions('/q.yaml', source);

test('reads YAML and JSON', () => {
  const expected = {
    threshold: { 'recall@3': 0.9, mrr: 0.8 },
    questions: [
      { question: 'How?', answers: ['/a#b'] },
      { question: '怎么？', answers: ['/a'], lang: 'zh', version: 'v1' },
    ],
  };
  const yaml =
    "threshold:\n  recall@3: 0.9\n  mrr: 0.8\nquestions:\n  - question: How?\n    answers: ['/a#b']\n  - question: 怎么？\n    answers: [/a]\n    lang: zh\n    version: v1\n";
  expect(read(yaml)).toMatchObject({ questions: expected, problems: [] });
  expect(read(JSON.stringify(expected)).questions).toEqual(expected);
  expect(read('questions: [{ question: a, answers: [/a] }]').questions?.threshold).toEqual({});
});

test('reports all problems with their lines', () => {
  const { questions, problems } = read(
    'threshold:\n  recall@9: 0.5\n  mrr: 2\nquestions:\n  - question: a\n    answer: [/a]\n    answers: [a]\n  - question: ""\n    answers: []\n',
  );
  expect(questions).toBeUndefined();
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, 'threshold.recall@9: Expected "mrr" or "recall@1" to "recall@7" as the key.'],
    [3, 'threshold.mrr: Too big: expected number to be <=1.'],
    [7, 'questions.0.answers.0: Expected a path that starts with "/".'],
    [6, 'questions.0: Unrecognized key: "answer".'],
    [8, 'questions.1.question: Too small: expected string to have >=1 characters.'],
    [9, 'questions.1.answers: Too small: expected array to have >=1 items.'],
  ]);
});

test.each([
  ['', 'Invalid input: expected object, received null.'],
  ['[]', 'Invalid input: expected object, received array.'],
  ['questions: []', 'questions: Too small: expected array to have >=1 items.'],
  ['questions: [', 'YAML syntax error: '],
  ['a: &a [*a]', 'Unrecognized key: "a".'],
])('the source %j is an error', (source, message) => {
  const { questions, problems } = read(source);
  expect(questions).toBeUndefined();
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
});
