import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { type FieldName, itemField, tabOfField } from '#web/features/invoice-editor/model/problems.ts';
import type { WizardTab } from '#web/features/invoice-editor/model/wizard-tabs.ts';

export type FieldTarget = {
  form: InvoiceForm;
  onTab: (tab: WizardTab) => void;
  focusField: (field: FieldName) => void;
};

/** Shows the tab of a field and focuses it. */
export function goToField({ form, onTab, focusField }: FieldTarget): (field: FieldName) => void {
  return (field) => {
    const target = field === 'items' ? fieldOfItems(form.items) : field;
    onTab(tabOfField(target));
    focusField(target);
  };
}

/** The first line without a description, or else the rate of the first line. */
function fieldOfItems(items: InvoiceForm['items']): FieldName {
  const unnamed = items.find(({ name }) => !name.trim());
  if (unnamed) return itemField(unnamed.key, 'name');
  return items[0] ? itemField(items[0].key, 'rate') : 'items';
}
