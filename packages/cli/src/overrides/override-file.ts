import { createHash } from 'node:crypto';

import type { OverridableComponent } from './overridable-components';

const NOTE =
  /^\/\/ Ejected from @octavo\/theme (\S+) \(([\da-f]{12})\)\. "octavo diff (\w+)" shows upstream changes\.\n/;

/** Folder of the original sources of ejected components, below the theme folder. */
export const ORIGINS = '.ejected';

/** Returns the file of an ejected component: its source below a note that names its version. */
export function ejectedFile(name: string, source: string, version: string): string {
  return `// Ejected from @octavo/theme ${version} (${hashOf(source)}). "octavo diff ${name}" shows upstream changes.\n${source}`;
}

/** Returns the note of an ejected component; `undefined` for other files. */
export function readNote(text: string): { version: string; hash: string } | undefined {
  const [, version, hash] = NOTE.exec(text) ?? [];
  return version && hash ? { version, hash } : undefined;
}

export function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/** Returns the file of a wrapper: it renders the original component, and sites add to it. */
export function wrapperFile({
  name,
  module,
}: Pick<OverridableComponent, 'name' | 'module'>): string {
  if (name === 'Layout') {
    return `import { type LayoutProps, Layout as Original } from '@octavo/theme';

/** The layout of every page. Each slot is rendered before or after a component of the layout; see \`LayoutSlots\`. */
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

/** Whether a module has an export of that name. */
export function exportsName(text: string, name: string): boolean {
  return new RegExp(
    `^export\\s+(?:(?:async\\s+)?function|const|let|class)\\s+${name}\\b|^export\\s*\\{[^}]*\\b${name}\\s*[,}]`,
    'm',
  ).test(text);
}
