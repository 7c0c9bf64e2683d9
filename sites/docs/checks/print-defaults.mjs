// Prints the defaults of Rstest as JSON: what it made of an empty config.
import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A plugin that writes the resolved config. */
const CONFIG = `import { writeFileSync } from 'node:fs';

export default {
  plugins: [
    {
      name: 'write-config',
      setup(api) {
        api.modifyRsbuildConfig(() => {
          const { plugins, ...config } = api.useExposed('rstest').getRstestConfig();
          writeFileSync('config.json', JSON.stringify(config));
        });
      },
    },
  ],
};
`;

const modules = join(import.meta.dirname, '../node_modules');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-defaults-')));
try {
  symlinkSync(modules, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'rstest.config.mjs'), CONFIG);
  writeFileSync(
    join(folder, 'a.test.mjs'),
    "import { test } from '@rstest/core';\ntest('a', () => {});\n",
  );
  execFileSync(join(modules, '.bin/rstest'), ['run'], { cwd: folder, stdio: 'pipe' });
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
  console.log(JSON.stringify(mapValues(config)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Converts values to the form in which an option is set. */
function asShown(value) {
  if (value === folder) return 'process.cwd()';
  if (Array.isArray(value))
    return value.filter((item) => !String(item).endsWith('.rstest-temp')).map(asShown);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value.patterns)) return asShown(value.patterns);
  // An object with defaults is set by its name.
  if (value.name !== undefined) return value.name;
  if (value.root !== undefined && Object.keys(value).length === 1) return value.root;
  return mapValues(value);
}

function mapValues(object) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, asShown(value)]));
}
