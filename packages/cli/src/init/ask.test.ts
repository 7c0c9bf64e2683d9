import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { ask } from './ask';

test('takes what was typed, and the preset where nothing was', async () => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let asked = '';
  output.on('data', (text: string) => {
    asked += text;
    if (text.includes('(en) ')) input.write(' en,zh \n');
    if (text.includes('(Docs) ')) input.write('\n');
  });
  const answers = await ask(
    {
      title: { question: 'Name?', preset: 'Docs' },
      lang: { question: 'Languages?', preset: 'en' },
    },
    { input, output },
  );
  expect(answers).toEqual({ title: 'Docs', lang: 'en,zh' });
  expect(asked).toBe('Name? (Docs) Languages? (en) ');
});

test.each([
  ['Ctrl+C', '\x03'],
  ['Ctrl+D', '\x04'],
])('says that nothing was written when %s ends it', async (_name, key) => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80 });
  output.on('data', (text: string) => {
    if (text.includes('(Docs) ')) input.write(key);
  });
  await expect(
    ask({ title: { question: 'Name?', preset: 'Docs' } }, { input, output }),
  ).rejects.toThrow('Left before the last answer: nothing was written.');
});
