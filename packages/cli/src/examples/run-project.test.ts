import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Expected, planPage, type Step } from './projects';
import { type CommandSpec, canBlockNetwork, runCommand } from './run-command';
import { runProject, type Surroundings } from './run-project';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-run-project-'));
  mkdirSync(join(cwd, 'hidden'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const run = async (steps: Step[], options: Partial<Surroundings> = {}) => {
  const surroundings = {
    cwd,
    packages: cwd,
    hidden: join(cwd, 'hidden'),
    normalize: (line: string) => line,
    prelude: '',
    env: {},
    timeout: 60,
    network: true,
    ...options,
  };
  const { problems } = await runProject({ line: 1, steps }, surroundings, async () => []);
  return problems;
};
const output = (text: string, line: number): Expected => ({
  text,
  line,
  start: 0,
  fence: { lang: 'text', code: text, line, section: '', headings: [], keep: false, indent: '' },
});
const command = (text: string, rest: Partial<Step & { kind: 'run' }> = {}): Step => ({
  kind: 'run',
  command: text,
  line: 2,
  exit: 0,
  outputs: [],
  ...rest,
});

test('commands run in order in one folder, which holds the files of the page and the hidden ones', async () => {
  writeFileSync(join(cwd, 'hidden/hidden.txt'), 'from the folder\n');
  const steps: Step[] = [
    { kind: 'write', path: 'deep/shown.txt', code: 'from the page\n', line: 1 },
    command('cat deep/shown.txt hidden.txt > all.txt'),
    command('cat all.txt', { outputs: [output('from the page\nfrom the folder', 4)] }),
  ];
  expect(await run(steps)).toEqual([]);
});

test('hidden files of a section are copied where that section begins, and set up', async () => {
  for (const name of ['#a', '#b']) mkdirSync(join(cwd, 'hidden', name));
  writeFileSync(join(cwd, 'hidden/#a/own.txt'), 'own');
  writeFileSync(join(cwd, 'hidden/#b/other.txt'), 'other');
  writeFileSync(join(cwd, 'hidden/#b/setup.sh'), 'mv own.txt moved.txt');
  const steps: Step[] = [
    { kind: 'section', id: 'a' },
    command('test -e own.txt && ! test -e other.txt'),
    { kind: 'section', id: 'b' },
    command('test -e moved.txt && test -e other.txt && ! test -e setup.sh'),
  ];
  expect(await run(steps)).toEqual([]);
});

test('a setup that fails is a problem', async () => {
  writeFileSync(join(cwd, 'hidden/setup.sh'), 'echo broken; exit 4');
  const [problem] = await run([command('true')]);
  expect(problem?.message).toMatch(/^hidden\/setup\.sh failed with exit code 4:\n.*broken/);
});

test('another exit code and another output are problems at their lines', async () => {
  const problems = await run([
    command('exit 3'),
    command('printf "zero\\none\\n"', { outputs: [output('zero\ntwo', 9)] }),
  ]);
  expect(problems.map(({ rule, line }) => [rule, line])).toEqual([
    ['exit-code', 2],
    ['output', 9],
  ]);
  expect(problems[0]?.message).toContain('exited with code 3, expected 0');
  expect(problems[1]?.diff).toBe('  zero\n- two\n+ one');
  expect(problems[1]?.fix).toEqual({ step: 1, output: 0, text: 'zero\none' });
});

test('the output of a command that failed is no fix', async () => {
  const [, problem] = await run([command('echo wrong; exit 1', { outputs: [output('right', 3)] })]);
  expect(problem?.rule).toBe('output');
  expect(problem?.fix).toBeUndefined();
});

test('the command of the site runs files, with a placeholder if none of them matches', async () => {
  const options = {
    command: 'cat *.txt',
    placeholder: { unless: '**/*.txt', path: 'none.txt', code: 'placeholder\n' },
  };
  const files = (outputs: Expected[]): Step => ({ kind: 'test', line: 3, exit: 0, outputs });
  expect(await run([files([output('placeholder', 4)])], options)).toEqual([]);
  const write: Step = { kind: 'write', path: 'a.txt', code: 'a\n', line: 1 };
  const [problem] = await run([write, files([output('placeholder', 4)])], options);
  expect(problem?.diff).toBe('- placeholder\n+ a');
});

test('npx downloads nothing', async () => {
  expect(await run([command('npx --yes not-installed', { exit: 127 })])).toEqual([]);
});

test('the working directory and exported variables persist', async () => {
  const steps = [
    command('mkdir sub && cd sub && export NAME=a'),
    command('echo "$NAME" > b.txt'),
    command('test -e "$(dirname "$PWD")/sub/b.txt" && cat b.txt', { outputs: [output('a', 4)] }),
  ];
  expect(await run(steps)).toEqual([]);
});

test('commands that the page does not show run in the project folder, and the working directory persists', async () => {
  mkdirSync(join(cwd, 'hidden/#b'));
  writeFileSync(join(cwd, 'hidden/#b/setup.sh'), 'touch from-setup.txt');
  const shown = { section: '', headings: [], keep: false };
  const blocks = [
    { ...shown, line: 1, lang: 'js', code: "console.log('a');", title: 'a.js' },
    { ...shown, line: 2, lang: 'text', code: 'a' },
    { ...shown, line: 3, lang: 'sh', code: 'mkdir sub && cd sub && touch b.txt' },
    { ...shown, line: 4, lang: 'js', code: "import './a.js';\nconsole.log(import.meta.url);" },
    { ...shown, line: 5, lang: 'text', code: 'a\nfile://snippet-2.js' },
    { ...shown, line: 6, lang: 'ts', code: "console.log('c' as string);" },
    { ...shown, line: 7, lang: 'text', code: 'c' },
    { ...shown, line: 8, lang: 'js', code: "console.log('d');", title: 'd.js' },
    { ...shown, line: 9, lang: 'text', code: 'd' },
    { ...shown, line: 10, lang: 'sh', code: 'ls', section: 'b' },
    { ...shown, line: 11, lang: 'text', code: 'b.txt', section: 'b' },
    { ...shown, line: 12, lang: 'sh', code: 'ls ..', section: 'b' },
    { ...shown, line: 13, lang: 'text', code: 'from-setup.txt', section: 'b' },
  ];
  const { projects, problems } = planPage(blocks, {
    runners: {},
    outputs: ['text'],
    hasSnippets: false,
    hasCommand: false,
    scope: 'section',
    strict: true,
    network: true,
  });
  expect(problems).toEqual([]);
  expect(projects).toHaveLength(1);
  expect(await run(projects[0]!.steps)).toEqual([]);
});

test('the command of the site runs in the project folder', async () => {
  const steps: Step[] = [
    command('mkdir sub && cd sub'),
    { kind: 'write', path: 'a.txt', code: 'a\n', line: 1 },
    { kind: 'test', line: 3, exit: 4, outputs: [output('a', 4)] },
    command('cat ../a.txt'),
  ];
  expect(await run(steps, { command: 'cat a.txt; exit 4 # comment' })).toEqual([]);
});

test('variables of the caller are not passed on, and those of the site are', async () => {
  process.env.OCTAVO_TEST_SECRET = 'secret';
  const steps = [command('echo "[$OCTAVO_TEST_SECRET$OWN]"', { outputs: [output('[own]', 3)] })];
  expect(await run(steps, { env: { OWN: 'own' } })).toEqual([]);
  delete process.env.OCTAVO_TEST_SECRET;
});

test('a command that takes too long is killed with its children', async () => {
  const file = join(cwd, 'pid');
  const child = `sh -c 'echo $$ > ${file}; trap "" TERM; while true; do sleep 0.1; done'`;
  const [problem] = await run([command(`${child} & wait`)], { timeout: 0.5 });
  expect(problem?.message).toContain('took longer than 0.5 s');
  const pid = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => existsSync(`/proc/${pid}/cwd`)).toBe(false);
});

test('a background process does not delay the next command, and ends with the project', async () => {
  const file = join(cwd, 'pid');
  const steps = [command(`sleep 1000 & echo $! > ${file}`), command('true')];
  expect(await run(steps, { network: true })).toEqual([]);
  const pid = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => existsSync(`/proc/${pid}/cwd`)).toBe(false);
});

test('a command that waits is stopped when its output matches', async () => {
  const steps = [command('echo waiting; sleep 1000', { outputs: [output('waiting', 3)] })];
  expect(await run(steps, { until: /waiting/ })).toEqual([]);
});

test('a command that ends by a signal has the exit code of a shell', async () => {
  const [problem] = await run([command('kill -9 $$')]);
  expect(problem?.message).toContain('exited with code 137');
  expect(await run([command('kill -9 $$', { exit: 137 })])).toEqual([]);
});

test('endless output is stopped', async () => {
  const [problem] = await run([command('yes')]);
  expect(problem?.message).toContain('printed more than 5 MB');
});

test.runIf(canBlockNetwork())(
  'there is no network unless it is allowed, except localhost',
  async () => {
    const count = 'grep -c : /proc/net/dev';
    expect(await run([command(`test "$(${count})" = 1`)], { network: false })).toEqual([]);
    const server =
      'require("node:http").createServer((_, r) => r.end("ok")).listen(0, "127.0.0.1", function () { fetch("http://127.0.0.1:" + this.address().port).then((r) => r.text()).then((t) => { console.log(t); process.exit(); }); })';
    const steps = [command(`node -e '${server}'`, { outputs: [output('ok', 3)] })];
    expect(await run(steps, { network: false })).toEqual([]);
  },
);

test('a title outside of the project is a problem, and writes nothing', async () => {
  const file = join(cwd, 'outside.txt');
  const [problem] = await run([{ kind: 'write', path: file, code: 'x', line: 5 }]);
  expect(problem).toMatchObject({ rule: 'invalid-block', line: 5 });
  expect(existsSync(file)).toBe(false);
});

/** Writes installed packages: one in a scope, and one that is a symlink, as pnpm creates them. */
const installPackages = () => {
  mkdirSync(join(cwd, 'node_modules/@scope/other'), { recursive: true });
  writeFileSync(join(cwd, 'node_modules/@scope/other/index.js'), 'other\n');
  mkdirSync(join(cwd, 'store/lib/deep'), { recursive: true });
  writeFileSync(join(cwd, 'store/lib/package.json'), 'original\n');
  writeFileSync(join(cwd, 'store/lib/deep/a.js'), 'original\n');
  writeFileSync(join(cwd, 'store/lib/deep/b.js'), 'original\n');
  symlinkSync(join(cwd, 'store/lib'), join(cwd, 'node_modules/lib'));
  symlinkSync(join(cwd, 'missing'), join(cwd, 'node_modules/broken'));
};
const readInstalled = () =>
  ['store', 'node_modules/@scope']
    .flatMap((folder) =>
      readdirSync(join(cwd, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .map((file) => [file.slice(cwd.length + 1), readFileSync(file, 'utf8')]);

test('files of a page in node_modules replace those of packages in the project, not the installed ones', async () => {
  installPackages();
  const installed = readInstalled();
  const write = (path: string): Step => ({ kind: 'write', path, code: 'shown\n', line: 1 });
  const files = [
    ['lib/package.json', 'shown'],
    ['lib/deep/a.js', 'shown'],
    ['lib/deep/b.js', 'original'],
    ['@scope/demo/index.js', 'shown'],
    ['@scope/other/index.js', 'other'],
    ['broken/index.js', 'shown'],
  ];
  const steps: Step[] = [
    command('cat node_modules/lib/package.json', { outputs: [output('original', 4)] }),
    write('node_modules/lib/package.json'),
    write('node_modules/lib/deep/a.js'),
    write('node_modules/@scope/demo/index.js'),
    write('node_modules/broken/index.js'),
    command(files.map(([path]) => `cat node_modules/${path}`).join('; '), {
      outputs: [output(files.map(([, text]) => text).join('\n'), 4)],
    }),
  ];
  expect(await run(steps)).toEqual([]);
  expect(readInstalled()).toEqual(installed);
  expect(existsSync(join(cwd, 'missing'))).toBe(false);
});

test('a link that a sample creates in its project stays', async () => {
  const steps: Step[] = [
    command('mkdir real && ln -s real link'),
    { kind: 'write', path: 'link/a.txt', code: 'a\n', line: 1 },
    command('cat real/a.txt', { outputs: [output('a', 4)] }),
  ];
  expect(await run(steps)).toEqual([]);
});

test('hidden files in node_modules replace those of packages in the project, not the installed ones', async () => {
  installPackages();
  const installed = readInstalled();
  for (const name of ['lib', '@scope'])
    mkdirSync(join(cwd, 'hidden/node_modules', name), { recursive: true });
  writeFileSync(join(cwd, 'hidden/node_modules/lib/package.json'), 'hidden\n');
  writeFileSync(join(cwd, 'hidden/node_modules/@scope/index.js'), 'hidden\n');
  const steps = [
    command('cd node_modules; cat lib/package.json lib/deep/a.js @scope/index.js', {
      outputs: [output('hidden\noriginal\nhidden', 4)],
    }),
  ];
  expect(await run(steps)).toEqual([]);
  expect(readInstalled()).toEqual(installed);
});

test('commands can run in another process, and their background processes end with the project', async () => {
  // What is sent to another process is cloned.
  const execute = async (spec: CommandSpec) =>
    structuredClone(await runCommand(structuredClone(spec)));
  const file = join(cwd, 'pid');
  const steps = [
    command(`export NAME=kept; sleep 1000 > /dev/null 2>&1 & echo $! > ${file}`),
    command('echo "$NAME"; echo waiting; sleep 1000', { outputs: [output('kept', 4)] }),
  ];
  expect(await run(steps, { execute, until: /waiting/ })).toEqual([]);
  const pid = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => existsSync(`/proc/${pid}/cwd`)).toBe(false);
});
