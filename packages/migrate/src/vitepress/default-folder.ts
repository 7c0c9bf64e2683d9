/** Removes the folder of the default language, which has no prefix in Octavo, from the start of a path or pattern. */
function removePrefix(path: string, folder: string): string {
  if (path.startsWith('^')) return `^${removePrefix(path.slice(1), folder)}`;
  const prefix = `/${folder}`;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
}

/** Removes the folder of the default language from the links and sidebar sections of a configuration. */
export function removeFolder(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => removeFolder(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      removePrefix(key, folder),
      typeof item === 'string' && ['link', 'activeMatch'].includes(key)
        ? removePrefix(item, folder)
        : removeFolder(item, folder),
    ]),
  );
}

/** Returns the path of a page without the folder of the default language. */
export function toDefaultPath(path: string, folders: ReadonlyMap<string, string>): string {
  const [folder] = folders.values();
  return folder ? removePrefix(`/${path}`, folder).slice(1) : path;
}
