import { pageKey, toRoutePath, withBase, withoutBase } from '@octavo/theme/urls';

import { CHECK_PATH, type Findings, type PageFinding } from '../model/dev-event';
import { plural } from '../model/plural';

/** Maximum number of findings listed in the notice. */
const MAX_FINDINGS = 20;

/** The findings in the notice. `update` shows those of the current page first. */
interface Notice {
  element: HTMLElement;
  details: HTMLDetailsElement;
  update: () => void;
}

let notice: Notice | undefined;

/**
 * Shows the number of errors and warnings in a corner of the page, and whether they are on this page. Expanding the notice
 * lists them, those of the current page first.
 */
export function showFindings({ findings }: Findings, base: string): void {
  const wasOpen = notice?.details.open ?? false;
  notice?.element.remove();
  notice = undefined;
  if (findings.length === 0) return;
  notice = createNotice(findings, base);
  notice.details.open = wasOpen;
  notice.update();
  document.body.append(notice.element);
}

/** Updates the notice for the current URL. Call it after a navigation. */
export function updateFindings(): void {
  notice?.update();
}

function createNotice(findings: readonly PageFinding[], base: string): Notice {
  const summary = document.createElement('summary');
  const list = document.createElement('div');
  const all = document.createElement('a');
  all.href = withBase(CHECK_PATH, base);
  all.target = '_blank';
  all.textContent = 'All findings';
  const details = document.createElement('details');
  details.append(summary, list, all);

  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Hide problems');
  close.textContent = '×';

  const element = document.createElement('aside');
  element.className = 'oct-findings';
  element.setAttribute('aria-label', 'Findings');
  element.append(details, close);
  close.addEventListener('click', () => {
    element.remove();
    notice = undefined;
  });

  function update(): void {
    const key = pageKey(toRoutePath(withoutBase(window.location.pathname, base) ?? '/'));
    const isHere = ({ route }: PageFinding) => route !== undefined && pageKey(route) === key;
    const here = findings.filter(isHere);
    const others = findings.filter((finding) => !isHere(finding));
    summary.textContent = [
      ...(here.length > 0 ? [`${count(here)} on this page`] : []),
      ...(others.length > 0 ? [`${count(others)} ${namePlace(others)}`] : []),
    ].join('; ');
    list.replaceChildren(
      ...createList(here, 'This page'),
      ...createList(
        others.slice(0, Math.max(0, MAX_FINDINGS - here.length)),
        here.length > 0 ? 'Other files' : undefined,
      ),
    );
  }
  return { element, details, update };
}

/** Formats the number of errors and warnings, such as `1 error, 2 warnings`. */
function count(findings: readonly PageFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(', ');
}

/** Names the file of findings, or returns the number of files. */
function namePlace(findings: readonly PageFinding[]): string {
  const files = new Set(findings.map(({ file }) => file));
  if (files.size > 1) return `in ${files.size} other files`;
  return `in ${[...files][0] ?? 'the site'}`;
}

function createList(findings: readonly PageFinding[], title: string | undefined): HTMLElement[] {
  if (findings.length === 0) return [];
  const list = document.createElement('ul');
  list.append(...findings.slice(0, MAX_FINDINGS).map(createItem));
  if (title === undefined) return [list];
  const heading = document.createElement('p');
  heading.textContent = title;
  return [heading, list];
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
