export { SearchButton, type SearchButtonProps } from './SearchButton';
export { SearchPanel, type SearchPanelProps } from './SearchPanel';
export type { SearchIndex } from './types';
