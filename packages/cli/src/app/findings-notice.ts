import { withBase, withoutBase } from '@octavo/theme/urls';

import { CHECK_PATH, type Findings, type PageFinding } from '../model/dev-event';
import { plural } from '../model/plural';

/** How many findings the notice itself shows. */
const SHOWN = 20;

let notice: HTMLElement | undefined;

/** Tell in a corner of the page what the check of the whole site says; open, it shows what stands on this page. */
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
    const own = findings.filter(
      (finding) => finding.route !== undefined && finding.route === route,
    );
    const shown = own.length > 0 ? own : findings;
    list.replaceChildren(...shown.slice(0, SHOWN).map(item));
  });
  const all = document.createElement('a');
  all.href = withBase(CHECK_PATH, base);
  all.target = '_blank';
  all.textContent = 'All findings';
  details.append(summary, list, all);

  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Hide findings');
  close.textContent = '×';
  close.addEventListener('click', () => notice?.remove());

  notice = document.createElement('aside');
  notice.className = 'oct-findings';
  notice.setAttribute('aria-label', 'Findings');
  notice.append(details, close);
  document.body.append(notice);
}

/** Messages may hold markup of the author's; they are text here. */
function item({ severity, rule, file, line, column, message, hint }: PageFinding): HTMLElement {
  const place = document.createElement('code');
  place.textContent = `${[file, line, column].filter((part) => part !== undefined).join(':')} ${rule}`;
  const node = document.createElement('li');
  node.dataset.severity = severity;
  node.append(place, [message, hint].filter(Boolean).join(' '));
  return node;
}
