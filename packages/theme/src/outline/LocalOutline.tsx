import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useMessages } from '../context/useMessages';
import { useOnNavigation } from '../context/useOnNavigation';
import { usePage } from '../context/useSite';
import { Icon } from '../icons/Icon';
import { OutlineList } from './OutlineList';
import { getOutlineHeadings, nestHeadings } from './outline-entries';

/**
 * Renders the outline as a dropdown on small screens. It works without JavaScript. With JavaScript, it also closes on
 * selection, on Escape and on a click outside.
 */
export function LocalOutline() {
  const { toc } = usePage();
  const messages = useMessages();
  const details = useRef<HTMLDetailsElement>(null);
  const entries = useMemo(() => nestHeadings(getOutlineHeadings(toc)), [toc]);

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  useOnNavigation(close);
  useEffect(() => {
    const onPointerDown = ({ target }: Event): void => {
      if (!details.current?.contains(target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [close]);

  if (entries.length === 0) return null;
  return (
    <details ref={details} className="oct-local-outline">
      <summary className="oct-bar-button">
        <span>{messages.outlineTitle}</span>
        <Icon name="chevron" className="oct-chevron" />
      </summary>
      <section className="oct-local-outline-panel" aria-label={messages.outlineTitle}>
        <OutlineList entries={entries} active={undefined} onSelect={close} />
      </section>
    </details>
  );
}
