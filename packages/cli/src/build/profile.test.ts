import { expect, test } from 'vitest';

import { createProfile } from './profile';

test('lists the steps in order', () => {
  const profile = createProfile();
  profile.start('first');
  profile.start('second');
  const [head, ...rows] = profile.format('/site').split('\n\n')[0]!.split('\n');
  expect(head).toMatch(/^Step +s +CPU s$/);
  expect(rows.map((row) => row.split(' ')[0])).toEqual(['first', 'second']);
  for (const row of rows) expect(row).toMatch(/ \d+\.\d\d +\d+\.\d\d$/);
});

test('adds the times of a step that is started again', () => {
  const profile = createProfile();
  for (const name of ['Compile', 'Restore', 'Compile']) profile.start(name);
  const names = profile
    .format('/site')
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(names.filter((name) => name === 'Compile')).toHaveLength(1);
});

test('lists the ten slowest pages by the sum of both times', () => {
  const profile = createProfile();
  for (let page = 0; page < 12; page++)
    profile.addPage('compile', `/site/content/${page}.md`, page);
  profile.addPage('render', '/site/content/0.md', 20.4);
  const lines = profile.format('/site').split('\n\n')[1]!.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/^content\/0\.md +0 +20$/);
  expect(lines[2]).toMatch(/^content\/11\.md +11 +0$/);
});
