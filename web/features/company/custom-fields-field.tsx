import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { MAX_CUSTOM_FIELDS } from '#shared/document/custom-fields.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { t } from './texts.en.ts';

type CustomFieldsFieldProps = Pick<CompanyEditing, 'form' | 'errorOf'>;

/** The fields that the business adds to its documents. */
export function CustomFieldsField({ form, errorOf }: CustomFieldsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'customFields' });
  const addButton = useRef<HTMLButtonElement>(null);
  const onRemove = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };
  return (
    <div className="grid min-w-0 gap-3 sm:col-span-2">
      <div>
        <p className="font-medium text-ink text-sm">{t.customFields}</p>
        <p className="mt-0.5 text-pretty text-muted text-sm">{t.customFieldsHint}</p>
      </div>
      {fields.map(({ id }, index) => (
        <CustomFieldRow errorOf={errorOf} form={form} index={index} key={id} onRemove={onRemove} />
      ))}
      <Button
        className="justify-self-start"
        disabled={fields.length === MAX_CUSTOM_FIELDS}
        onClick={() => append({ label: '', value: '', isPrinted: true })}
        ref={addButton}
        size="sm"
        variant="secondary"
      >
        <Plus aria-hidden="true" />
        {t.addField}
      </Button>
    </div>
  );
}

type CustomFieldRowProps = CustomFieldsFieldProps & { index: number; onRemove: (index: number) => void };

function CustomFieldRow({ form, errorOf, index, onRemove }: CustomFieldRowProps) {
  const path = `customFields.${index}` as const;
  const number = index + 1;
  return (
    <fieldset className="relative grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="sr-only">{t.fieldNumber({ number })}</legend>
      <Field error={errorOf(`${path}.label`)} label={t.fieldLabel}>
        <Input autoComplete="off" {...form.register(`${path}.label`)} />
      </Field>
      <Field error={errorOf(`${path}.value`)} hint={t.fieldValueHint} label={t.fieldValue}>
        <Input autoComplete="off" {...form.register(`${path}.value`)} />
      </Field>
      <Controller
        control={form.control}
        name={`${path}.isPrinted`}
        render={({ field: { value, onChange, name } }) => (
          <Switch
            checked={value}
            hint={t.fieldIsPrintedHint}
            label={t.fieldIsPrinted}
            name={name}
            onChange={onChange}
          />
        )}
      />
      <Button
        aria-label={t.removeField({ number })}
        className="self-center justify-self-end"
        onClick={() => onRemove(index)}
        size="sm"
        variant="ghost"
      >
        {t.remove}
      </Button>
    </fieldset>
  );
}
