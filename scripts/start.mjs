// Installs and builds everything, and serves the documentation site. New contributors run this
// first.
import { checkNode, pnpm } from './run.mjs';

checkNode();
const steps = [
  ['install', '--frozen-lockfile'],
  ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'],
  ['-F', 'docs', 'build'],
  ['-F', 'docs', 'preview', ...process.argv.slice(2)],
];
for (const step of steps) {
  const code = await pnpm(step);
  if (code !== 0) process.exit(code);
}
