import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../decisions');

test('every decision has its own number, which its heading repeats', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const numbers = files.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)]);
  const headings = files.map((file) =>
    Number(/^# (\d+)\. /m.exec(readFileSync(join(folder, file), 'utf8'))?.[1]),
  );
  expect(headings).toEqual(numbers);
});
