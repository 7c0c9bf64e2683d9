import { createHash } from 'node:crypto';

import type { OverridableComponent } from './overridable-components';

const HEADER =
  /^\/\/ Ejected from @octavo\/theme (\S+) \(([\da-f]{12})\)\. "octavo diff (\w+)" shows upstream changes\.\r?\n/;

/** Folder for the original sources of ejected components, relative to the theme folder. */
export const ORIGINALS_FOLDER = '.ejected';

/** Returns the source of an ejected component, with a header comment that contains the theme version and source hash. */
export function createEjectedFile(name: string, source: string, version: string): string {
  return `// Ejected from @octavo/theme ${version} (${hashSource(source)}). "octavo diff ${name}" shows upstream changes.\n${source}`;
}

/** Parses the version and hash in the header of an ejected component. Returns `undefined` for other files. */
export function parseEjectHeader(text: string): { version: string; hash: string } | undefined {
  const [, version, hash] = HEADER.exec(text) ?? [];
  return version && hash ? { version, hash } : undefined;
}

/** Returns the first 12 hex digits of the SHA-256 hash of a source file. Its line endings depend on the checkout. */
export function hashSource(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/** Returns the source of a wrapper component, which renders the original component. */
export function createWrapperFile({
  name,
  module,
}: Pick<OverridableComponent, 'name' | 'module'>): string {
  if (name === 'Layout') {
    return `import { type LayoutProps, Layout as Original } from '@octavo/theme';

/** Page layout. Use slots to render content before or after parts of the layout. See \`LayoutSlots\` for all slots. */
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
