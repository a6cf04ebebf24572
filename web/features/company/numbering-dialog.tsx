import { useWatch } from 'react-hook-form';
import { type Numbering, type NumberingInput, NumberingUpdate } from '#shared/document/number-schema.ts';
import { documentNumber, hasYear, MAX_DIGITS } from '#shared/document/numbering.ts';
import { type Numbered, useSetNumbering } from '#web/lib/queries/numbering.ts';
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

const rulesFor = (of: Numbered): FormRules<NumberingForm, NumberingUpdate> => ({
  schema: NumberingUpdate,
  toInput: (form) => ({ [of]: form.counts === 'no' ? null : inputOf(form) }),
  fieldOf: ({ path }) => path.replace(`${of}.`, '') as keyof NumberingForm,
  texts: {
    [`${of}.prefix supported`]: t.prefixNotSupported,
    [`${of}.next min`]: t.nextInvalid,
    [`${of}.next max`]: t.nextInvalid,
  },
});

/** Of each kind once, so that a form keeps its rules. */
const RULES = { invoices: rulesFor('invoices'), estimates: rulesFor('estimates') } as const;

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

type NumberingDialogProps = { of: Numbered; numbering: Numbering | null; onClose: () => void };

/** Chooses how new documents of a kind are numbered, with the next number as it will be. */
export function NumberingDialog({ of, numbering, onClose }: NumberingDialogProps) {
  const set = useSetNumbering();
  const texts = t.numbers[of];
  const editing = useCheckedForm<NumberingForm, NumberingUpdate>({
    rules: RULES[of],
    values: numbering ? formOf(numbering) : { ...SUGGESTED, counts: 'no' },
    onValid: async ({ [of]: chosen = null }) => {
      // Others may have counted on since: only a changed count is set.
      const next = chosen?.next === numbering?.next ? undefined : chosen?.next;
      const saved = (await set.mutateAsync({ [of]: chosen && { ...chosen, next } }))[of];
      onClose();
      toast.success(saved ? texts.next({ number: saved.nextNumber }) : texts.saved);
    },
    onFailed: (error, reasons) => showFailure(error, texts.notSaved, reasons),
  });
  const { form } = editing;
  const counts = useWatch({ control: form.control, name: 'counts' });
  return (
    <FormDialog
      description={texts.hint}
      editing={editing}
      fieldsStyle="grid min-w-0 gap-5"
      noValidate
      onClose={onClose}
      submitLabel={t.saveNumbers}
      title={texts.title}
    >
      <ChoiceField
        legend={t.waysToNumber}
        onChange={(value) => form.setValue('counts', value, { shouldDirty: true })}
        options={[
          { value: 'no', label: t.randomNumbers, hint: texts.random },
          { value: 'upwards', label: t.countUpwards, hint: t.countUpwardsHint },
        ]}
        value={counts}
      />
      {counts === 'upwards' && <SchemeFields {...editing} of={of} />}
    </FormDialog>
  );
}

type Editing = ReturnType<typeof useCheckedForm<NumberingForm, NumberingUpdate>>;
type SchemeFieldsProps = Pick<Editing, 'form' | 'errorOf'> & { of: Numbered };

function SchemeFields({ of, form, errorOf }: SchemeFieldsProps) {
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
        {t.numbers[of].next({ number })}
      </p>
    </>
  );
}

function formOf({ prefix, digits, restarts, next }: Numbering): NumberingForm {
  return { counts: 'upwards', prefix, digits: String(digits), isYearly: restarts === 'yearly', next: String(next) };
}
