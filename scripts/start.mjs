// Installs and builds everything, and serves the documentation of Rstest. New contributors run this
// first.
import { checkNode, pnpm } from './run.mjs';

checkNode();
const steps = [
  ['install', '--frozen-lockfile'],
  ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'],
  ['-F', 'docs', 'build'],
];
for (const step of steps) {
  const code = await pnpm(step);
  if (code !== 0) process.exit(code);
}
console.log(`
This is the documentation of Rstest. To open the documentation of Octavo, run:
  npx pnpm@12 -F octavo-docs dev
`);
process.exit(await pnpm(['-F', 'docs', 'preview', ...process.argv.slice(2)]));
