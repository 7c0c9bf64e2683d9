import type { ResolvedLink } from '../options';
import type { PageState } from '../page/page-state';

/** Records the files on which a resolved link depends. */
export function recordDependencies(
  { probes = [], dependencies = [] }: ResolvedLink,
  state: Pick<PageState, 'probes' | 'dependencies'>,
): void {
  for (const path of probes) state.probes.add(path);
  for (const path of dependencies) state.dependencies.add(path);
}
