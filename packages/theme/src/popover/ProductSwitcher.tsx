import { type ReactNode, useContext } from 'react';
import { mendTools, messagesFor } from '#built-in';

import { MessagesContext, NavigationContext, PageContext } from '../site/contexts';
import type { ToolLink } from '../types';
import { Popover } from './Popover';
import { toolLanguage } from './tool-language';
import type { OpenOn } from './use-trigger';

/** Size of a logo at scale 1, in CSS pixels. */
const LOGO_SIZE = 32;

export interface ProductSwitcherProps {
  tools: readonly ToolLink[];
  /**
   * Language of the descriptions.
   * @default the page's; without a site Chinese when the path begins with `/zh`, else English
   */
  lang?: string;
  /** @default 'hover' */
  trigger?: OpenOn;
  /** Stands above the tools, for example a link to the organisation. */
  header?: ReactNode;
}

/** A round button with a popover of sibling tools. */
export function ProductSwitcher({ tools, lang, trigger = 'hover', header }: ProductSwitcherProps) {
  const page = useContext(PageContext);
  const navigation = useContext(NavigationContext);
  const language = toolLanguage(lang ?? page?.lang, navigation?.location.pathname ?? '');
  const messages = useContext(MessagesContext) ?? messagesFor(language);
  const entries = mendTools(tools);
  if (entries.length === 0) return null;

  return (
    <Popover
      openOn={trigger}
      placement="bottom-start"
      arrow={false}
      className="oct-product-switcher"
      aria-label={messages.tools}
      trigger={(props) => (
        <button
          type="button"
          className="oct-product-switcher-button"
          aria-label={messages.tools}
          {...props}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
            {[2.5, 8, 13.5].flatMap((y) =>
              [2.5, 8, 13.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
            )}
          </svg>
        </button>
      )}
    >
      {header != null && <div className="oct-product-switcher-header">{header}</div>}
      <ul className="oct-product-switcher-list">
        {entries.map((tool, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tools are fixed, and may share a name.
          <li key={index}>
            <ToolEntry tool={tool} language={language} newTabHint={messages.opensInNewTab} />
          </li>
        ))}
      </ul>
    </Popover>
  );
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
