import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import { flushSync } from 'react-dom';

import { classNames } from '../../dom/class-names';
import { getNextTab } from '../../dom/next-tab';
import { useMergedRef } from '../../react/useMergedRef';
import { collectTabs, type TabValue } from './collect-tabs';
import { useActiveTab } from './useActiveTab';
import { useFindInPage } from './useFindInPage';

/** Props for `Tabs`. */
export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue'> {
  /** Labels for `Tab` children without a label. */
  values?: readonly TabValue[];
  /**
   * Value of the initially selected tab.
   * @default the first tab
   */
  defaultValue?: string;
  /** Called with the tab index when the user selects a tab. */
  onChange?: (index: number) => void;
  /** Tab group ID. The selection is synced across all tabs with the same ID and persists across visits. */
  groupId?: string;
  /**
   * Tab list alignment.
   * @default 'left'
   */
  tabPosition?: 'left' | 'center';
  /** Accessible name for the tab list. */
  'aria-label'?: string;
  /** `Tab` elements. */
  children?: ReactNode;
}

/**
 * Renders tabs. All panels are included in the HTML, so their content is available to find-in-page and search engines.
 *
 * @example
 * ```mdx
 * <Tabs groupId="language">
 *   <Tab label="JavaScript" value="js">…</Tab>
 *   <Tab label="TypeScript" value="ts">…</Tab>
 * </Tabs>
 * ```
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    values,
    defaultValue,
    onChange,
    groupId,
    tabPosition = 'left',
    'aria-label': label,
    className,
    children,
    ...props
  },
  ref,
) {
  const id = useId();
  const [container, attach] = useMergedRef(ref);
  const tabs = collectTabs(children, values);
  const { index: active, isReady, select } = useActiveTab(tabs, groupId, defaultValue);

  useFindInPage(container, (index) => {
    const value = tabs[index]?.value;
    if (value !== undefined) select(value, { persist: false });
  });

  function selectTab(index: number, tab: HTMLElement) {
    const value = tabs[index]?.value;
    if (value === undefined) return;
    // Other tabs in the group may change height. Adjust the scroll position so that the clicked tab does not move.
    const top = tab.getBoundingClientRect().top;
    flushSync(() => select(value, { persist: true }));
    const shift = tab.getBoundingClientRect().top - top;
    if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
    onChange?.(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const list = event.currentTarget;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const enabled = [...tabs.keys()].filter((index) => !tabs[index]?.disabled);
    const index = getNextTab(enabled, active, event.key, isRightToLeft);
    const tab = index === undefined ? undefined : list.children[index];
    if (index === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    selectTab(index, tab);
    tab.focus();
  }

  return (
    <div
      {...props}
      ref={attach}
      className={classNames('oct-tabs', className)}
      data-tabs-group={groupId}
      data-tabs-ready={isReady ? '' : undefined}
      data-position={tabPosition}
    >
      <div role="tablist" className="oct-tab-list" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="oct-tab"
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            disabled={tab.disabled}
            data-tab-value={tab.value}
            onClick={(event) => selectTab(index, event.currentTarget)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className="oct-tab-panel"
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
          data-tab-value={tab.value}
          data-tab-label={tab.text}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
});
