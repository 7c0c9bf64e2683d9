import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { parseLanguages } from './create-site';
import { prompt, promptYesOrNo } from './prompt';

test('returns the answers, and the default for an empty one', async () => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let printed = '';
  output.on('data', (text: string) => {
    printed += text;
    if (text.includes('(en) ')) input.write(' en,zh \n');
    if (text.includes('(Docs) ')) input.write('\n');
  });
  const answers = await prompt(
    {
      title: { question: 'Title?', default: 'Docs' },
      lang: { question: 'Languages?', default: 'en' },
    },
    { input, output },
  );
  expect(answers).toEqual({ title: 'Docs', lang: 'en,zh' });
  expect(printed).toBe('Title? (Docs) Languages? (en) ');
});

test('asks again after an invalid answer', async () => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let printed = '';
  output.on('data', (text: string) => {
    printed += text;
    if (text.includes('(en) ')) input.write(printed.includes('Invalid') ? 'de\n' : 'german\n');
  });
  const lang = { question: 'Languages?', default: 'en', check: parseLanguages };
  expect(await prompt({ lang }, { input, output })).toEqual({ lang: 'de' });
  expect(printed).toMatch(/Invalid language tag "german"[\s\S]+Languages\? \(en\) $/);
});

test.each([
  ['Ctrl+C', '\x03'],
  ['Ctrl+D', '\x04'],
])('%s cancels without writing files', async (_name, key) => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80 });
  output.on('data', (text: string) => {
    if (text.includes('(Docs) ')) input.write(key);
  });
  await expect(
    prompt({ title: { question: 'Title?', default: 'Docs' } }, { input, output }),
  ).rejects.toThrow('Cancelled. Nothing was written.');
});

test.each([
  ['', false, false],
  ['', true, true],
  ['Y', false, true],
  ['no', true, false],
])('the answer "%s" with the default %s means %s', async (answer, isDefault, expected) => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let printed = '';
  output.on('data', (text: string) => {
    if (text.endsWith(') ')) input.write(`${printed === '' ? 'maybe' : answer}\n`);
    printed += text;
  });
  expect(await promptYesOrNo('Sure?', isDefault, { input, output })).toBe(expected);
  expect(printed).toContain('Sure? Enter yes or no.');
  expect(printed).toContain('Expected yes or no, got "maybe".');
});
