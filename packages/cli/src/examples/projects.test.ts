import { expect, test } from 'vitest';

import type { Fence } from './fences';
import { type PagePlan, type PlanOptions, planPage as planWith } from './projects';

const OPTIONS: PlanOptions = {
  runners: {},
  outputs: ['text', 'ansi', 'console'],
  hasSnippets: true,
  hasCommand: true,
  scope: 'section',
  strict: true,
  network: false,
};
const planPage = (fences: readonly Fence[], options: Partial<PlanOptions> = {}) =>
  planWith(fences, { ...OPTIONS, ...options });

let line = 0;
const fence = (lang: string, code: string, rest: Partial<Fence> = {}): Fence => ({
  lang,
  code,
  line: ++line,
  section: 'a',
  headings: [],
  keep: false,
  ...rest,
});
const file = (title: string, rest: Partial<Fence> = {}) => fence('ts', title, { title, ...rest });

/** Each project as words: `a.ts` for a file, `$ …` for a command, `test` for a run of the tests. */
const words = ({ projects }: PagePlan) =>
  projects.map(({ steps }) =>
    steps.flatMap((step) => {
      if (step.kind === 'section') return [];
      if (step.kind === 'write') return step.path;
      const shown = step.outputs.map(({ text }) => ` → ${text.trim()}`).join('');
      const exit = step.exit === 0 ? '' : ` (${step.exit})`;
      return `${step.kind === 'run' ? `$ ${step.command}` : 'test'}${exit}${shown}`;
    }),
  );

test('the files of a section are one project, and its tests are run', () => {
  expect(words(planPage([file('a.ts'), file('a.test.ts')]))).toEqual([
    ['a.ts', 'a.test.ts', 'test'],
  ]);
});

test('a file that is shown again begins the next state', () => {
  const plan = planPage([file('c.ts'), file('a.test.ts'), file('c.ts')]);
  expect(words(plan)).toEqual([['c.ts', 'a.test.ts', 'test', 'c.ts', 'test']]);
});

test('another section begins another project with its first file', () => {
  const plan = planPage([
    file('a.test.ts'),
    fence('sh', 'npx rstest', { section: 'b' }),
    file('b.test.ts', { section: 'b' }),
    file('c.test.ts', { section: 'c' }),
  ]);
  expect(words(plan)).toEqual([
    ['a.test.ts', '$ npx rstest'],
    ['b.test.ts', 'test'],
    ['c.test.ts', 'test'],
  ]);
});

test('a file that is kept is there in the sections that follow', () => {
  const plan = planPage([file('a.ts', { keep: true }), file('b.test.ts', { section: 'b' })]);
  expect(words(plan)).toEqual([
    ['a.ts', 'test'],
    ['a.ts', 'b.test.ts', 'test'],
  ]);
});

test('headings are steps of the project that is open', () => {
  const { projects } = planPage([file('a.ts'), fence('sh', 'ls', { section: 'b' })]);
  expect(projects[0]?.steps.map((step) => (step.kind === 'section' ? step.id : step.kind))).toEqual(
    ['a', 'write', 'b', 'run'],
  );
});

test('an output belongs to the command before it, else to a run of the tests', () => {
  const plan = planPage([
    file('a.test.ts'),
    fence('text', '1 passed'),
    fence('ansi', 'Duration'),
    fence('sh', '# list\n$ npx rstest \\\n  list'),
    fence('text', 'a'),
  ]);
  expect(words(plan)).toEqual([
    ['a.test.ts', 'test → 1 passed → Duration', '$ npx rstest list → a'],
  ]);
});

test('a session has separate commands and outputs', () => {
  const plan = planPage([file('a.test.ts'), fence('text', '$ one\n1\n$ two\n2')]);
  expect(words(plan)).toEqual([['a.test.ts', '$ one → 1', '$ two → 2']]);
});

test('exit codes are those of the commands in order', () => {
  const plan = planPage([
    file('a.test.ts', { exits: [1] }),
    fence('text', 'failed'),
    fence('sh', 'a\nb\nc', { exits: [0, 2] }),
  ]);
  expect(words(plan)).toEqual([['a.test.ts', 'test (1) → failed', '$ a', '$ b (2)', '$ c (2)']]);
});

test('output below another heading than the command is not its output', () => {
  const below = (...headings: string[]) => ({ headings });
  const blocks = [
    fence('sh', 'a', below('page', 'run')),
    fence('text', 'one', below('page', 'run', 'output')),
    fence('text', 'two', below('page', 'files')),
    file('a.test.ts', below('page', 'files')),
    fence('text', 'three', below('page', 'result')),
    fence('text', 'four', below('page', 'end')),
  ];
  const plan = planPage(blocks);
  expect(words(plan)).toEqual([['$ a → one'], ['a.test.ts', 'test → three']]);
  expect(plan.problems).toHaveLength(2);
});

test('data and styles alone are not run', () => {
  const plan = planPage([fence('json', '{}', { title: 'a.json' })]);
  expect(words(plan)).toEqual([['a.json']]);
});

test('code without a title is a snippet, and what cannot run is counted', () => {
  const plan = planPage([fence('ts', 'a;'), fence('yaml', 'a', { norun: 'runs on a server' })]);
  expect(plan.snippets.map(({ code }) => code)).toEqual(['a;']);
  expect(plan.skipped).toHaveLength(1);
  expect(plan.problems).toEqual([]);
});

test('blocks with comments for the twoslash plugin are skipped, with and without a title', () => {
  const twoslash = { isTwoslash: true };
  for (const hasSnippets of [true, false]) {
    const blocks = [fence('ts', 'a;', twoslash), file('a.ts', twoslash)];
    const plan = planPage(blocks, { hasSnippets });
    expect(plan).toMatchObject({ projects: [], snippets: [], problems: [] });
    expect(plan.skipped.map(({ reason }) => reason)).toEqual(['twoslash', 'twoslash']);
  }
});

test('output after a skipped script is not the output of the command before it', () => {
  const blocks = [fence('sh', 'a'), fence('ts', 'b;', { isTwoslash: true }), fence('text', 'b')];
  const plan = planPage(blocks, { strict: false });
  expect(words(plan)).toEqual([['$ a']]);
  expect(plan.skipped).toHaveLength(2);
});

test('output of a command that cannot run is skipped, also with strict', () => {
  const skipped = fence('sh', 'a', { norun: 'needs a server', headings: ['a'] });
  const output = fence('text', 'a', { headings: ['a'] });
  const plan = planPage([fence('sh', 'b'), skipped, output]);
  expect(plan).toMatchObject({ problems: [], skipped: [{}, { reason: 'its command is skipped' }] });
  expect(words(plan)).toEqual([['$ b']]);
  const later = fence('text', 'a', { section: 'b', headings: ['b'] });
  const { problems } = planPage([fence('sh', 'b'), skipped, later]);
  expect(problems).toHaveLength(1);
});

test.each([
  [fence('css', 'a'), 'norun="reason"'],
  [fence('text', 'out'), 'follows neither files nor a command'],
  [fence('sh', 'npm install x'), 'needs the network'],
  [fence('ts', 'a', { problem: 'no file' }), 'no file'],
])('a block that cannot be understood is a problem', (wrong, message) => {
  const { problems } = planPage([wrong]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.line).toBe(wrong.line);
});

test('without strict, blocks that cannot run are skipped', () => {
  const blocks = [fence('css', 'a'), fence('text', 'tree'), fence('sh', 'npm install x')];
  const plan = planPage([...blocks, fence('text', 'added')], { strict: false });
  expect(plan.problems).toEqual([]);
  expect(plan.skipped.map(({ reason }) => reason)).toEqual([
    'no runner for "css"',
    'no command before the output',
    'needs the network',
    'its command is skipped',
  ]);
});

test('a block without a title is run by the runner of its language', () => {
  const options = { runners: { python: 'python3 {file}' }, hasSnippets: false, hasCommand: false };
  const blocks = [fence('py', 'print(1)'), fence('text', '1'), fence('js', 'a;')];
  expect(words(planPage(blocks, options))).toEqual([
    ['snippet-1.py', '$ python3 snippet-1.py → 1', 'snippet-2.js', '$ node snippet-2.js'],
  ]);
});

test('a block of JavaScript has the extension that Node.js needs', () => {
  const options = { hasSnippets: false, hasCommand: false };
  const blocks = [fence('javascript', 'a;'), fence('typescript', 'b;')];
  expect(words(planPage(blocks, options))).toEqual([
    ['snippet-1.js', '$ node snippet-1.js', 'snippet-2.ts', '$ npx jiti snippet-2.ts'],
  ]);
});

test('output after a file belongs to a run of that file, if the site has no command', () => {
  const blocks = [file('a.ts'), fence('text', '1')];
  expect(words(planPage(blocks, { hasSnippets: false, hasCommand: false }))).toEqual([
    ['a.ts', '$ npx jiti a.ts → 1'],
  ]);
});

test('a disabled language does not run', () => {
  const blocks = [fence('sh', 'ls'), fence('text', 'a'), fence('ts', 'a;')];
  const plan = planPage(blocks, {
    runners: { sh: false, ts: false },
    hasSnippets: false,
    strict: false,
  });
  expect(plan.projects).toEqual([]);
  expect(plan.skipped).toHaveLength(2);
  expect(plan.snippets).toHaveLength(1);
});

test('the files of a page are one project, if the scope is the page', () => {
  const blocks = [file('a.ts'), file('b.ts', { section: 'b' })];
  const plan = planPage(blocks, { scope: 'page', hasCommand: false });
  expect(words(plan)).toEqual([['a.ts', 'b.ts']]);
});

test('a title with spaces or an absolute path is no file of the project', () => {
  const plan = planPage(
    [fence('nginx', 'a', { title: '/etc/nginx.conf' }), fence('css', 'a', { title: 'My styles' })],
    { strict: false },
  );
  expect(plan.projects).toEqual([]);
  expect(plan.skipped).toHaveLength(2);
});
