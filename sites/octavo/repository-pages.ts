import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { definePlugin } from '@octavo/cli';

import { type Change, mergeReleases, parseChangelog, parseChangeset } from './changelog';

const root = join(import.meta.dirname, '../..');

/** Adds the changelog and the design decisions, which are files of the repository, as pages. */
export const repositoryPages = definePlugin({
  name: 'repository-pages',
  pages: () => [
    { path: 'en/about/changelog.md', content: changelogPage() },
    { path: 'en/about/decisions/index.md', content: decisionList() },
    ...decisions().map(({ name, text }) => ({
      path: `en/about/decisions/${name}.md`,
      content: text,
    })),
  ],
});

interface Decision {
  name: string;
  title: string;
  text: string;
}

function decisions(): Decision[] {
  const folder = join(root, 'decisions');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      // Files of the repository are not part of the site.
      .replace(/\[([^\]]+)\]\((?!https?:|#|\d{4}-[\w-]+\.md)[^)]+\)/g, '$1')
      .replace(/\]\((\d{4}-[\w-]+)\.md/g, '](/about/decisions/$1');
    return { name: basename(file, '.md'), title: /^# \d+\. (.+)$/m.exec(text)?.[1] ?? file, text };
  });
}

function decisionList(): string {
  const items = decisions().map(({ name, title }) => `1. [${title}](/about/decisions/${name})`);
  return `---
title: Design decisions
description: Why Octavo works the way it does, with the alternatives that were rejected.
---

# Design decisions

Each page describes a problem, the decision and its consequences, the measured results, and the alternatives that were rejected.

${items.join('\n')}
`;
}

function changelogPage(): string {
  const folder = join(root, '.changeset');
  const unreleased = readdirSync(folder)
    .filter((file) => /^(?!README).+\.md$/.test(file))
    .sort()
    .map((file) => parseChangeset(readFileSync(join(folder, file), 'utf8')));
  const changelogs = readdirSync(join(root, 'packages')).flatMap((name) => {
    const path = join(root, 'packages', name);
    return readdirSync(path).includes('CHANGELOG.md')
      ? [parseChangelog(readFileSync(join(path, 'CHANGELOG.md'), 'utf8'))]
      : [];
  });
  const releases = mergeReleases(changelogs);
  const sections = [
    ...(unreleased.length > 0 ? [printRelease('Unreleased', unreleased)] : []),
    ...[...releases].map(([version, changes]) => printRelease(version, changes)),
  ];
  return `---
title: Changelog
description: What has changed in each version of Octavo.
search: 0.5
---

# Changelog

All packages have the same version.

${sections.join('\n\n')}
`;
}

const TITLES = { major: 'Breaking changes', minor: 'New', patch: 'Fixed' };

function printRelease(title: string, changes: readonly Change[]): string {
  const groups = (['major', 'minor', 'patch'] as const).flatMap((bump) => {
    const entries = changes.filter((change) => change.bump === bump);
    return entries.length > 0
      ? [`### ${TITLES[bump]}`, entries.map(({ text }) => printEntry(text)).join('\n')]
      : [];
  });
  return [`## ${title}`, ...groups].join('\n\n');
}

/** Prints an entry as a list item, whose first sentence is the summary. */
function printEntry(text: string): string {
  return `- ${text.trim().replace(/\n(?=.)/g, '\n  ')}\n`;
}
