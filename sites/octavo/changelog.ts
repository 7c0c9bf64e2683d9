export interface Change {
  bump: 'major' | 'minor' | 'patch';
  /** Markdown. */
  text: string;
}

/** Parses a changeset: a YAML block with the bump of each package, and a text. */
export function parseChangeset(source: string): Change {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const bump = (['major', 'minor'] as const).find((each) => head.includes(`: ${each}`)) ?? 'patch';
  return { bump, text: text.trim() };
}

/** Parses a `CHANGELOG.md` that changesets wrote. Returns the changes of each version, without updates of dependencies. */
export function parseChangelog(source: string): Map<string, Change[]> {
  const versions = new Map<string, Change[]>();
  for (const section of source.split(/^## /m).slice(1)) {
    const [version = ''] = section.split('\n', 1);
    const changes = section
      .split(/^### /m)
      .slice(1)
      .flatMap((group) => {
        const bump = (/^\w+/.exec(group)?.[0] ?? 'patch').toLowerCase() as Change['bump'];
        return group
          .split(/^- /m)
          .slice(1)
          .map((entry) =>
            entry
              .replace(/^[\da-f]{7,}: /, '')
              .replace(/^ {2}/gm, '')
              .trim(),
          )
          .filter(
            (text) =>
              text && !text.startsWith('Updated dependencies') && !/^@?[\w/-]+@\d/.test(text),
          )
          .map((text) => ({ bump, text }));
      });
    versions.set(version.trim(), changes);
  }
  return versions;
}

/** Merges the changelogs of packages with the same versions. A change of several packages is listed once. */
export function mergeReleases(
  changelogs: readonly ReadonlyMap<string, readonly Change[]>[],
): Map<string, Change[]> {
  const merged = new Map<string, Change[]>();
  for (const changelog of changelogs) {
    for (const [version, changes] of changelog) {
      const known = merged.get(version) ?? [];
      const added = changes.filter(({ text }) => !known.some((change) => change.text === text));
      merged.set(version, [...known, ...added]);
    }
  }
  return merged;
}
