import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Site of another tool. */
export interface OriginalSite {
  tool: 'Rspress' | 'VitePress' | 'Docusaurus' | 'Starlight';
  /** Absolute path of the configuration file. */
  source: string;
  /** Absolute path of the folder for the new configuration file. */
  folder: string;
  /** Absolute path of the folder that paths in the configuration are relative to. */
  project: string;
}

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const names = (stem: string) => EXTENSIONS.map((extension) => `${stem}.${extension}`);
const RSPRESS = [...names('rspress.config'), ...names('rstack.config')];
const DOCUSAURUS = names('docusaurus.config');
const ASTRO = names('astro.config');
const VITEPRESS = [...names('.vitepress/config'), ...names('.vitepress/config/index')];

/** Finds the site of another tool. The path is absolute, and leads to a folder or a configuration file. */
export function findOriginalSite(path: string): OriginalSite | undefined {
  const isFile = /\.[cm]?[jt]s$/.test(path);
  const find = (list: readonly string[], subfolder = '') =>
    isFile
      ? list.some((name) => path.endsWith(sep + name.replaceAll('/', sep))) &&
        existsSync(path) &&
        path
      : list.map((name) => join(path, subfolder, name)).find((file) => existsSync(file));
  const inFolder = (tool: OriginalSite['tool'], source: string): OriginalSite => {
    const folder = dirname(source);
    return { tool, source, folder, project: folder };
  };
  const rspress = find(RSPRESS);
  if (rspress) return inFolder('Rspress', rspress);
  const docusaurus = find(DOCUSAURUS) || find(DOCUSAURUS, 'website');
  if (docusaurus) return inFolder('Docusaurus', docusaurus);
  const astro = find(ASTRO) || find(ASTRO, 'docs');
  if (astro && readFileSync(astro, 'utf8').includes('@astrojs/starlight'))
    return inFolder('Starlight', astro);
  const vitepress = find(VITEPRESS) || find(VITEPRESS, 'docs');
  if (!vitepress) return undefined;
  const project = dirname(
    vitepress.slice(0, vitepress.lastIndexOf('.vitepress') + '.vitepress'.length),
  );
  return { tool: 'VitePress', source: vitepress, folder: isFile ? project : path, project };
}

/** Finds the configuration file of a site that is already migrated. */
export function findMigratedConfig(path: string): string | undefined {
  const folder = findOriginalSite(path)?.folder ?? path;
  return names('docs.config')
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
}
