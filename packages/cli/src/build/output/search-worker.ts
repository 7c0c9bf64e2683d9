import { buildPrebuilt, type IndexFile, type PrebuiltFile } from '@octavo/search/indexer';

/** Worker entry point: prebuilds a search index. */
export default function build(index: IndexFile): PrebuiltFile[] {
  return buildPrebuilt(index);
}
