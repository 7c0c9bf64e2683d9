import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Parts of the layout, and what each is. Their order is that of a page, from the top. */
const PARTS = {
  Layout: 'a whole page; its slots put something before and after each other part',
  Navbar: 'the bar at the top',
  Logo: 'the name of the site, in the bar',
  SearchButton: 'what opens the search, in the bar',
  ColorModeControl: 'light, dark or as the system says',
  Sidebar: 'the pages of a section',
  Outline: 'the headings of a page',
  Overview: 'all pages of a section with their headings',
  DocFooter: 'edit link, date, previous and next page',
  BackgroundImage: 'the image behind a home page',
  Hero: 'the first screen of a home page',
  Features: 'the cards below it',
  ToolStack: 'the tools that belong together',
  SiteFooter: 'the last line of pages without a sidebar',
  NotFound: 'what an unknown address shows',
};

/** A part as the published package tells it to `octavo`. */
export interface EjectablePart {
  name: string;
  description: string;
  /** Where the original is imported from. */
  module: string;
  /** What `eject/<name>.tsx` is to be recognised by; missing where the part can be wrapped alone. */
  hash?: string;
}

const src = join(dirname(fileURLToPath(import.meta.url)), 'src');
const IMPORT = /^import (type )?\{([^}]*)\} from '([^']+)';$/gm;

/** Write the sources of parts in the form they take in a site, and a list of all parts. */
export function writeEjectable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const parts = readParts();
  for (const { name, source } of parts)
    if (source !== undefined) writeFileSync(join(folder, `${name}.tsx`), source);
  const list: EjectablePart[] = parts.map(({ source, ...part }) => ({
    ...part,
    ...(source === undefined ? {} : { hash: hashOf(source) }),
  }));
  writeFileSync(join(folder, 'parts.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/** Every part with its source in a site. Those that load code on demand have none: that code is not theirs alone. */
export function readParts(): (Omit<EjectablePart, 'hash'> & { source: string | undefined })[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const isPublic = publicNames(readFileSync(join(src, 'index.ts'), 'utf8'), files);
  return Object.entries(PARTS).map(([name, description]) => {
    const file = files.find((path) => path.endsWith(`/${name}.tsx`))!;
    const text = readFileSync(join(src, file), 'utf8');
    const loadsMore = /\bimport\(/.test(text);
    const module = isPublic.has(name) ? '@octavo/theme' : '@octavo/theme/parts';
    return { name, description, module, source: loadsMore ? undefined : forSite(text, isPublic) };
  });
}

/** Imports of the theme's own modules become imports of the package. */
function forSite(text: string, isPublic: ReadonlySet<string>): string {
  return text.replace(IMPORT, (line: string, type = '', list: string, from: string) => {
    if (!/^[.#]/.test(from)) return line;
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isOwn = (name: string) =>
      from !== '#built-in' && isPublic.has(name.replace(/^type /, '').split(' as ')[0]!);
    const print = (some: string[], target: string) =>
      some.length > 0 ? [`import ${type}{ ${some.join(', ')} } from '${target}';`] : [];
    return [
      ...print(names.filter(isOwn), '@octavo/theme'),
      ...print(
        names.filter((name) => !isOwn(name)),
        '@octavo/theme/parts',
      ),
    ].join('\n');
  });
}

/** Names that the package exports, those of its constants and types among them. */
function publicNames(index: string, files: readonly string[]): Set<string> {
  const listed = namesIn(index);
  const all = [...index.matchAll(/export (?:type )?\* from '\.\/([^']+)'/g)].flatMap(([, path]) => {
    const file = files.find((each) => each === `${path}.ts`)!;
    const text = readFileSync(join(src, file), 'utf8');
    const own = [...text.matchAll(/^export (?:const|interface|type) (\w+)/gm)].map(
      ([, name]) => name!,
    );
    return [...own, ...namesIn(text)];
  });
  return new Set([...listed, ...all]);
}

/** What a module exports of others, by name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list]) =>
    list!.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .at(-1)!,
    ),
  );
}

export function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}
