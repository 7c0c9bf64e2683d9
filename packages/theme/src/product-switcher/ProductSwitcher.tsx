import { type ReactNode, type SyntheticEvent, useContext, useRef, useState } from 'react';

import { NavigationContext, PageContext } from '../context/contexts';
import { useNavbarMessagesOrDefault } from '../context/useNavbarMessagesOrDefault';
import type { ToolLink } from '../model/types';
import { loadFloatingPanel } from '../popover/load-floating-panel';
import type { PopoverTriggerProps } from '../popover/Popover';
import { type TriggerEventHandlers, useLazyPanel } from '../popover/useLazyPanel';
import type { OpenInteraction } from '../popover/useTrigger';
import { resolveToolLanguage } from './tool-language';

/** Props for `ProductSwitcher`. */
export interface ProductSwitcherProps {
  /** Products to list. Renders nothing if empty. */
  tools: readonly ToolLink[];
  /**
   * Language tag for the descriptions.
   *
   * @default the page language, or English outside `SiteProvider`
   */
  lang?: string;
  /** Event that opens the popover. @default 'hover' */
  trigger?: OpenInteraction;
  /** Content above the list, for example a link to the organization. */
  header?: ReactNode;
}

/** Loads the panel and the popover positioning code in parallel. */
const loadPanel = async () => {
  const [{ ProductPanel }] = await Promise.all([import('./ProductPanel'), loadFloatingPanel()]);
  return ProductPanel;
};

/**
 * Button with a popover that lists related products. The popover is loaded when it first opens.
 *
 * @example
 * <ProductSwitcher
 *   tools={[
 *     { name: 'Rspack', description: 'Bundler', logo: '/rspack.svg', url: 'https://rspack.rs' },
 *   ]}
 * />
 */
export function ProductSwitcher({ tools, lang, trigger = 'hover', header }: ProductSwitcherProps) {
  const page = useContext(PageContext);
  const navigation = useContext(NavigationContext);
  const pageLang = lang ?? page?.lang;
  const language = resolveToolLanguage(pageLang, navigation?.location.pathname ?? '');
  const messages = useNavbarMessagesOrDefault(language);
  const button = useRef<HTMLButtonElement>(null);
  const events = useRef<TriggerEventHandlers>({});
  const [panelId, setPanelId] = useState<string>();
  const { Panel, events: firstEvents } = useLazyPanel(trigger, loadPanel);
  if (tools.length === 0) return null;

  if (!Panel) events.current = firstEvents;
  const onTrigger = (props: PopoverTriggerProps): void => {
    events.current = props;
    setPanelId(props['aria-controls']);
  };
  const on = (name: keyof TriggerEventHandlers) => (event: SyntheticEvent) =>
    (events.current[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="oct-product-switcher-button"
        aria-label={messages.tools}
        aria-haspopup="dialog"
        aria-expanded={panelId !== undefined}
        aria-controls={panelId}
        onPointerEnter={on('onPointerEnter')}
        onPointerLeave={on('onPointerLeave')}
        onFocus={on('onFocus')}
        onBlur={on('onBlur')}
        onClick={on('onClick')}
        onKeyDown={on('onKeyDown')}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          {[2.5, 8, 13.5].flatMap((y) =>
            [2.5, 8, 13.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
          )}
        </svg>
      </button>
      {Panel && (
        <Panel
          {...{ button, onTrigger, openOn: trigger, tools, language, messages, header }}
          lang={pageLang ?? language}
        />
      )}
    </>
  );
}
