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

import { runCommand } from '../examples/run-command';

/** A plugin that writes down what the framework made of an empty config. */
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

/** The framework's config in a folder without options. */
export interface Resolved {
  config: unknown;
  /** Where it ran. */
  folder: string;
}

/** Run the framework without options, and read what it ran with. */
export async function resolvedDefaults(modules: string): Promise<Resolved> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-facts-')));
  try {
    symlinkSync(modules, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'rstest.config.mjs'), CONFIG);
    writeFileSync(
      join(folder, 'a.test.mjs'),
      "import { test } from '@rstest/core';\ntest('a', () => {});\n",
    );
    const { code, output } = await runCommand('rstest run', folder);
    if (code !== 0) throw new Error(`Expected an empty project to pass, got ${code}:\n${output}`);
    return { config: JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')), folder };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compare a default that a page shows, as code, with the real one. A shown object may leave keys out.
 *
 * @returns nothing when they are equal, or when the framework leaves the value to a library.
 */
export function defaultProblem(
  option: readonly string[],
  shown: string | undefined,
  { config, folder }: Resolved,
): string | undefined {
  const real = option.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    config,
  );
  if (shown === undefined) {
    return isNothing(real) ? undefined : `Expected ${JSON.stringify(real)} as default, got none`;
  }
  if (real === undefined) return undefined;
  const value = evaluate(shown, folder);
  if (contains(real, value)) return undefined;
  return `Expected ${JSON.stringify(real)} as default, got ${shown}`;
}

function evaluate(code: string, folder: string): unknown {
  const process = { cwd: () => folder };
  return new Function('process', `return (${code});`)(process);
}

/** Whether a value is what is shown of it. A list of patterns may be kept with those that a run adds. */
function contains(real: unknown, shown: unknown): boolean {
  if (Array.isArray(shown)) {
    const list = isRecord(real) && Array.isArray(real.patterns) ? real.patterns : real;
    if (!Array.isArray(list)) return false;
    const own = list.filter((item) => !String(item).endsWith('.rstest-temp'));
    return own.length === shown.length && shown.every((item, i) => contains(own[i], item));
  }
  if (isRecord(shown)) {
    return (
      isRecord(real) && Object.entries(shown).every(([key, value]) => contains(real[key], value))
    );
  }
  // A name stands for the object that has it.
  if (isRecord(real)) return real.name === shown || real.root === shown;
  return Object.is(real, shown);
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
