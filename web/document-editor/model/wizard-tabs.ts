import { isBlankText } from '#shared/tidy-text.ts';
import { numberOf } from '#web/lib/numbers/read-number.ts';
import type { InvoiceForm } from './form.ts';

/** The tabs of the editor in their order (spec 1 §2.12). */
export const WIZARD_TABS = ['from', 'details', 'items', 'summary'] as const;

/** One of the four tabs. */
export type WizardTab = (typeof WIZARD_TABS)[number];

/** The tab after or before another; undefined past the ends. */
export function neighbourTab(tab: WizardTab, step: 1 | -1): WizardTab | undefined {
  return WIZARD_TABS[WIZARD_TABS.indexOf(tab) + step];
}

/** The field name of a tab's content, to move the focus there. */
export function tabField(tab: WizardTab): string {
  return `tab:${tab}`;
}

/** The tab that an editor opens with: the lines of a new invoice for a known customer, otherwise the first. */
export function openingTab({ to, items }: Pick<InvoiceForm, 'to' | 'items'>): WizardTab {
  return to.id && isFilled(to.name) && items.length === 0 ? 'items' : 'from';
}

/** Whether a tab has its required fields (spec 1 §4, "Wizard tab completeness"). */
export function isTabComplete(tab: WizardTab, form: InvoiceForm): boolean {
  return COMPLETE[tab](form);
}

const COMPLETE: Readonly<Record<WizardTab, (form: InvoiceForm) => boolean>> = {
  from: ({ to }) => isFilled(to.name),
  details: ({ invoiceNumber, issueDate, dueDate }) => [invoiceNumber, issueDate, dueDate].every(isFilled),
  items: ({ items }) => items.length > 0 && items.every(isItemComplete),
  summary: ({ paymentTerms }) => isFilled(paymentTerms),
};

function isItemComplete({ name, quantity, rate }: InvoiceForm['items'][number]): boolean {
  return isFilled(name) && numberOf(quantity) > 0 && typeof rate === 'number';
}

function isFilled(text: string): boolean {
  return !isBlankText(text);
}
