import type { ClientContext } from '@octavo/cli';

import { DISMISSED, TYPE_CLASS } from '../twoslash/type-class';

const ACTIVE = ':is(:hover, :focus)';

/** Hides types when the reader presses Escape, until the pointer and the focus have left their name. */
export default function start({ element: root, signal }: ClientContext): void {
  const restore = ({ target }: Event): void => {
    const type = (target as Element).closest(`[${DISMISSED}]`);
    if (type && !type.matches(ACTIVE)) type.removeAttribute(DISMISSED);
  };
  const dismiss = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    for (const type of root.querySelectorAll(`.${TYPE_CLASS}${ACTIVE}`)) {
      type.setAttribute(DISMISSED, '');
      // Events of the type itself: those of its children would restore it too early.
      type.addEventListener('pointerleave', restore, { signal });
      type.addEventListener('blur', restore, { signal });
    }
  };
  document.addEventListener('keydown', dismiss, { signal });
}
