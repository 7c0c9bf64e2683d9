// Checks the types of all projects, or of those whose paths contain an argument:
// `npm run typecheck -- packages/cli`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { run } from './run.mjs';

const PROJECTS = [
  'packages/search/tsconfig.json',
  'packages/search/tsconfig.node.json',
  'packages/search/tsconfig.test.json',
  'packages/theme/tsconfig.json',
  'packages/theme/tsconfig.test.json',
  'packages/mdx-plugins/tsconfig.json',
  'packages/cli/tsconfig.json',
  'packages/cli/src/app/tsconfig.json',
  'packages/plugins/tsconfig.json',
  'packages/plugins/src/client/tsconfig.json',
  'packages/migrate/tsconfig.json',
  'packages/create-octavo/tsconfig.json',
  'sites/docs/tsconfig.json',
  'sites/octavo/tsconfig.json',
  'e2e/tsconfig.json',
  'e2e/fixtures/plugins/tsconfig.json',
  'e2e/fixtures/page-lists/tsconfig.json',
  '.storybook/tsconfig.json',
];

// TypeScript 7 needs less than half of the CPU time of TypeScript 6. Builds and `octavo test` use
// TypeScript 6, because they call the compiler from their own code, which 7 does not support.
const manifest = fileURLToPath(import.meta.resolve('@typescript/native/package.json'));
const compiler = join(dirname(manifest), 'bin/tsc');

const named = process.argv.slice(2);
const projects = PROJECTS.filter(
  (path) => named.length === 0 || named.some((name) => path.includes(name)),
);
if (projects.length === 0) throw new Error(`No project with ${named.join(' or ')} in its path.`);

let failed = 0;
for (const project of projects) {
  const code = await run(process.execPath, [compiler, '--noEmit', '-p', project]);
  if (code !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
