import type { Invoice } from '#shared/invoice/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { MoneyField } from '#web/parts/payments/payment-fields.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { DepositSource } from './deposit-input.ts';
import { t } from './texts.en.tsx';
import { MAX_SUBJECT, useRequestForm } from './use-request-form.ts';

type RequestDialogProps = {
  source: DepositSource;
  onClose: () => void;
  /** Called with the request once it is created. */
  onCreated: (request: Invoice) => void;
};

/** Asks for the amount of a deposit, which for a draft may be a share of its total, for its subject and its due day. */
export function RequestDialog({ source, onClose, onCreated }: RequestDialogProps) {
  const { editing, amount, percent, dueDate } = useRequestForm(source, onCreated);
  const { errorOf, form } = editing;
  const { draft, currency } = source;
  return (
    <FormDialog
      busyLabel={t.creating}
      description={t.noTax}
      editing={editing}
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      noValidate
      onClose={onClose}
      submitLabel={t.create}
      title={t.title}
    >
      <Field className={draft ? '' : 'sm:col-span-2'} error={errorOf('amount')} label={t.amount} required>
        <MoneyField {...amount} currency={currency} />
      </Field>
      {draft && (
        <Field hint={t.ofTotal({ total: amountText(draft.total, currency) })} label={t.share}>
          <NumberField
            {...percent}
            className="pr-9!"
            decimals={2}
            max={100}
            trailing={<span className="pr-3 text-muted">%</span>}
          />
        </Field>
      )}
      <Field className="sm:col-span-2" error={errorOf('what')} hint={t.whatForHint} label={t.whatFor}>
        <Input autoComplete="off" maxLength={MAX_SUBJECT} {...form.register('what')} />
      </Field>
      <Field className="sm:col-span-2" error={errorOf('dueDate')} label={t.due} required>
        <DatePicker
          displayFormat={dictionary.shortDay}
          name={dueDate.name}
          onChange={dueDate.onChange}
          value={dueDate.value}
        />
      </Field>
    </FormDialog>
  );
}
