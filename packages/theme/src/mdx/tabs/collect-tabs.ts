import { Children, Fragment, isValidElement, type ReactNode } from 'react';

import type { TabProps } from './Tab';

/** A label, or what it stands for. */
export type TabValue = ReactNode | { label: ReactNode; value?: string; disabled?: boolean };

export interface CollectedTab {
  label: ReactNode;
  value: string;
  disabled: boolean;
  content: ReactNode;
}

/** Read the tabs of a set from the props of its direct children, and from `values` where given. */
export function collectTabs(children: ReactNode, values: readonly TabValue[] = []): CollectedTab[] {
  return elementsOf(children).map(({ props, content }, index) => {
    const listed = describe(values[index]);
    const label = props.label ?? listed.label ?? props.value ?? listed.value ?? `${index + 1}`;
    return {
      label,
      value: props.value ?? listed.value ?? textOf(label) ?? `${index}`,
      disabled: props.disabled ?? listed.disabled ?? false,
      content,
    };
  });
}

interface Described {
  label?: ReactNode;
  value?: string;
  disabled?: boolean;
}

function describe(value: TabValue | undefined): Described {
  if (typeof value === 'object' && value !== null && 'label' in value) return value;
  return { label: value as ReactNode };
}

function textOf(label: ReactNode): string | undefined {
  return typeof label === 'string' || typeof label === 'number' ? `${label}` : undefined;
}

/** Direct children, with fragments opened; text between them is only the author's line breaks. */
function elementsOf(children: ReactNode): { props: TabProps; content: ReactNode }[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabProps>(child)) return [];
    if (child.type === Fragment) return elementsOf(child.props.children);
    return [{ props: child.props, content: child }];
  });
}
