/** Copies text to the clipboard. Resolves to `true` on success. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The Clipboard API requires a secure context and permission.
    return copyWithSelection(text);
  }
}

function copyWithSelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.className = 'oct-copy-source';
  area.readOnly = true;
  area.value = text;
  const focused = document.activeElement;
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // The browser does not support copying, so the function returns `false`.
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
