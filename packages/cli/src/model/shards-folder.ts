/** Returns the folder that contains the shards of a site. It is next to the output folder. */
export function getShardsFolder(outDir: string): string {
  return `${outDir}-shards`;
}
