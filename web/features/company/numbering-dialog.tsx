import { useWatch } from 'react-hook-form';
import { type Numbering, type NumberingInput, NumberingUpdate } from '#shared/document/number-schema.ts';
import { documentNumber, hasYear, MAX_DIGITS } from '#shared/document/numbering.ts';
import { useSetNumbering } from '#web/lib/queries/numbering.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';

type NumberingForm = {
  counts: 'no' | 'upwards';
  prefix: string;
  digits: string;
  isYearly: boolean;
  next: string;
};

const RULES: FormRules<NumberingForm, NumberingUpdate> = {
  schema: NumberingUpdate,
  toInput: (form) => ({ invoices: form.counts === 'no' ? null : inputOf(form) }),
  fieldOf: ({ path }) => path.replace('invoices.', '') as keyof NumberingForm,
  texts: {
    'invoices.prefix supported': t.prefixNotSupported,
    'invoices.next min': t.nextInvalid,
    'invoices.next max': t.nextInvalid,
  },
};

function inputOf({ prefix, digits, isYearly, next }: NumberingForm): NumberingInput {
  return {
    prefix,
    digits: Number(digits),
    restarts: isYearly && hasYear(prefix) ? 'yearly' : 'never',
    next: /^\d+$/.test(next.trim()) ? Number(next) : 0,
  };
}

const DIGITS = Array.from({ length: MAX_DIGITS }, (_, index) => String(index + 1));

/** What a business that has not counted yet starts with: 2026-001. */
const SUGGESTED: NumberingForm = { counts: 'upwards', prefix: '{YYYY}-', digits: '3', isYearly: true, next: '1' };

type NumberingDialogProps = { numbering: Numbering | null; onClose: () => void };

/** Chooses how new invoices are numbered, with the next number as it will be. */
export function NumberingDialog({ numbering, onClose }: NumberingDialogProps) {
  const set = useSetNumbering();
  const editing = useCheckedForm<NumberingForm, NumberingUpdate>({
    rules: RULES,
    values: numbering ? formOf(numbering) : { ...SUGGESTED, counts: 'no' },
    onValid: async ({ invoices }) => {
      // Others may have counted on since: only a changed count is set.
      const next = invoices?.next === numbering?.next ? undefined : invoices?.next;
      const saved = await set.mutateAsync({ invoices: invoices && { ...invoices, next } });
      onClose();
      toast.success(saved.invoices ? t.nextNumber({ number: saved.invoices.nextNumber }) : t.numbersSaved);
    },
    onFailed: (error, reasons) => showFailure(error, t.numbersNotSaved, reasons),
  });
  const { form } = editing;
  const counts = useWatch({ control: form.control, name: 'counts' });
  return (
    <FormDialog
      description={t.numbersHint}
      editing={editing}
      fieldsStyle="grid min-w-0 gap-5"
      noValidate
      onClose={onClose}
      submitLabel={t.saveNumbers}
      title={t.numbers}
    >
      <ChoiceField
        legend={t.waysToNumber}
        onChange={(value) => form.setValue('counts', value, { shouldDirty: true })}
        options={WAYS}
        value={counts}
      />
      {counts === 'upwards' && <SchemeFields {...editing} />}
    </FormDialog>
  );
}

const WAYS = [
  { value: 'no', label: t.randomNumbers, hint: t.randomNumbersHint },
  { value: 'upwards', label: t.countUpwards, hint: t.countUpwardsHint },
] as const;

type SchemeFieldsProps = Pick<ReturnType<typeof useCheckedForm<NumberingForm, NumberingUpdate>>, 'form' | 'errorOf'>;

function SchemeFields({ form, errorOf }: SchemeFieldsProps) {
  const { prefix, digits, isYearly, next } = useWatch({ control: form.control }) as NumberingForm;
  const today = useBusinessDay();
  const number = documentNumber({ prefix, digits: Number(digits) }, Number(next) || 1, today());
  return (
    <>
      <div className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field className="sm:col-span-2" error={errorOf('prefix')} hint={t.prefixHint} label={t.prefix}>
          <Input autoCapitalize="characters" autoComplete="off" spellCheck={false} {...form.register('prefix')} />
        </Field>
        <Field label={t.digits}>
          <Select {...form.register('digits')}>
            <Options labelOf={(each) => '1'.padStart(Number(each), '0')} of={DIGITS} />
          </Select>
        </Field>
        <Field error={errorOf('next')} hint={t.nextHint} label={t.next}>
          <Input autoComplete="off" inputMode="numeric" {...form.register('next')} />
        </Field>
      </div>
      <Switch
        checked={isYearly && hasYear(prefix)}
        disabled={!hasYear(prefix)}
        hint={hasYear(prefix) ? undefined : t.yearlyNeedsYear}
        label={t.yearly}
        onChange={(checked) => form.setValue('isYearly', checked, { shouldDirty: true })}
      />
      <p aria-live="polite" className="rounded-md bg-subtle px-3 py-2.5 text-sm wrap-anywhere">
        {t.nextNumber({ number })}
      </p>
    </>
  );
}

function formOf({ prefix, digits, restarts, next }: Numbering): NumberingForm {
  return { counts: 'upwards', prefix, digits: String(digits), isYearly: restarts === 'yearly', next: String(next) };
}
