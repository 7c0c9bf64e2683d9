import { buildPrebuilt, type IndexFile, type PrebuiltFile } from '@octavo/search/indexer';

/** Entry point of the worker thread that prebuilds a search index. */
export default function build(index: IndexFile): PrebuiltFile[] {
  return buildPrebuilt(index);
}
