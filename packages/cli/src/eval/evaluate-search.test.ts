import { expect, test } from 'vitest';

import { openBuiltSite } from '../built-site/open-built-site';
import { createMemorySite } from '../built-site/testing/memory-site';
import { evaluateSearch } from './evaluate-search';
import { formatEvaluation } from './format-evaluation';
import { type Questions, readQuestions } from './read-questions';

const PAGES = {
  '/guide/mock': {
    markdown: '# Mock modules\n\nText.\n\n## Factories\n\nReplace a module with a factory.\n',
    toc: [['factories', 'Factories']] as [string, string][],
  },
  '/guide/retry': { markdown: '# Retry\n\nRun a failed test again. Factories are not needed.\n' },
  '/zh/guide/mock': { markdown: '# 模拟模块\n\n用工厂函数替换模块。\n' },
};

async function evaluate(questions: Questions['questions'], threshold: Questions['threshold'] = {}) {
  const source = JSON.stringify({ threshold, questions });
  const { questions: read, locate } = readQuestions('/q.json', source);
  const site = await openBuiltSite(createMemorySite(PAGES));
  return evaluateSearch(read!, site, locate);
}

test('measures recall and rank by language', async () => {
  const report = await evaluate(
    [
      { question: 'factories', answers: ['/guide/mock#factories'] },
      { question: 'factories', answers: ['/guide/retry'] },
      { question: 'nothing matches this qqqq', answers: ['/guide/retry'] },
      { question: '替换模块', answers: ['/guide/mock/'], lang: 'zh' },
    ],
    { 'recall@1': 0.5, 'recall@2': 0.5, mrr: 0.6 },
  );
  expect(report.editions).toEqual({
    en: { count: 3, recall: { 1: 1 / 3, 2: 2 / 3, 3: 2 / 3, 7: 2 / 3 }, mrr: 0.5, sections: 1 },
    zh: { count: 1, recall: { 1: 1, 2: 1, 3: 1, 7: 1 }, mrr: 1, sections: null },
  });
  expect(report.all).toMatchObject({ count: 4, mrr: 2.5 / 4 });
  expect(report.misses).toEqual([
    {
      question: 'factories',
      edition: 'en',
      answers: ['/guide/retry'],
      rank: 2,
      pages: ['/guide/mock', '/guide/retry'],
    },
    {
      question: 'nothing matches this qqqq',
      edition: 'en',
      answers: ['/guide/retry'],
      rank: 0,
      pages: [],
    },
  ]);
  expect(report.shortfalls).toEqual([
    { edition: 'en', metric: 'recall@1', value: 1 / 3, threshold: 0.5 },
    { edition: 'en', metric: 'mrr', value: 0.5, threshold: 0.6 },
  ]);
  expect(formatEvaluation(report)).toMatchInlineSnapshot(`
    "language   questions  recall@1  recall@2  recall@3  recall@7       MRR  sections
    en                 3     0.333     0.667     0.667     0.667     0.500     1.000
    zh                 1     1.000     1.000     1.000     1.000     1.000         –
    all                4     0.500     0.750     0.750     0.750     0.625     1.000

    The first page does not answer 2 questions:

    en: factories
      expected: /guide/retry (rank 2)
      first:    /guide/mock, /guide/retry

    en: nothing matches this qqqq
      expected: /guide/retry (not found)
      first:    no results"
  `);
});

test('a report of one language without misses is a table with one row', async () => {
  const report = await evaluate([{ question: 'retry', answers: ['/guide/retry'] }]);
  expect(formatEvaluation(report)).toMatchInlineSnapshot(`
    "language   questions  recall@1  recall@3  recall@7       MRR  sections
    en                 1     1.000     1.000     1.000     1.000         –"
  `);
});

test('reports an unknown language once, at its key', async () => {
  const { questions, locate } = readQuestions(
    '/q.yaml',
    'questions:\n  - question: a\n    answers: [/guide/retry, /guide/mock]\n    lang: fr\n',
  );
  const site = await openBuiltSite(createMemorySite(PAGES));
  const problem = { file: '/q.yaml', line: 4, column: 11, message: 'Unknown language "fr".' };
  const error = await evaluateSearch(questions!, site, locate).catch((reason) => reason);
  expect(error.problems).toEqual([expect.objectContaining(problem)]);
});

test('reports all answers that do not exist', async () => {
  await expect(
    evaluate([
      { question: 'a', answers: ['/gone', '/guide/mock#gone'] },
      { question: 'a', answers: ['/guide/retry'], lang: 'zh' },
      { question: 'a', answers: ['/guide/retry'], lang: 'fr' },
      { question: 'a', answers: ['/guide/retry'], version: 'v1' },
    ]),
  ).rejects.toMatchObject({
    code: 'USAGE',
    problems: [
      { message: 'Page not found: /gone.', file: '/q.json', line: 1 },
      { message: '/guide/mock has no section "#gone".', hint: 'Sections: #factories.' },
      { message: 'Page not found: /zh/guide/retry.' },
      { message: 'Unknown language "fr".' },
      { message: 'Unknown version "v1".' },
    ],
  });
});
