import type { ClientContext } from '@octavo/cli';

/** Messages of the texts in the form, in order. */
const TEXTS = ['question', 'yes', 'no', 'reason', 'send'];

/** Sends the answers of a form. Without an endpoint, the handler of events receives them. */
export default function start({
  element,
  lang,
  messages,
  options: { endpoint },
  routePath,
  signal,
}: ClientContext<{ endpoint?: string }>): void {
  const [details, status] = element.querySelectorAll<HTMLElement>(':scope > :not(fieldset)');
  const buttons = [...element.querySelectorAll('fieldset button')] as HTMLButtonElement[];
  const [text] = element.querySelectorAll('textarea');
  let helpful: boolean;
  // The form of an untranslated page is in the language of its content.
  element.lang = lang;
  status!.tabIndex = -1;
  element.querySelectorAll('legend, button, label').forEach(({ firstChild }, index) => {
    firstChild!.nodeValue = messages[TEXTS[index]!]!;
  });

  const press = (button?: HTMLButtonElement): void => {
    for (const each of buttons) each.ariaPressed = `${each === button}`;
  };
  const send = async (reason?: string): Promise<void> => {
    const event = { type: 'feedback', routePath, lang, helpful, ...(reason && { reason }) };
    const pending: Promise<unknown>[] = [];
    status!.textContent = '';
    document.dispatchEvent(new CustomEvent('octavo:event', { detail: { event, pending } }));
    if (endpoint)
      pending.push(
        fetch(endpoint, {
          method: 'POST',
          body: JSON.stringify(event),
          headers: { 'Content-Type': 'application/json' },
          credentials: 'omit',
          keepalive: true,
        }).then(({ ok }) => ok || Promise.reject(new Error('The endpoint has failed.'))),
      );
    try {
      await Promise.all(pending);
      status!.textContent = messages.thanks!;
      if (!reason) return;
      // The focus would be lost with the focused button.
      if (details!.contains(document.activeElement)) status!.focus();
      details!.hidden = true;
    } catch (error) {
      console.error('[octavo] Failed to send feedback.', error);
      status!.textContent = messages.failed!;
      // The button of the answer works again, unless the reader has chosen the other one.
      if (!reason && event.helpful === helpful) press();
    }
  };

  element.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('fieldset button');
      if (!button || button.ariaPressed === 'true') return;
      press(button);
      helpful = button.value === 'yes';
      details!.hidden = helpful;
      void send();
    },
    { signal },
  );
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (text!.value.trim()) void send(text!.value.trim());
    },
    { signal },
  );
}
