// Runs the browser tests that depend on the layout of text with two sets of installed fonts. A test that passes with
// only one of them measures text without loading its own font (e2e/support/box-font.ts). Arguments select other tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Families of each set: proportional, monospace, and optionally Chinese. */
const SETS = [
  ['DejaVu Sans', 'DejaVu Sans Mono'],
  ['Liberation Sans', 'Liberation Mono', 'Noto Sans CJK SC'],
];
const DEBIAN_PACKAGES = 'fonts-dejavu-core fonts-liberation fonts-noto-cjk';
const SPECS = [
  'first-visit',
  'hashes',
  'large-sidebar',
  'markdown',
  'reading-modes',
  'search',
  'theme',
  'unusual-sites',
  'visual',
  'widths',
];

/** Returns a fontconfig configuration that hides all other fonts. */
function fontConfig(families, cacheDir) {
  const accept = families.map(
    (name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`,
  );
  const alias = (generic, name) =>
    `<alias><family>${generic}</family><prefer><family>${name}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir>${cacheDir}</cachedir>
  <selectfont>
    <rejectfont><pattern></pattern></rejectfont>
    <acceptfont>${accept.join('')}</acceptfont>
  </selectfont>
  ${alias('sans-serif', families[0])}
  ${alias('monospace', families[1])}
</fontconfig>
`;
}

function run(folder, families) {
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, fontConfig(families, join(folder, 'cache')));
  const env = { ...process.env, FONTCONFIG_FILE: file };
  const installed = execFileSync('fc-list', [':', 'family'], { env, encoding: 'utf8' });
  const missing = families.filter((name) => !installed.split(/[,\n]/).includes(name));
  if (missing.length > 0) {
    console.error(
      `✗ Fonts not found: ${missing.join(', ')}\n\n→ On Debian, run: apt install ${DEBIAN_PACKAGES}`,
    );
    return false;
  }
  console.log(`\n▶ browser tests with ${families.join(', ')}`);
  const selected =
    process.argv.length > 2
      ? process.argv.slice(2)
      : SPECS.map((name) => `/${name.replace('-', '\\-')}\\.spec`);
  const args = ['exec', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', ...selected];
  return spawnSync('npx', ['--yes', 'pnpm@12', ...args], { env, stdio: 'inherit' }).status === 0;
}

if (process.platform !== 'linux') {
  console.log('Skipped the tests with other fonts: only Chromium on Linux uses fontconfig.');
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'octavo-fonts-'));
const passed = SETS.map((families) => run(folder, families));
rmSync(folder, { recursive: true, force: true });
process.exit(passed.every(Boolean) ? 0 : 1);
