import { buildPrebuilt, type IndexFile, type PrebuiltFile } from '@octavo/search/indexer';

/** Entry of a worker thread: index a language ahead. */
export default function build(index: IndexFile): PrebuiltFile[] {
  return buildPrebuilt(index);
}
