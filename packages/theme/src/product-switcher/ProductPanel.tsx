import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

import type { NavbarMessages } from '../model/navbar-messages';
import type { ToolLink } from '../model/types';
import { Popover, type PopoverTriggerProps } from '../popover/Popover';
import type { OpenInteraction } from '../popover/useTrigger';
import { resolveLocalizedText } from './tool-language';

/** Default logo size in CSS pixels, before scaling. */
const LOGO_SIZE = 32;

export interface ProductPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  /** Called with the attributes and event handlers for the trigger button whenever they change. */
  onTrigger: (props: PopoverTriggerProps) => void;
  openOn: OpenInteraction;
  /** Whether the popover is open on mount. Default: `true`. */
  defaultOpen?: boolean;
  tools: readonly ToolLink[];
  /** Language used to select between `desc` and `descEn`, and between `url` and `urlEn`. */
  language: 'en' | 'zh';
  /** Language tag used to look up localized descriptions and URLs. */
  lang: string;
  messages: NavbarMessages;
  header: ReactNode;
}

/** Popover with a list of products, anchored to an existing button. */
export function ProductPanel(props: ProductPanelProps) {
  const { button, onTrigger, openOn, tools, language, lang, messages, header } = props;
  const [open, setOpen] = useState(props.defaultOpen ?? true);
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
          // biome-ignore lint/suspicious/noArrayIndexKey: tools are static and can have the same name
          <li key={index}>
            <ToolEntry
              tool={tool}
              language={language}
              lang={lang}
              newTabHint={messages.opensInNewTab}
            />
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
  lang: string;
  newTabHint: string;
}

function ToolEntry({ tool, language, lang, newTabHint }: ToolEntryProps) {
  const { name, description, desc, descEn, logo, logoScale = 1, url, urlEn } = tool;
  const isEnglish = language === 'en';
  const text =
    description === undefined
      ? isEnglish
        ? descEn
        : desc
      : resolveLocalizedText(description, lang);
  const isSingleUrl = typeof url === 'string';
  const size = Math.round(LOGO_SIZE * logoScale);
  return (
    <a
      className="oct-product"
      href={isEnglish && isSingleUrl && urlEn ? urlEn : resolveLocalizedText(url, lang)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="oct-product-logo">
        <img src={logo} alt="" width={size} height={size} loading="lazy" decoding="async" />
      </span>
      <span className="oct-product-text">
        <span className="oct-product-name">{name}</span>{' '}
        <span className="oct-product-description">{text}</span>
      </span>{' '}
      <span className="oct-visually-hidden">{`(${newTabHint})`}</span>
    </a>
  );
}
