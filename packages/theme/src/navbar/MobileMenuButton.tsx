import { lazy, type RefObject, Suspense, useCallback, useId, useState } from 'react';

import { useOnNavigation } from '../context/useOnNavigation';
import { useNavbarMessages } from '../context/useSite';
import { loadChunk } from '../dom/load-chunk';
import { Icon } from '../icons/Icon';

const loadMenu = () => import('./MobileMenu');
const MobileMenu = lazy(() =>
  loadChunk(loadMenu).catch((error: unknown) => {
    // The rest of the page works without the menu.
    console.error('octavo: Failed to load the menu.', error);
    return { default: () => null };
  }),
);

const preload = (): void => {
  // If prefetching fails, opening the menu retries and logs the error.
  loadMenu().catch(() => undefined);
};

/** Button that opens the mobile menu. The menu is loaded on demand. */
export function MobileMenuButton({ navbar }: { navbar: RefObject<HTMLElement | null> }) {
  const messages = useNavbarMessages();
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);

  useOnNavigation(close);

  return (
    <>
      <button
        type="button"
        className="oct-icon-button oct-hamburger"
        aria-label={open ? messages.closeMenu : messages.openMenu}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <MobileMenu id={id} onClose={close} navbar={navbar} />
        </Suspense>
      )}
    </>
  );
}
