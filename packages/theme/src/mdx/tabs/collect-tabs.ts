import { Children, Fragment, isValidElement, type ReactNode } from 'react';

import type { TabProps } from './Tab';

/** Tab label, or an object with the label, value and disabled state. */
export type TabValue = ReactNode | { label: ReactNode; value?: string; disabled?: boolean };

export interface CollectedTab {
  label: ReactNode;
  /** Text of the label, if it is not the value. */
  text: string | undefined;
  value: string;
  disabled: boolean;
  content: ReactNode;
}

/**
 * Collects tabs from the direct children and the `values` prop. Repeated values get a number, because a tab is selected
 * by its value.
 */
export function collectTabs(children: ReactNode, values: readonly TabValue[] = []): CollectedTab[] {
  const used = new Set<string>();
  return flattenChildren(children).map(({ props, content }, index) => {
    const listed = toLabelOptions(values[index]);
    const label = props.label ?? listed.label ?? props.value ?? listed.value ?? `${index + 1}`;
    const value = makeUnique(props.value ?? listed.value ?? labelText(label) ?? `${index}`, used);
    const text = textOf(label).trim();
    return {
      label,
      text: text === '' || text === value ? undefined : text,
      value,
      disabled: props.disabled ?? listed.disabled ?? false,
      content,
    };
  });
}

function makeUnique(value: string, used: Set<string>): string {
  let unique = value;
  for (let count = 2; used.has(unique); count++) unique = `${value}-${count}`;
  used.add(unique);
  return unique;
}

interface LabelOptions {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
}

function toLabelOptions(value: TabValue | undefined): LabelOptions {
  if (typeof value === 'object' && value !== null && 'label' in value) return value;
  return { label: value as ReactNode };
}

function labelText(label: ReactNode): string | undefined {
  return typeof label === 'string' || typeof label === 'number' ? `${label}` : undefined;
}

/** Returns the text in an element, without that of components that render it themselves. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<{ children?: ReactNode }>(child)) return labelText(child) ?? '';
      return textOf(child.props.children);
    })
    .join('');
}

/** Returns the direct child elements, including the children of fragments. Ignores text nodes such as line breaks. */
function flattenChildren(children: ReactNode): { props: TabProps; content: ReactNode }[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabProps>(child)) return [];
    if (child.type === Fragment) return flattenChildren(child.props.children);
    return [{ props: child.props, content: child }];
  });
}
