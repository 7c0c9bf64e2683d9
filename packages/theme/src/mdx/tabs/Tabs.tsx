import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import { flushSync } from 'react-dom';

import { classNames } from '../../dom/class-names';
import { useMergedRef } from '../../react/useMergedRef';
import { tabAfterKey } from './active-tab';
import { collectTabs, type TabValue } from './collect-tabs';
import { useActiveTab } from './useActiveTab';
import { useFoundInPage } from './useFoundInPage';

export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue'> {
  /** Labels of the tabs, where the children do not carry their own. */
  values?: readonly TabValue[];
  /**
   * Value of the tab that shows at first.
   * @default the first tab
   */
  defaultValue?: string;
  /** Called with the index of the tab that the reader chose. */
  onChange?: (index: number) => void;
  /** Sets with the same group show the same tab, which is remembered for the next visit. */
  groupId?: string;
  /** @default 'left' */
  tabPosition?: 'left' | 'center';
  /** Name of the set for assistive technology. */
  'aria-label'?: string;
  children?: ReactNode;
}

/** Content of which one piece shows at a time; all of it is in the page and can be found there. */
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
  const { index: active, isReady, show } = useActiveTab(tabs, groupId, defaultValue);

  useFoundInPage(container, (index) => {
    const value = tabs[index]?.value;
    if (value !== undefined) show(value, { remember: false });
  });

  function choose(index: number, tab: HTMLElement) {
    const value = tabs[index]?.value;
    if (value === undefined) return;
    // Other sets of the group may change their height above: what was pressed stays where it was.
    const before = tab.getBoundingClientRect().top;
    flushSync(() => show(value, { remember: true }));
    const moved = tab.getBoundingClientRect().top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    onChange?.(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const list = event.currentTarget;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const index = tabAfterKey(tabs, active, event.key, isRightToLeft);
    const tab = index === undefined ? undefined : list.children[index];
    if (index === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    choose(index, tab);
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
            onClick={(event) => choose(index, event.currentTarget)}
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
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
});
