import { groupOf } from '#shared/estimate/choices.ts';
import type { FormItem, InvoiceForm } from '#web/document-editor/model/form.ts';

/** Whether the recipient has to become a customer: a deposit is kept for someone. */
export function needsCustomer({ to, adjustments }: Pick<InvoiceForm, 'to' | 'adjustments'>): boolean {
  return adjustments.deposit.isOn && !to.id;
}

/**
 * An estimate after a change: of each group exactly one line is chosen, and who pays a deposit becomes a customer.
 * Returns the same form if that holds.
 */
export function settledEstimate(form: InvoiceForm, before: InvoiceForm): InvoiceForm {
  const items = settledItems(form.items, before.items);
  const keepCustomer = form.keepCustomer || needsCustomer(form);
  return items === form.items && keepCustomer === form.keepCustomer ? form : { ...form, items, keepCustomer };
}

type Items = InvoiceForm['items'];

function settledItems(items: Items, before: Items): Items {
  const grouped = items.filter(groupOf);
  if (grouped.length === 0) return items;
  const known = new Map(before.map((item) => [item.key, item]));
  const chosen = new Set([...Map.groupBy(grouped, groupOf).values()].map((lines) => chosenIn(lines, known)));
  const isSettled = (item: FormItem) => !groupOf(item) || (item.chosen === true) === chosen.has(item);
  if (items.every(isSettled)) return items;
  return items.map((item) => (isSettled(item) ? item : { ...item, chosen: chosen.has(item) || undefined }));
}

/** The line of a group that stays chosen: a click wins, then what was chosen before, then the first. */
function chosenIn(lines: readonly FormItem[], known: ReadonlyMap<string, FormItem>): FormItem | undefined {
  const chosen = lines.filter((line) => line.chosen);
  const was = (line: FormItem) => {
    const before = known.get(line.key);
    return before && groupOf(before) === groupOf(line) ? before : undefined;
  };
  return (
    chosen.find((line) => was(line)?.chosen !== true && was(line) !== undefined) ??
    chosen.find((line) => was(line)?.chosen) ??
    chosen[0] ??
    lines[0]
  );
}
