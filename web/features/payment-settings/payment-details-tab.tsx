import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Currency, invoiceCurrency } from '#shared/money.ts';
import { DETAILS, detailsOf } from '#shared/payment-methods.ts';
import { DefaultFields } from '#web/parts/invoice-defaults/default-fields.tsx';
import { CURRENCY_NAMES, PAYMENT_SECTIONS } from '#web/parts/payment-form/payment-fields.ts';
import { PaymentTextField } from '#web/parts/payment-form/payment-text-field.tsx';
import type { PaymentEditing } from '#web/parts/payment-form/use-payment-form.ts';
import { FormSection } from '#web/parts/settings/form-section.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { t } from './texts.en.tsx';

/** The form of the preferred currency and of the details of each payment method (spec 2 §2). */
export function PaymentDetailsTab({ editing }: { editing: PaymentEditing }) {
  const { form, errorOf, isDirty, onSubmit, isBusy } = editing;
  const values = form.watch();
  // Once one of a method's details is typed, the others that it needs are marked.
  const needed = DETAILS.filter(({ isRequired, method }) => {
    const details = detailsOf(method);
    return isRequired && details.length > 1 && details.some(({ field }) => values[field].trim());
  }).map(({ field }) => field);
  return (
    <form className="min-w-0 rounded-lg border border-line bg-surface shadow-sm" noValidate onSubmit={onSubmit}>
      <fieldset className="min-w-0 divide-y divide-line" disabled={isBusy}>
        <FormSection description={t.currencyText} title={t.currency}>
          <CurrencyField
            error={errorOf('preferredCurrency')}
            select={form.register('preferredCurrency')}
            value={values.preferredCurrency}
          />
        </FormSection>
        <FormSection description={t.defaultsText} title={t.defaults}>
          <DefaultFields
            errorOf={errorOf}
            method={form.register('paymentMethod')}
            none={t.automatic}
            notes={form.register('additionalNotes')}
            notesHint={t.notesHint}
            onTerms={(terms) => form.setValue('paymentTerms', terms, { shouldDirty: true })}
            terms={values.paymentTerms}
          />
        </FormSection>
        {PAYMENT_SECTIONS.map(({ method, title, description, fields }) => (
          <FormSection description={description} key={title} title={title}>
            {fields.map((look) => (
              <PaymentTextField
                errorOf={errorOf}
                form={form}
                key={look.name}
                look={look}
                required={needed.includes(look.name)}
              />
            ))}
            {method === 'e-transfer' && (
              <Switch
                checked={values.payersSayAmount}
                className="sm:col-span-2"
                hint={t.payersSayAmountHint}
                label={t.payersSayAmount}
                onChange={(isOn) => form.setValue('payersSayAmount', isOn, { shouldDirty: true })}
              />
            )}
          </FormSection>
        ))}
      </fieldset>
      <SaveBar isBusy={isBusy} isDirty={isDirty} />
    </form>
  );
}

type CurrencyFieldProps = { value: Currency; error: string | undefined; select: UseFormRegisterReturn };

/** The preferred currency, and how it affects new invoices. */
function CurrencyField({ value, error, select }: CurrencyFieldProps) {
  const used = invoiceCurrency(value);
  const hint = used === value ? t.startIn({ used }) : t.startInOther({ value, used });
  return (
    <Field error={error} hint={hint} label={t.preferredCurrency} required>
      <Select {...select}>
        {Object.entries(CURRENCY_NAMES).map(([code, name]) => (
          <option key={code} value={code}>
            {code} – {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
