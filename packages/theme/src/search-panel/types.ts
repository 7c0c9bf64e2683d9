import type { SearchClient } from '@octavo/search';

import type { Messages } from '../model/messages';
import type { SearchIndex } from '../model/types';

/** Props of `SearchPanel`. */
export interface SearchPanelProps {
  /** Search client for the current language and version. */
  client: SearchClient;
  /** Label of the tab of `client`, if there are several tabs. @default the UI string `search` */
  name?: string | undefined;
  /** Additional indexes, shown as tabs. Their results open in a new browser tab. */
  indexes?: readonly SearchIndex[];
  open: boolean;
  /** Called when the reader closes the panel. */
  onClose: () => void;
  /** Called when the reader opens a result in this tab. `link` is a route path with an optional hash. */
  onNavigate: (link: string) => void;
  /** Converts the link of a result to an href. @default returns the link unchanged */
  hrefOf?: (link: string) => string;
  /** Language tag of the UI strings. @default 'en' */
  lang?: string | undefined;
  /** UI strings that override those of the language. */
  messages?: Partial<Messages> | undefined;
  className?: string;
}
