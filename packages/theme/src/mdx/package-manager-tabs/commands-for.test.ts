import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type CommandMode, commandsFor } from './commands-for';

type Row = readonly [command: string, npm: string, yarn: string, pnpm: string, bun: string];

function expectRow([command, npm, yarn, pnpm, bun]: Row, mode: CommandMode = 'command') {
  expect(commandsFor(command, mode)).toEqual({ npm, yarn, pnpm, bun });
}

test.each<Row>([
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['i x', 'npm i x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['add x', 'npm add x', 'yarn add x', 'pnpm add x', 'bun add x'],
  ['npm install x@1 y', 'npm install x@1 y', 'yarn add x@1 y', 'pnpm add x@1 y', 'bun add x@1 y'],
  ['install -D x', 'npm install -D x', 'yarn add --dev x', 'pnpm add -D x', 'bun add --dev x'],
  ['install -g x', 'npm install -g x', 'yarn global add x', 'pnpm add -g x', 'bun add --global x'],
  ['rm x', 'npm rm x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
  ['run build', 'npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['test', 'npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npx x y', 'npx x y', 'yarn dlx x y', 'pnpm dlx x y', 'bun x x y'],
  ['create x@latest', 'npm create x@latest', 'yarn create x', 'pnpm create x', 'bunx create-x'],
])('converts "%s"', (...row) => expectRow(row));

// npm-to-yarn converts these commands incorrectly.
describe('corrects npm-to-yarn:', () => {
  test('`install` with only flags adds no package', () => {
    expectRow([
      'install --force --registry https://r.example',
      'npm install --force --registry https://r.example',
      'yarn install --force --registry https://r.example',
      'pnpm install --force --registry https://r.example',
      'bun install --force --registry https://r.example',
    ]);
  });

  test('flags that only npm has are removed', () => {
    expectRow([
      'install --no-audit --no-fund x',
      'npm install --no-audit --no-fund x',
      'yarn add x',
      'pnpm add x',
      'bun add x',
    ]);
    expect(commandsFor('install --legacy-peer-deps', 'command').pnpm).toBe('pnpm install');
    expect(commandsFor('run x -- --no-audit', 'command').pnpm).toBe('pnpm run x --no-audit');
  });

  test('`ci` installs from the lockfile', () => {
    expectRow([
      'ci',
      'npm ci',
      'yarn install --immutable',
      'pnpm install --frozen-lockfile',
      'bun install --frozen-lockfile',
    ]);
  });

  test.each<Row>([
    ['update', 'npm update', 'yarn upgrade', 'pnpm update', 'bun update'],
    ['up x', 'npm up x', 'yarn upgrade x', 'pnpm update x', 'bun update x'],
    [
      'update -g x',
      'npm update -g x',
      'yarn global upgrade x',
      'pnpm update -g x',
      'bun update -g x',
    ],
    ['run-script x', 'npm run-script x', 'yarn x', 'pnpm run x', 'bun run x'],
    ['init -y', 'npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
    ['npx -y x', 'npx -y x', 'yarn dlx x', 'pnpm dlx x', 'bun x x'],
  ])('"%s" has a command in each tool', (...row) => expectRow(row));

  test('the `-p` flag of `npx` becomes `--package`, which every tool supports', () => {
    expectRow([
      'npx -p typescript tsc',
      'npx -p typescript tsc',
      'yarn dlx --package=typescript tsc',
      'pnpm dlx --package=typescript tsc',
      'bun x --package=typescript tsc',
    ]);
  });

  test('an npm command without an equivalent is kept, without a comment', () => {
    expectRow(['view x', 'npm view x', 'npm view x', 'npm view x', 'npm view x']);
  });

  test('a package can have the name of another tool', () => {
    expectRow([
      'install yarn',
      'npm install yarn',
      'yarn add yarn',
      'pnpm add yarn',
      'bun add yarn',
    ]);
  });

  test('version ranges and options keep their equals signs', () => {
    expect(commandsFor('install "x@>=18 <20"', 'command').bun).toBe('bun add "x@>=18 <20"');
    expect(commandsFor('run x -- --mode=a=b', 'command').bun).toBe('bun run x --mode=a=b');
  });

  test('every command of a script is converted', () => {
    expectRow([
      '# Start\nnpx degit a/b app && cd app; npm install | tee "a && b"\nCI=1 npm run dev',
      '# Start\nnpx degit a/b app && cd app; npm install | tee "a && b"\nCI=1 npm run dev',
      '# Start\nyarn dlx degit a/b app && cd app; yarn install | tee "a && b"\nCI=1 yarn dev',
      '# Start\npnpm dlx degit a/b app && cd app; pnpm install | tee "a && b"\nCI=1 pnpm run dev',
      '# Start\nbun x degit a/b app && cd app; bun install | tee "a && b"\nCI=1 bun run dev',
    ]);
    expectRow([
      'run a && run b',
      'npm run a && npm run b',
      'yarn a && yarn b',
      'pnpm run a && pnpm run b',
      'bun run a && bun run b',
    ]);
  });

  test('continued lines are joined', () => {
    expect(commandsFor('install \\\n  x \\\n  y', 'command').yarn).toBe('yarn add x y');
  });

  test('commands of a script without the npm prefix are converted only if they are known npm commands', () => {
    expectRow([
      'cd my-app && npm install',
      'cd my-app && npm install',
      'cd my-app && yarn install',
      'cd my-app && pnpm install',
      'cd my-app && bun install',
    ]);
    expect(commandsFor('# Start\nmkdir app\ninit -y\nnpm test', 'command')).toMatchObject({
      npm: '# Start\nmkdir app\nnpm init -y\nnpm test',
      pnpm: '# Start\nmkdir app\npnpm init\npnpm test',
    });
    expect(commandsFor('start && test', 'command').pnpm).toBe('pnpm start && pnpm test');
    expect(commandsFor('test -d x || run build', 'command').npm).toBe('test -d x || npm run build');
  });

  test('the first command of a script is a binary', () => {
    expect(commandsFor('rstest -w && echo done', 'exec').pnpm).toBe(
      'pnpm exec rstest -w && echo done',
    );
  });

  test('other commands are not changed', () => {
    expect(commandsFor('install && cd my-npm app', 'command').yarn).toBe(
      'yarn install && cd my-npm app',
    );
    expect(commandsFor('yarn add x', 'command').bun).toBe('yarn add x');
  });
});

test('runs a binary of the project with its own flags', () => {
  expectRow(
    ['rstest -w', 'npx rstest -w', 'yarn rstest -w', 'pnpm exec rstest -w', 'bunx rstest -w'],
    'exec',
  );
});

test('runs a binary that is not installed', () => {
  expectRow(['x a', 'npx x a', 'yarn dlx x a', 'pnpm dlx x a', 'bun x x a'], 'dlx');
});

test('converts commands for Deno, and replaces npm with the name of an unknown tool', () => {
  expect(commandsFor('install -D x', 'command', ['deno', 'cnpm'])).toMatchObject({
    deno: 'deno add --dev x',
    cnpm: 'cnpm install -D x',
  });
  expect(commandsFor('ci', 'command', ['deno']).deno).toBe('deno install --frozen');
  expect(commandsFor('init -y', 'command', ['deno']).deno).toBe('deno init');
});

test('returns the commands of an object in tool order', () => {
  expect(commandsFor({ deno: 'b', pnpm: 'a', yarn: undefined }, 'command')).toEqual({
    pnpm: 'a',
    deno: 'b',
  });
});

test('converts an empty command to empty commands', () => {
  expectRow(['', '', '', '', '']);
});

test('does not change quoted strings', () => {
  const quoted = fc.constantFrom('"a && npm install"', "'x; npm ci'", '"npm | =="');
  fc.assert(
    fc.property(quoted, fc.constantFrom('yarn', 'pnpm', 'bun'), (word, tool) => {
      expect(commandsFor(`run x -- ${word}`, 'command')[tool]).toContain(word);
    }),
  );
});
