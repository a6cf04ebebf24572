import { type Html, html } from '#functions/mail/html.ts';

/** The buttons of an object, by the name of their action; a refund can be given an amount. */
export function actions(id: string, labels: Record<string, string>): Html {
  const buttons = Object.entries(labels).map(([name, label]) => {
    return html`<button name="action" value="${name}">${label}</button>`;
  });
  if (buttons.length === 0) return html``;
  const amount = html`<input name="amount" inputmode="decimal" aria-label="Amount" placeholder="Amount (empty: all)">`;
  return html`<form method="post"><input type="hidden" name="id" value="${id}">
    <div class="actions">${labels.refund ? amount : null}${buttons}</div></form>`;
}
