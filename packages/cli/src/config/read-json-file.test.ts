import { expect, test } from 'vitest';
import { z } from 'zod';

import { readJsonFile } from './read-json-file';

const schema = z.array(z.strictObject({ text: z.string(), link: z.string().optional() }));

const read = (source: string) => readJsonFile('/site/_nav.json', source, schema);

test('ignores keys of other tools, and reports misspelled ones', () => {
  expect(read('[{ "text": "A", "x-custom": 1 }]').problems).toBeUndefined();
  expect(read('[\n  { "text": "A", "lnk": "/a" }\n]').problems).toMatchObject([
    {
      file: '/site/_nav.json',
      line: 2,
      message: 'Unknown key "lnk" in [0].',
      hint: 'Did you mean "link"?',
    },
  ]);
});
