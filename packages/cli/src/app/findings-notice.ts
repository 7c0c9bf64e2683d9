import { withBase, withoutBase } from '@octavo/theme/urls';

import { CHECK_PATH, type Findings, type PageFinding } from '../model/dev-event';
import { plural } from '../model/plural';

/** Maximum number of findings listed in the notice. */
const MAX_FINDINGS = 20;

let notice: HTMLElement | undefined;

/**
 * Shows the number of errors and warnings in a corner of the page. Expanding the notice lists the findings for the
 * current page, or all findings if the page has none.
 */
export function showFindings({ errors, warnings, findings }: Findings, base: string): void {
  notice?.remove();
  notice = undefined;
  if (findings.length === 0) return;
  const details = document.createElement('details');
  const list = document.createElement('ul');
  const summary = document.createElement('summary');
  summary.textContent = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(', ');
  details.addEventListener('toggle', () => {
    const route = withoutBase(window.location.pathname, base);
    const ofPage = findings.filter(
      (finding) => finding.route !== undefined && finding.route === route,
    );
    const listed = ofPage.length > 0 ? ofPage : findings;
    list.replaceChildren(...listed.slice(0, MAX_FINDINGS).map(createItem));
  });
  const all = document.createElement('a');
  all.href = withBase(CHECK_PATH, base);
  all.target = '_blank';
  all.textContent = 'All findings';
  details.append(summary, list, all);

  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Hide problems');
  close.textContent = '×';
  close.addEventListener('click', () => notice?.remove());

  notice = document.createElement('aside');
  notice.className = 'oct-findings';
  notice.setAttribute('aria-label', 'Findings');
  notice.append(details, close);
  document.body.append(notice);
}

/** Creates a list item with plain text, because messages can contain HTML from the page. */
function createItem({
  severity,
  rule,
  file,
  line,
  column,
  message,
  hint,
}: PageFinding): HTMLElement {
  const location = document.createElement('code');
  location.textContent = `${[file, line, column].filter((part) => part !== undefined).join(':')} ${rule}`;
  const node = document.createElement('li');
  node.dataset.severity = severity;
  node.append(location, [message, hint].filter(Boolean).join(' '));
  return node;
}
