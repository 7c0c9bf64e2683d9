import { configSchema } from './schema/config';

/** Returns the paths of all values that the configuration schema does not accept, including those of unknown keys. */
export function findInvalidPaths(config: unknown): (readonly PropertyKey[])[] {
  const issues = configSchema.safeParse(config).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path],
  );
}
