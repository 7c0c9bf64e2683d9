type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Records what a reader has entered in an element before React handles its events. Call it right before hydration.
 *
 * @returns a function that repeats the input once. Call it in a new task after the fields are hydrated. Otherwise, components would not
 * know of the input, and would replace it when they render again.
 */
export function recordFields(element: Element): () => void {
  const repeats = [...element.querySelectorAll<Field>('input, select, textarea')].flatMap(
    (field) => record(field) ?? [],
  );
  return () => {
    for (const repeat of repeats.splice(0)) repeat();
  };
}

/** Returns a function that repeats the input in a field, or `undefined` if there was none. */
function record(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return recordSelect(field);
  if (field instanceof HTMLInputElement) {
    if (field.type === 'file') return field.value ? () => dispatch(field, 'change') : undefined;
    if (['checkbox', 'radio'].includes(field.type)) return recordChecked(field);
    // Browsers display a value that the attribute does not contain.
    if (['color', 'range'].includes(field.type) && field.defaultValue === '') return undefined;
  }
  return recordText(field);
}

function recordChecked(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field;
  // Selecting a radio button clears the others.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function recordSelect(field: HTMLSelectElement): (() => void) | undefined {
  const options = [...field.options];
  const selected = options.map((option) => option.selected);
  const initial = options.map((option) => option.defaultSelected);
  // Without a default, browsers select the first option.
  if (!field.multiple && !initial.includes(true)) initial[0] = true;
  if (selected.every((isSelected, index) => isSelected === initial[index])) return undefined;
  return () => {
    for (const [index, option] of options.entries()) option.selected = selected[index]!;
    dispatch(field, 'change');
  };
}

function recordText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { defaultValue } = field;
  const recorded = readText(field);
  if (recorded.value === defaultValue) return undefined;
  return () => {
    // The reader may have continued to type.
    const { value, start, end } = field.value === defaultValue ? recorded : readText(field);
    // React ignores events after which the value is the one that it has seen last, and it only sees values that are set on
    // the element itself.
    field.value = defaultValue;
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
    // Fields such as numbers have no selection.
    if (start !== null) field.setSelectionRange(start, end);
    dispatch(field, 'input');
  };
}

function readText({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return { value, start: selectionStart, end: selectionEnd };
}

function dispatch(field: Field, type: 'change' | 'input'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
