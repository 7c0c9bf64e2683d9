import type { SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { navbarMessagesFor } from '#built-in';

import { getMessageOverrides } from '../model/message-overrides';
import type { PageData, SiteData } from '../model/types';
import type { PopoverTriggerProps } from '../popover/Popover';
import { assetUrl } from '../url/asset-url';
import { ProductPanel } from './ProductPanel';
import { resolveToolLanguage } from './tool-language';

/** Names of the event handlers of the trigger, by event type. */
const HANDLERS = {
  pointerenter: 'onPointerEnter',
  pointerleave: 'onPointerLeave',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
  keydown: 'onKeyDown',
} as const satisfies Record<string, keyof PopoverTriggerProps>;

/**
 * Opens the list of products next to a button that the server has rendered, and connects the button to it. If the pointer
 * and the focus have left the button since the list started to load, the list stays closed.
 *
 * @returns a function that removes the list
 */
export function mountProductPanel(
  button: HTMLButtonElement,
  site: SiteData,
  page: PageData,
): () => void {
  const root = createRoot(document.createElement('div'));
  const controller = new AbortController();
  let trigger: PopoverTriggerProps | undefined;
  for (const [type, name] of Object.entries(HANDLERS)) {
    button.addEventListener(
      type,
      (event) => {
        const handler = trigger?.[name] as ((event: SyntheticEvent) => void) | undefined;
        handler?.(toSyntheticEvent(event));
      },
      { signal: controller.signal },
    );
  }
  const language = resolveToolLanguage(page.lang, '');
  root.render(
    <ProductPanel
      button={{ current: button }}
      onTrigger={(props) => {
        trigger = props;
        button.setAttribute('aria-expanded', `${props['aria-expanded']}`);
        const id = props['aria-controls'];
        if (id) button.setAttribute('aria-controls', id);
        else button.removeAttribute('aria-controls');
      }}
      openOn="hover"
      // Safari does not focus a button on click. The button matches `:hover` then, also after a tap.
      defaultOpen={button.matches(':hover, :focus')}
      tools={site.themeConfig.tools.map((tool) => ({ ...tool, logo: assetUrl(tool.logo, site) }))}
      language={language}
      lang={page.lang}
      messages={navbarMessagesFor(site.lang, getMessageOverrides(site.themeConfig))}
      header={undefined}
    />,
  );
  return () => {
    controller.abort();
    root.unmount();
  };
}

/** Wraps an event of the DOM, because the handlers of the popover expect events of React. */
function toSyntheticEvent(event: Event): SyntheticEvent {
  return new Proxy(event, {
    get(target, name) {
      if (name === 'nativeEvent') return target;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as unknown as SyntheticEvent;
}
