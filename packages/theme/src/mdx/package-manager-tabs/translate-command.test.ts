import fc from 'fast-check';
import { expect, test } from 'vitest';

import { translateCommand } from './translate-command';

type Row = [command: string, npm: string, yarn: string, pnpm: string, bun: string, deno?: string];

function expectRow([command, npm, yarn, pnpm, bun, deno]: Row, mode?: 'exec' | 'dlx') {
  expect({
    npm: translateCommand(command, 'npm', mode),
    yarn: translateCommand(command, 'yarn', mode),
    pnpm: translateCommand(command, 'pnpm', mode),
    bun: translateCommand(command, 'bun', mode),
    ...(deno !== undefined && { deno: translateCommand(command, 'deno', mode) }),
  }).toEqual({ npm, yarn, pnpm, bun, ...(deno !== undefined && { deno }) });
}

const INSTALL: Row[] = [
  ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install', 'deno install'],
  ['i', 'npm install', 'yarn install', 'pnpm install', 'bun install', 'deno install'],
  ['npm i', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
  [
    'install --force',
    'npm install --force',
    'yarn install --force',
    'pnpm install --force',
    'bun install --force',
  ],
  [
    'install --legacy-peer-deps',
    'npm install --legacy-peer-deps',
    'yarn install',
    'pnpm install',
    'bun install',
  ],
  [
    'install --registry https://r.example',
    'npm install --registry https://r.example',
    'yarn install --registry https://r.example',
    'pnpm install --registry https://r.example',
    'bun install --registry https://r.example',
  ],
  [
    'ci',
    'npm ci',
    'yarn install --immutable',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
    'deno install --frozen',
  ],
  [
    'npm clean-install',
    'npm ci',
    'yarn install --immutable',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  [
    'pnpm install --frozen-lockfile',
    'npm ci',
    'yarn install --immutable',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  [
    'install react',
    'npm install react',
    'yarn add react',
    'pnpm add react',
    'bun add react',
    'deno add npm:react',
  ],
  [
    'i react react-dom',
    'npm install react react-dom',
    'yarn add react react-dom',
    'pnpm add react react-dom',
    'bun add react react-dom',
    'deno add npm:react npm:react-dom',
  ],
  ['add react', 'npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  ['npm install react', 'npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  ['yarn add react', 'npm install react', 'yarn add react', 'pnpm add react', 'bun add react'],
  [
    'install react@19.0.0',
    'npm install react@19.0.0',
    'yarn add react@19.0.0',
    'pnpm add react@19.0.0',
    'bun add react@19.0.0',
    'deno add npm:react@19.0.0',
  ],
  [
    'install @scope/name@latest',
    'npm install @scope/name@latest',
    'yarn add @scope/name@latest',
    'pnpm add @scope/name@latest',
    'bun add @scope/name@latest',
    'deno add npm:@scope/name@latest',
  ],
  [
    'install "react@>=18 <20"',
    'npm install "react@>=18 <20"',
    'yarn add "react@>=18 <20"',
    'pnpm add "react@>=18 <20"',
    'bun add "react@>=18 <20"',
    'deno add "npm:react@>=18 <20"',
  ],
  [
    'install ./local.tgz',
    'npm install ./local.tgz',
    'yarn add ./local.tgz',
    'pnpm add ./local.tgz',
    'bun add ./local.tgz',
    'deno add ./local.tgz',
  ],
  [
    'install jsr:@std/path',
    'npm install jsr:@std/path',
    'yarn add jsr:@std/path',
    'pnpm add jsr:@std/path',
    'bun add jsr:@std/path',
    'deno add jsr:@std/path',
  ],
  [
    'install -D vite',
    'npm install -D vite',
    'yarn add -D vite',
    'pnpm add -D vite',
    'bun add -d vite',
    'deno add -D npm:vite',
  ],
  [
    'install vite -D',
    'npm install -D vite',
    'yarn add -D vite',
    'pnpm add -D vite',
    'bun add -d vite',
  ],
  [
    'install --save-dev vite',
    'npm install --save-dev vite',
    'yarn add --dev vite',
    'pnpm add --save-dev vite',
    'bun add --dev vite',
    'deno add --dev npm:vite',
  ],
  [
    'yarn add --dev vite',
    'npm install --save-dev vite',
    'yarn add --dev vite',
    'pnpm add --save-dev vite',
    'bun add --dev vite',
  ],
  [
    'bun add -d vite',
    'npm install -D vite',
    'yarn add -D vite',
    'pnpm add -D vite',
    'bun add -d vite',
  ],
  [
    'install --save react',
    'npm install --save react',
    'yarn add react',
    'pnpm add --save-prod react',
    'bun add react',
    'deno add npm:react',
  ],
  [
    'install -O fsevents',
    'npm install -O fsevents',
    'yarn add -O fsevents',
    'pnpm add -O fsevents',
    'bun add --optional fsevents',
  ],
  [
    'install --save-optional fsevents',
    'npm install --save-optional fsevents',
    'yarn add --optional fsevents',
    'pnpm add --save-optional fsevents',
    'bun add --optional fsevents',
  ],
  [
    'install --save-peer react',
    'npm install --save-peer react',
    'yarn add --peer react',
    'pnpm add --save-peer react',
    'bun add --peer react',
  ],
  [
    'install -E react',
    'npm install -E react',
    'yarn add -E react',
    'pnpm add -E react',
    'bun add -E react',
  ],
  [
    'install -D --save-exact typescript',
    'npm install -D --save-exact typescript',
    'yarn add -D --exact typescript',
    'pnpm add -D --save-exact typescript',
    'bun add -d --exact typescript',
  ],
  [
    'install -g pnpm',
    'npm install -g pnpm',
    'yarn global add pnpm',
    'pnpm add -g pnpm',
    'bun add -g pnpm',
    'deno install -g -A npm:pnpm',
  ],
  [
    'install --global @rstest/core',
    'npm install -g @rstest/core',
    'yarn global add @rstest/core',
    'pnpm add -g @rstest/core',
    'bun add -g @rstest/core',
  ],
  [
    'install react --registry https://r.example',
    'npm install --registry https://r.example react',
    'yarn add --registry https://r.example react',
    'pnpm add --registry https://r.example react',
    'bun add --registry https://r.example react',
  ],
];

const REMOVE: Row[] = [
  [
    'uninstall react',
    'npm uninstall react',
    'yarn remove react',
    'pnpm remove react',
    'bun remove react',
    'deno remove react',
  ],
  [
    'remove react',
    'npm uninstall react',
    'yarn remove react',
    'pnpm remove react',
    'bun remove react',
  ],
  [
    'rm react react-dom',
    'npm uninstall react react-dom',
    'yarn remove react react-dom',
    'pnpm remove react react-dom',
    'bun remove react react-dom',
  ],
  [
    'uninstall -D vite',
    'npm uninstall -D vite',
    'yarn remove vite',
    'pnpm remove -D vite',
    'bun remove vite',
  ],
  [
    'uninstall -g pnpm',
    'npm uninstall -g pnpm',
    'yarn global remove pnpm',
    'pnpm remove -g pnpm',
    'bun remove -g pnpm',
    'deno uninstall -g pnpm',
  ],
  ['update', 'npm update', 'yarn upgrade', 'pnpm update', 'bun update', 'deno outdated --update'],
  [
    'upgrade react',
    'npm update react',
    'yarn upgrade react',
    'pnpm update react',
    'bun update react',
  ],
  [
    'update -g pnpm',
    'npm update -g pnpm',
    'yarn global upgrade pnpm',
    'pnpm update -g pnpm',
    'bun update -g pnpm',
  ],
];

const RUN: Row[] = [
  [
    'run build',
    'npm run build',
    'yarn run build',
    'pnpm run build',
    'bun run build',
    'deno task build',
  ],
  ['npm run-script build', 'npm run build', 'yarn run build', 'pnpm run build', 'bun run build'],
  [
    'run test -- --watch',
    'npm run test -- --watch',
    'yarn run test --watch',
    'pnpm run test --watch',
    'bun run test --watch',
    'deno task test --watch',
  ],
  [
    'pnpm run test --watch',
    'npm run test -- --watch',
    'yarn run test --watch',
    'pnpm run test --watch',
    'bun run test --watch',
  ],
  [
    'run test src/a.test.ts',
    'npm run test src/a.test.ts',
    'yarn run test src/a.test.ts',
    'pnpm run test src/a.test.ts',
    'bun run test src/a.test.ts',
  ],
  [
    'run install-hooks',
    'npm run install-hooks',
    'yarn run install-hooks',
    'pnpm run install-hooks',
    'bun run install-hooks',
  ],
  ['test', 'npm test', 'yarn test', 'pnpm test', 'bun run test', 'deno task test'],
  ['npm t', 'npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['test -- -u', 'npm test -- -u', 'yarn test -u', 'pnpm test -u', 'bun run test -u'],
  ['start', 'npm start', 'yarn start', 'pnpm start', 'bun run start', 'deno task start'],
];

const EXECUTE: Row[] = [
  [
    'exec rstest',
    'npx rstest',
    'yarn rstest',
    'pnpm exec rstest',
    'bunx rstest',
    'deno run -A npm:rstest',
  ],
  [
    'npm exec -- rstest --watch',
    'npx rstest --watch',
    'yarn rstest --watch',
    'pnpm exec rstest --watch',
    'bunx rstest --watch',
  ],
  [
    'npx degit user/repo',
    'npx degit user/repo',
    'yarn dlx degit user/repo',
    'pnpm dlx degit user/repo',
    'bunx degit user/repo',
    'deno run -A npm:degit user/repo',
  ],
  [
    'npx install-peerdeps eslint-config',
    'npx install-peerdeps eslint-config',
    'yarn dlx install-peerdeps eslint-config',
    'pnpm dlx install-peerdeps eslint-config',
    'bunx install-peerdeps eslint-config',
  ],
  [
    'npx playwright install',
    'npx playwright install',
    'yarn dlx playwright install',
    'pnpm dlx playwright install',
    'bunx playwright install',
  ],
  [
    'npx -y cowsay hi',
    'npx -y cowsay hi',
    'yarn dlx cowsay hi',
    'pnpm dlx cowsay hi',
    'bunx cowsay hi',
  ],
  [
    'npx -p typescript tsc --init',
    'npx -p typescript tsc --init',
    'yarn dlx -p typescript tsc --init',
    'pnpm --package=typescript dlx tsc --init',
    'bunx -p typescript tsc --init',
  ],
  [
    'npx --package=typescript tsc',
    'npx -p typescript tsc',
    'yarn dlx -p typescript tsc',
    'pnpm --package=typescript dlx tsc',
    'bunx -p typescript tsc',
  ],
  [
    'dlx degit user/repo',
    'npx degit user/repo',
    'yarn dlx degit user/repo',
    'pnpm dlx degit user/repo',
    'bunx degit user/repo',
  ],
  ['bunx cowsay hi', 'npx cowsay hi', 'yarn dlx cowsay hi', 'pnpm dlx cowsay hi', 'bunx cowsay hi'],
];

const CREATE: Row[] = [
  [
    'create rstest@latest',
    'npm create rstest@latest',
    'yarn create rstest',
    'pnpm create rstest@latest',
    'bun create rstest@latest',
    'deno init --npm rstest@latest',
  ],
  [
    'create rstest@next',
    'npm create rstest@next',
    'yarn create rstest@next',
    'pnpm create rstest@next',
    'bun create rstest@next',
  ],
  [
    'create @scope/app@latest',
    'npm create @scope/app@latest',
    'yarn create @scope/app',
    'pnpm create @scope/app@latest',
    'bun create @scope/app@latest',
  ],
  ['npm init vite', 'npm create vite', 'yarn create vite', 'pnpm create vite', 'bun create vite'],
  [
    'create vite@latest app -- --template react-ts',
    'npm create vite@latest app -- --template react-ts',
    'yarn create vite app --template react-ts',
    'pnpm create vite@latest app --template react-ts',
    'bun create vite@latest app --template react-ts',
    'deno init --npm vite@latest app --template react-ts',
  ],
  [
    'create vite app --template vue',
    'npm create vite app -- --template vue',
    'yarn create vite app --template vue',
    'pnpm create vite app --template vue',
    'bun create vite app --template vue',
  ],
  ['init -y', 'npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y', 'deno init'],
];

const SHELL: Row[] = [
  [
    'create vite app && cd app && npm install',
    'npm create vite app && cd app && npm install',
    'yarn create vite app && cd app && yarn install',
    'pnpm create vite app && cd app && pnpm install',
    'bun create vite app && cd app && bun install',
  ],
  [
    'install\nrun build',
    'npm install\nnpm run build',
    'yarn install\nyarn run build',
    'pnpm install\npnpm run build',
    'bun install\nbun run build',
  ],
  [
    'run build && run test',
    'npm run build && npm run test',
    'yarn run build && yarn run test',
    'pnpm run build && pnpm run test',
    'bun run build && bun run test',
  ],
  [
    'CI=1 npm run test',
    'CI=1 npm run test',
    'CI=1 yarn run test',
    'CI=1 pnpm run test',
    'CI=1 bun run test',
  ],
  [
    'install \\\n  react \\\n  react-dom',
    'npm install react react-dom',
    'yarn add react react-dom',
    'pnpm add react react-dom',
    'bun add react react-dom',
  ],
  [
    '# Then\ninstall',
    '# Then\nnpm install',
    '# Then\nyarn install',
    '# Then\npnpm install',
    '# Then\nbun install',
  ],
  [
    'run build | tee log.txt',
    'npm run build | tee log.txt',
    'yarn run build | tee log.txt',
    'pnpm run build | tee log.txt',
    'bun run build | tee log.txt',
  ],
  ['login', 'npm login', 'yarn login', 'pnpm login', 'bun login'],
  ['', '', '', '', '', ''],
];

test('the rows are sixty and more', () => {
  expect([INSTALL, REMOVE, RUN, EXECUTE, CREATE, SHELL].flat().length).toBeGreaterThanOrEqual(60);
});

test.each(INSTALL)('installs: %s', (...row) => expectRow(row));
test.each(REMOVE)('removes and updates: %s', (...row) => expectRow(row));
test.each(RUN)('runs: %s', (...row) => expectRow(row));
test.each(EXECUTE)('executes: %s', (...row) => expectRow(row));
test.each(CREATE)('creates: %s', (...row) => expectRow(row));
test.each(SHELL)('reads shell text: %s', (...row) => expectRow(row));

test('runs a binary of the project by its name', () => {
  expectRow(
    [
      'rstest --watch',
      'npx rstest --watch',
      'yarn rstest --watch',
      'pnpm rstest --watch',
      'bun rstest --watch',
      'deno run -A npm:rstest --watch',
    ],
    'exec',
  );
});

test('runs a binary that is not installed', () => {
  expectRow(
    [
      'create-thing app',
      'npx create-thing app',
      'yarn dlx create-thing app',
      'pnpm dlx create-thing app',
      'bunx create-thing app',
      'deno run -A npm:create-thing app',
    ],
    'dlx',
  );
});

test('puts the name of an unknown tool in front', () => {
  expect(translateCommand('install react', 'cnpm')).toBe('cnpm install react');
});

test('leaves no blank at an end and doubles none', () => {
  const word = fc.constantFrom(
    'install',
    'run',
    'npx',
    'npm',
    '-D',
    '--',
    '&&',
    '"a b"',
    'x@1',
    '\n',
    '|',
    "'",
    'create',
    'constructor',
  );
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom('npm', 'pnpm'), (words, manager) => {
      const once = translateCommand(words.join(' '), manager);
      expect(once).toBe(once.trim());
      expect(once).not.toMatch(/ {2}/);
    }),
  );
});
