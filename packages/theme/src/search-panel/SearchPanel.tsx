import { type ComponentType, useEffect, useRef, useState } from 'react';

import type { SearchPanelProps } from './types';

let LoadedDialog: ComponentType<SearchPanelProps> | undefined;

/** Loads the search dialog. If the chunk fails to load, the promise rejects and the next call retries. */
export async function loadSearchDialog(): Promise<ComponentType<SearchPanelProps>> {
  LoadedDialog ??= (await import('./SearchDialog')).SearchDialog;
  return LoadedDialog;
}

/** Checks whether the search dialog is loaded. */
export function isSearchDialogLoaded(): boolean {
  return LoadedDialog !== undefined;
}

/**
 * Search dialog. Lazily loaded when it first opens. Preserves the query while closed.
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
  // Avoid `React.lazy`, which would cache a failed request and throw while rendering the page.
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
