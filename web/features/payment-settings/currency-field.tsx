import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Currency, invoiceCurrency } from '#shared/money.ts';
import { CURRENCY_NAMES } from '#web/parts/payment-form/payment-fields.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';

type CurrencyFieldProps = { value: Currency; error: string | undefined; select: UseFormRegisterReturn };

/** The preferred currency, and how it affects new invoices. */
export function CurrencyField({ value, error, select }: CurrencyFieldProps) {
  const used = invoiceCurrency(value);
  const hint =
    used === value
      ? `New invoices start in ${used}.`
      : `Invoices in ${value} are not supported yet, so new invoices start in ${used}.`;
  return (
    <Field error={error} hint={hint} label="Preferred Currency" required>
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
