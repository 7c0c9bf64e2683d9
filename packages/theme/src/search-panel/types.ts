import type { SearchClient } from '@octavo/search';

import type { Messages } from '../model/messages';
import type { SearchIndex } from '../model/types';

export interface SearchPanelProps {
  /** The index of the current language and version. */
  client: SearchClient;
  /** What its tab is called where there are others. @default the word for search */
  name?: string | undefined;
  /** Other indexes, each a tab; their results open in a new browser tab. */
  indexes?: readonly SearchIndex[];
  open: boolean;
  onClose: () => void;
  /** Called with the link of a result that opens in this tab: a route path, with the hash of its section. */
  onNavigate: (link: string) => void;
  /** Writes a link as an address. @default the link as it is */
  hrefOf?: (link: string) => string;
  /** Language of its sentences. @default 'en' */
  lang?: string | undefined;
  /** Sentences in place of that language's. */
  messages?: Partial<Messages> | undefined;
  className?: string;
}
