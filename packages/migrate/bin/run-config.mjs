/**
 * Executes the configuration of another tool, and writes its values as JSON to file descriptor 3. Functions and regular
 * expressions are written as objects with the key `$octavo`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createJiti } from 'jiti';

const [file] = process.argv.slice(2);
const captured = [];
globalThis[Symbol.for('octavo.captured-configurations')] = captured;
const capture = (name) => fileURLToPath(new URL(`./capture/${name}.mjs`, import.meta.url));
// The options of these packages are not part of the exported value.
const alias = { '@astrojs/starlight': capture('starlight'), rstack: capture('rstack') };
const jiti = createJiti(file, { moduleCache: false, fsCache: false, alias });

const exported = await jiti.import(file);
let value = captured[0] ?? exported.default ?? exported;
while (typeof value === 'function')
  value = value({ command: 'build', mode: 'production', env: 'production' });
value = await value;

const text = JSON.stringify(value, (_key, item) => {
  if (typeof item === 'function') return { $octavo: 'function' };
  if (item instanceof RegExp) return { $octavo: 'regexp', source: item.source, flags: item.flags };
  return typeof item === 'bigint' ? String(item) : item;
});
writeFileSync(3, text ?? 'null');
process.exit();
