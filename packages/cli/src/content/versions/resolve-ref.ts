import { runGit } from './git-objects';

export interface ResolvedRef {
  /** Full hash of the commit. */
  commit: string;
  isBranch: boolean;
}

/**
 * Finds the commit of a tag, branch or commit hash. CI systems often check out a single branch, so the branches of the
 * remote `origin` are also tried.
 */
export async function resolveRef(cwd: string, ref: string): Promise<ResolvedRef | undefined> {
  const candidates = [
    { name: `refs/tags/${ref}`, isBranch: false },
    { name: `refs/heads/${ref}`, isBranch: true },
    { name: `refs/remotes/${ref}`, isBranch: true },
    { name: `refs/remotes/origin/${ref}`, isBranch: true },
    { name: ref, isBranch: false },
  ];
  for (const { name, isBranch } of candidates) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { output, error } = await runGit(cwd, args);
    const [commit = ''] = output.toString().trim().split('\n').slice(-1);
    if (error === undefined && /^[\da-f]{40,64}$/.test(commit)) return { commit, isBranch };
  }
  return undefined;
}

/** Returns how to make a missing tag or branch available in a clone. */
export async function describeMissingRef(cwd: string, ref: string): Promise<string> {
  const shallow = await runGit(cwd, ['rev-parse', '--is-shallow-repository']);
  if (shallow.output.toString().trim() === 'true') {
    return `The repository is a shallow clone. Fetch the tags and branches with \`git fetch --tags --unshallow\`, or set "fetch-depth: 0" for actions/checkout.`;
  }
  const { output } = await runGit(cwd, [
    'tag',
    '--list',
    '--sort=-version:refname',
    '--sort=-creatordate',
  ]);
  const tags = output.toString().split('\n').filter(Boolean).slice(0, 5);
  return tags.length > 0
    ? `Use the name of a tag or branch, such as ${tags.map((tag) => `"${tag}"`).join(', ')}, or run \`git fetch --tags\`.`
    : `The clone has no tags. Run \`git fetch --tags\`, or create the tag with \`git tag ${ref}\`.`;
}
