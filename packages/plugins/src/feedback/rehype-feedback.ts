import { getPageInfo } from '@octavo/mdx-plugins';
import { escapeHtml } from '@octavo/mdx-plugins/escape';
import type { Root } from 'hast';
import type { Plugin } from 'unified';

import { getMessages } from '../messages';
import { FORM_CLASS } from './form-class';

/** Adds the question to the end of pages with the default layout, except for those that end with a generated list. */
const rehypeFeedback: Plugin<[], Root> = () => (tree, file) => {
  const { frontmatter, lang } = getPageInfo(file);
  const { pageType = 'doc', overview, feedback } = frontmatter as Partial<Record<string, unknown>>;
  if (pageType !== 'doc' || overview || feedback === false) return;
  // Raw HTML is neither part of the search index nor of the Markdown output.
  tree.children.push({ type: 'raw', value: renderForm(getMessages(lang).feedback) });
};

export default rehypeFeedback;

type Messages = ReturnType<typeof getMessages>['feedback'];

function renderForm(messages: Messages): string {
  const text = (key: keyof Messages) => escapeHtml(messages[key]);
  const button = (answer: 'yes' | 'no') =>
    `<button type="button" value="${answer}" aria-pressed="false">${text(answer)}</button>`;
  return [
    `<form class="${FORM_CLASS}">`,
    `<fieldset><legend>${text('question')}</legend>${button('yes')}${button('no')}</fieldset>`,
    `<div hidden><label>${text('reason')}<textarea name="reason" rows="3" maxlength="2000"></textarea></label>`,
    `<button>${text('send')}</button></div>`,
    '<p role="status"></p>',
    '</form>',
  ].join('');
}
