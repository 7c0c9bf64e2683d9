import { type ComponentType, useEffect, useRef, useState } from 'react';

import type { SearchPanelProps } from './types';

let LoadedDialog: ComponentType<SearchPanelProps> | undefined;

/** Loads the search dialog. The promise rejects if the chunk fails to load, and the next call tries again. */
export async function loadSearchDialog(): Promise<ComponentType<SearchPanelProps>> {
  LoadedDialog ??= (await import('./SearchDialog')).SearchDialog;
  return LoadedDialog;
}

/** Returns whether the search dialog is loaded. */
export function hasSearchDialog(): boolean {
  return LoadedDialog !== undefined;
}

/**
 * Search dialog. It is loaded when it is opened for the first time, and preserves the query while it is closed.
 *
 * @example
 * <SearchPanel
 *   client={searchClient}
 *   open={open}
 *   onClose={() => setOpen(false)}
 *   onNavigate={(link) => navigate(link)}
 * />
 */
export function SearchPanel(props: SearchPanelProps) {
  const { open } = props;
  // `React.lazy` would cache a failed request and throw the error while rendering the page.
  const [Dialog, setDialog] = useState(() => LoadedDialog);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!open || Dialog) return;
    let isActive = true;
    loadSearchDialog().then(
      (Component) => {
        if (isActive) setDialog(() => Component);
      },
      (error: unknown) => {
        console.error(error);
        if (isActive) latest.current.onClose();
      },
    );
    return () => {
      isActive = false;
    };
  }, [open, Dialog]);

  return Dialog ? <Dialog {...props} /> : null;
}
