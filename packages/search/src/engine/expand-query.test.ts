import { expect, test } from 'vitest';

import { createPage } from '../test-support/page';
import { buildCorpus, createQueryTools } from './corpus';
import { expandQuery } from './expand-query';
import { parseQuery } from './parse-query';
import { runSync } from './scheduler';

const PAGE = createPage('/a', '# Mocking\n\nHow to mock a module.');

test.each([
  ['how to mock', ['mock']],
  ['how to', ['to', 'how']],
  ['how to unknown', ['to', 'how']],
])('reads the lines with the important words of "%s"', async (query, needles) => {
  const corpus = await buildCorpus([PAGE], runSync, createQueryTools(undefined, []));
  expect(expandQuery(parseQuery(query), corpus).needles).toEqual(needles);
});
