import { lazy, type RefObject, Suspense, useCallback, useEffect, useId, useState } from 'react';

import { useNavbarMessages, usePage } from '../context/useSite';
import { loadChunk } from '../dom/load-chunk';
import { Icon } from '../icons/Icon';

const load = () => import('./MobileMenu');
const MobileMenu = lazy(() =>
  loadChunk(load).catch((error: unknown) => {
    // The page goes on without its menu rather than with an error in its place.
    console.error('octavo: The menu could not be loaded.', error);
    return { default: () => null };
  }),
);

const preload = (): void => {
  // What fails now is tried again, and then seen, when the menu opens.
  load().catch(() => undefined);
};

/** The button that stands for the bar's entries on small screens. The menu is loaded when wanted. */
export function MobileMenuButton({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const messages = useNavbarMessages();
  const { routePath } = usePage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(close, [routePath]);

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
          <MobileMenu id={id} onClose={close} bar={bar} />
        </Suspense>
      )}
    </>
  );
}
