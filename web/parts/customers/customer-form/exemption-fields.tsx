import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { EXEMPT_TAXES } from '#shared/canada/tax-exemption.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { EXEMPT_TAX_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { type CustomerForm, NO_EXEMPTION } from './customer-rules.ts';
import { t } from './texts.en.ts';

type ExemptionFieldsProps = Pick<CheckedForm<CustomerForm>, 'form' | 'errorOf'>;

/** The customer's tax exemptions; only a button until there is one. */
export function ExemptionFields({ form, errorOf }: ExemptionFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'taxExemptions' });
  const addButton = useRef<HTMLButtonElement>(null);
  const onRemove = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };
  return (
    <div className="grid gap-3 border-line border-t pt-5 sm:col-span-2">
      {fields.length > 0 && (
        <div>
          <p className="font-medium text-sm">{t.exemptions}</p>
          <p className="mt-0.5 text-muted text-xs">{t.exemptionsHint}</p>
        </div>
      )}
      {fields.map(({ id }, index) => (
        <Exemption errorOf={errorOf} form={form} index={index} key={id} onRemove={onRemove} />
      ))}
      <Button
        className="justify-self-start"
        disabled={fields.length === EXEMPT_TAXES.length}
        onClick={() => append(NO_EXEMPTION)}
        ref={addButton}
        size="sm"
        variant="secondary"
      >
        <Plus aria-hidden="true" />
        {fields.length > 0 ? t.addAnother : t.addExemption}
      </Button>
    </div>
  );
}

type ExemptionProps = ExemptionFieldsProps & { index: number; onRemove: (index: number) => void };

function Exemption({ form, errorOf, index, onRemove }: ExemptionProps) {
  const { control, register } = form;
  const path = `taxExemptions.${index}` as const;
  const all = useWatch({ control, name: 'taxExemptions' });
  const isRelief = all[index]?.tax === 'HST_ON';
  const elsewhere = all.filter((_, other) => other !== index).map(({ tax }) => tax);
  return (
    // Contains its hidden legend, which would otherwise make the dialog scroll.
    <fieldset className="relative grid grid-cols-1 gap-x-4 gap-y-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="sr-only">{t.exemption({ number: index + 1 })}</legend>
      <Field
        className="sm:col-span-2"
        error={errorOf(`${path}.tax`)}
        label={t.tax}
        labelEnd={
          <Button
            aria-label={t.removeExemption({ number: index + 1 })}
            className="-my-2 -mr-3"
            onClick={() => onRemove(index)}
            size="sm"
            variant="ghost"
          >
            {t.remove}
          </Button>
        }
      >
        <Select {...register(`${path}.tax`)}>
          <option value="">{t.chooseTax}</option>
          <Options
            labelOf={(tax) => EXEMPT_TAX_LABELS[tax]}
            of={EXEMPT_TAXES.filter((tax) => !elsewhere.includes(tax))}
          />
        </Select>
      </Field>
      <Field className="sm:col-span-2" error={errorOf(`${path}.reason`)} label={t.reason}>
        <Input
          autoComplete="off"
          placeholder={isRelief ? t.reliefExample : t.reasonExample}
          {...register(`${path}.reason`)}
        />
      </Field>
      <Field error={errorOf(`${path}.number`)} hint={isRelief && t.statusCardHint} label={t.number}>
        <Input autoComplete="off" {...register(`${path}.number`)} />
      </Field>
      <Field error={errorOf(`${path}.validTo`)} label={t.validUntil}>
        <Controller
          control={control}
          name={`${path}.validTo`}
          render={({ field: { ref: _ref, onBlur: _onBlur, ...field } }) => (
            <DatePicker {...field} canClear displayFormat={dictionary.shortDay} placeholder={t.noEnd} />
          )}
        />
      </Field>
    </fieldset>
  );
}
