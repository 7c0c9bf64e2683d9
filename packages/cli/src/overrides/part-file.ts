import { createHash } from 'node:crypto';

import type { ThemePart } from './read-parts';

const NOTE =
  /^\/\/ Ejected from @octavo\/theme (\S+) \(([\da-f]{12})\)\. "octavo diff (\w+)" tells what has changed there since\.\n/;

/** Where the sources that parts were ejected from are kept, below the theme folder. */
export const ORIGINS = '.ejected';

/** The file of an ejected part: its source under a note of where it is from. */
export function ejectedFile(name: string, source: string, version: string): string {
  return `// Ejected from @octavo/theme ${version} (${hashOf(source)}). "octavo diff ${name}" tells what has changed there since.\n${source}`;
}

/** What the note of a file says; nothing where it was not ejected. */
export function readNote(text: string): { version: string; hash: string } | undefined {
  const [, version, hash] = NOTE.exec(text) ?? [];
  return version && hash ? { version, hash } : undefined;
}

export function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/** The file of a wrapper: the part as it is, with room for more around it. */
export function wrapperFile({ name, module }: Pick<ThemePart, 'name' | 'module'>): string {
  if (name === 'Layout') {
    return `import { type LayoutProps, Layout as Original } from '@octavo/theme';

/** The layout of every page. Each slot stands before or after a part of it; see \`LayoutSlots\`. */
export function Layout(props: LayoutProps) {
  return <Original {...props} slots={{ ...props.slots, top: props.slots?.top }} />;
}
`;
  }
  const imports =
    module === '@octavo/theme'
      ? [`import { ${name} as Original, type ThemeParts } from '${module}';`]
      : [
          "import type { ThemeParts } from '@octavo/theme';",
          `import { ${name} as Original } from '${module}';`,
        ];
  return [
    ...imports,
    "import type { ComponentProps } from 'react';",
    '',
    `export function ${name}(props: ComponentProps<ThemeParts['${name}']>) {`,
    '  return (',
    '    <>',
    '      <Original {...props} />',
    '    </>',
    '  );',
    '}',
    '',
  ].join('\n');
}

/** Whether a module exports something by that name. */
export function exportsName(text: string, name: string): boolean {
  return new RegExp(
    `^export\\s+(?:(?:async\\s+)?function|const|let|class)\\s+${name}\\b|^export\\s*\\{[^}]*\\b${name}\\s*[,}]`,
    'm',
  ).test(text);
}
