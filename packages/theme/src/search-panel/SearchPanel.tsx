import { type ComponentType, useEffect, useRef, useState } from 'react';

import type { SearchPanelProps } from './types';

let Loaded: ComponentType<SearchPanelProps> | undefined;

/** Load the dialog before it is shown. Rejects when its script cannot be had; calling again tries again. */
export async function loadSearchDialog(): Promise<ComponentType<SearchPanelProps>> {
  Loaded ??= (await import('./SearchDialog')).SearchDialog;
  return Loaded;
}

export function hasSearchDialog(): boolean {
  return Loaded !== undefined;
}

/**
 * The search dialog, loaded when it first opens. It keeps the query while it is closed.
 *
 * Not `React.lazy`, which would remember that a script could not be had, and throw it at the page.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { open } = props;
  const [Dialog, setDialog] = useState(() => Loaded);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!open || Dialog) return;
    let isWanted = true;
    loadSearchDialog().then(
      (loaded) => {
        if (isWanted) setDialog(() => loaded);
      },
      (error: unknown) => {
        console.error(error);
        if (isWanted) latest.current.onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [open, Dialog]);

  return Dialog ? <Dialog {...props} /> : null;
}
