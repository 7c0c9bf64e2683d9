import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

import type { BarMessages } from '../model/navbar-messages';
import type { ToolLink } from '../model/types';
import { Popover, type PopoverTriggerProps } from '../popover/Popover';
import type { OpenOn } from '../popover/useTrigger';

/** Size of a logo at scale 1, in CSS pixels. */
const LOGO_SIZE = 32;

export interface ProductPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  /** Told what the button has to be, each time that this changes. */
  onTrigger: (props: PopoverTriggerProps) => void;
  openOn: OpenOn;
  tools: readonly ToolLink[];
  language: 'en' | 'zh';
  messages: BarMessages;
  header: ReactNode;
}

/** The tools in a popover that hangs from a button of somebody else. Open from the start. */
export function ProductPanel(props: ProductPanelProps) {
  const { button, onTrigger, openOn, tools, language, messages, header } = props;
  const [open, setOpen] = useState(true);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      openOn={openOn}
      placement="bottom-start"
      arrow={false}
      className="oct-product-switcher"
      aria-label={messages.tools}
      trigger={(trigger) => <Trigger button={button} onTrigger={onTrigger} trigger={trigger} />}
    >
      {header != null && <div className="oct-product-switcher-header">{header}</div>}
      <ul className="oct-product-switcher-list">
        {tools.map((tool, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tools are fixed, and may share a name.
          <li key={index}>
            <ToolEntry tool={tool} language={language} newTabHint={messages.opensInNewTab} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

type TriggerProps = Pick<ProductPanelProps, 'button' | 'onTrigger'> & {
  trigger: PopoverTriggerProps;
};

function Trigger({ button, onTrigger, trigger }: TriggerProps) {
  const { ref } = trigger;
  useLayoutEffect(() => {
    ref(button.current);
  }, [ref, button]);
  useLayoutEffect(() => onTrigger(trigger));
  return null;
}

interface ToolEntryProps {
  tool: ToolLink;
  language: 'en' | 'zh';
  newTabHint: string;
}

function ToolEntry({ tool, language, newTabHint }: ToolEntryProps) {
  const { name, desc, descEn, logo, logoScale = 1, url, urlEn } = tool;
  const isEnglish = language === 'en';
  const size = Math.round(LOGO_SIZE * logoScale);
  return (
    <a
      className="oct-product"
      href={isEnglish ? (urlEn ?? url) : url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="oct-product-logo">
        <img src={logo} alt="" width={size} height={size} loading="lazy" decoding="async" />
      </span>
      <span className="oct-product-text">
        <span className="oct-product-name">{name}</span>{' '}
        <span className="oct-product-description">{isEnglish ? descEn : desc}</span>
      </span>{' '}
      <span className="oct-visually-hidden">({newTabHint})</span>
    </a>
  );
}
