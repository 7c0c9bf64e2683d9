import { type RefObject, useCallback, useContext, useId, useState } from 'react';

import { StaticShellContext } from '../context/static-shell';
import { useOnNavigation } from '../context/useOnNavigation';
import { useNavbarMessages } from '../context/useSite';
import { Icon } from '../icons/Icon';
import { MobileMenu } from './MobileMenu';

/** Button that opens the mobile menu. */
export function MobileMenuButton({ navbar }: { navbar: RefObject<HTMLElement | null> }) {
  const messages = useNavbarMessages();
  const isStatic = useContext(StaticShellContext);
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  const menu = <MobileMenu id={id} onClose={close} navbar={navbar} />;

  useOnNavigation(close);

  return (
    <>
      <button
        type="button"
        className="oct-icon-button oct-hamburger"
        aria-label={open ? messages.closeMenu : messages.openMenu}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-close-label={isStatic ? messages.closeMenu : undefined}
        onClick={() => setOpen(!open)}
      >
        {/* The stylesheet shows one of them. */}
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      {open && menu}
      {/* A copy of the template is the open menu. */}
      {isStatic && <template>{menu}</template>}
    </>
  );
}
