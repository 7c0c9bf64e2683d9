import { createHash } from 'node:crypto';

import type { OverridableComponent } from './overridable-components';

const NOTE =
  /^\/\/ Ejected from @octavo\/theme (\S+) \(([\da-f]{12})\)\. "octavo diff (\w+)" shows upstream changes\.\n/;

/** Folder of the original sources of ejected components, relative to the theme folder. */
export const ORIGINALS_FOLDER = '.ejected';

/** Returns the content of an ejected component: a comment with the version and hash, followed by the source. */
export function createEjectedFile(name: string, source: string, version: string): string {
  return `// Ejected from @octavo/theme ${version} (${hashSource(source)}). "octavo diff ${name}" shows upstream changes.\n${source}`;
}

/** Reads the version and hash from the comment of an ejected component; `undefined` for other files. */
export function readEjectNote(text: string): { version: string; hash: string } | undefined {
  const [, version, hash] = NOTE.exec(text) ?? [];
  return version && hash ? { version, hash } : undefined;
}

/** Returns the first 12 hexadecimal digits of the SHA-256 of a source. */
export function hashSource(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12);
}

/** Returns the content of a wrapper file, which renders the original component and can be extended. */
export function createWrapperFile({
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

/** Checks whether a module has a named export. */
export function hasNamedExport(text: string, name: string): boolean {
  return new RegExp(
    `^export\\s+(?:(?:async\\s+)?function|const|let|class)\\s+${name}\\b|^export\\s*\\{[^}]*\\b${name}\\s*[,}]`,
    'm',
  ).test(text);
}
