import { useController } from 'react-hook-form';
import { earlierDay } from '#shared/calendar-day.ts';
import { type ExchangeRate, ExchangeRateInput, MAX_RATE, RATE_DECIMALS } from '#shared/exchange-rate.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { useExchangeRates } from '#web/lib/queries/exchange-rates.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import type { ForeignInvoice } from './foreign-invoices.ts';
import { rateText } from './rate-text.ts';
import { t } from './texts.en.ts';

type RateFormProps = {
  invoice: ForeignInvoice;
  currency: InvoiceCurrency;
  latest: ExchangeRate | undefined;
  onSaved: () => void;
  /** Absent if there is no rate to go back to. */
  onCancel: (() => void) | undefined;
};

type RateValues = { rate: TypedNumber; on: string };

const RULES: FormRules<RateValues, ExchangeRateInput> = {
  schema: ExchangeRateInput,
  toInput: ({ rate, on }) => ({ rate: rate === '' ? undefined : rate, on }),
  texts: { 'rate required': t.rateRequired, 'rate number': t.rateRequired },
};

/** The rate of an invoice, which is never guessed (decision W140), and its day, at first that of the invoice. */
export function RateForm({ invoice, currency, latest, onSaved, onCancel }: RateFormProps) {
  const { invoiceId, invoiceNumber, exchangeRate } = invoice;
  const { set } = useExchangeRates();
  const today = useBusinessDay()();
  const { form, errorOf, isBusy, onSubmit } = useCheckedForm<RateValues, ExchangeRateInput>({
    rules: RULES,
    values: exchangeRate ?? { rate: '', on: earlierDay(invoice.on, today) },
    onValid: async (input) => {
      await set.mutateAsync({ id: invoiceId, ...input });
      toast.success(t.saved({ invoice: invoiceNumber }));
      onSaved();
    },
    onFailed: (error, reasons) => showFailure(error, t.notSaved, reasons),
  });
  const { field: rate } = useController({ control: form.control, name: 'rate' });
  const { field: on } = useController({ control: form.control, name: 'on' });
  const takeLatest = (found: ExchangeRate) => {
    rate.onChange(found.rate);
    on.onChange(found.on);
  };
  return (
    <form className="mt-3" noValidate onSubmit={onSubmit}>
      <fieldset className="flex flex-wrap items-start gap-3" disabled={isBusy}>
        <Field className="w-full sm:w-36" error={errorOf('rate')} label={t.rate({ currency })}>
          <NumberField
            aria-label={t.rateOf({ currency, invoice: invoiceNumber })}
            decimals={RATE_DECIMALS}
            max={MAX_RATE}
            name="rate"
            negative={t.notNegative}
            onChange={rate.onChange}
            value={rate.value}
          />
        </Field>
        <Field className="w-full sm:w-44" error={errorOf('on')} label={t.day}>
          <DatePicker
            displayFormat={dictionary.shortDay}
            max={today}
            name="on"
            onChange={on.onChange}
            value={on.value}
          />
        </Field>
        <div className="flex gap-2 sm:mt-6.5">
          <Button busy={isBusy} type="submit" variant="secondary">
            {t.save}
          </Button>
          {onCancel && (
            <Button onClick={onCancel} variant="ghost">
              {t.cancel}
            </Button>
          )}
        </div>
      </fieldset>
      {latest && !exchangeRate && (
        <Button className="-ml-3 mt-1" onClick={() => takeLatest(latest)} size="sm" variant="ghost">
          {t.takeLatest({ rate: rateText(latest.rate), day: dictionary.shortDay(latest.on) })}
        </Button>
      )}
    </form>
  );
}
