import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { itemField } from '#web/document-editor/model/problems.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { EditorField } from './editor-field.tsx';
import type { ItemFieldProps } from './item-fields.tsx';

/**
 * A line's tax treatment. In a card it shares a row with the line's number, so its touch target overlaps the gaps
 * around it.
 */
export function TreatmentField({ item: { key, taxTreatment, supplyCategory }, errors, change }: ItemFieldProps) {
  const usual = supplyCategory ? `Default (${SUPPLY_CATEGORY_LABELS[supplyCategory]})` : 'Default';
  return (
    <EditorField
      className="-my-3 rows:my-0 rows:w-52 [&>div]:flex-row [&>div]:items-center [&>div]:gap-2 [&_label]:font-normal [&_label]:text-muted [&_label]:text-xs"
      errors={errors}
      label="Tax"
      name={itemField(key, 'taxTreatment')}
    >
      <Select
        className="max-w-44 rows:flex-1 not-rows:[&>select]:h-control! not-rows:[&>select]:border-transparent! not-rows:[&>select]:bg-transparent!"
        onChange={({ target }) => change({ taxTreatment: (target.value || undefined) as FormItem['taxTreatment'] })}
        size="sm"
        value={taxTreatment ?? ''}
      >
        <option value="">{usual}</option>
        <Options labelOf={(treatment) => TAX_TREATMENT_LABELS[treatment]} of={TAX_TREATMENTS} />
      </Select>
    </EditorField>
  );
}
