import { clsx } from 'clsx';
import { useRef } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import { dictionary, LOCALE } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { balanceCentsOf } from '#web/parts/payments/payable.ts';
import { MoneyField } from '#web/parts/payments/payment-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { Part } from './split.ts';
import { t } from './texts.en.ts';

type InvoicePartsProps = {
  parts: readonly Part[];
  currency: InvoiceCurrency;
  /** Invoices that are left out since a bank payment is on its way, in any currency. */
  debited: readonly InvoiceListItem[];
  onType: (invoiceId: string, value: TypedNumber) => void;
  /** Fills in the amounts anew; absent while none was typed over. */
  onFillAgain: (() => void) | undefined;
  errorOf: (name: PartName | 'typed') => string | undefined;
  hint?: string | false;
};

/** The name under which a part's field is found in its form, and its error. */
export const partName = (invoiceId: string) => `typed.${invoiceId}` as const;
type PartName = ReturnType<typeof partName>;

/** Invoices with what is paid of each, to be typed over. */
export function InvoiceParts({ parts, currency, debited, onType, onFillAgain, errorOf, hint }: InvoicePartsProps) {
  const leftOut = debited.filter((invoice) => invoice.currency === currency).map(({ invoiceNumber }) => invoiceNumber);
  const today = useBusinessDay()();
  const problem = errorOf('typed');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h3 className="font-medium outline-none" ref={heading} tabIndex={-1}>
          {t.invoices}
        </h3>
        {onFillAgain && (
          <Button
            className="-my-1"
            onClick={() => {
              heading.current?.focus();
              onFillAgain();
            }}
            size="sm"
            variant="ghost"
          >
            {t.fillAgain}
          </Button>
        )}
      </div>
      {hint && <p className="-mt-2 mb-3 text-muted text-xs">{hint}</p>}
      {problem && (
        <p className="mb-3 font-medium text-danger text-xs" role="alert">
          {problem}
        </p>
      )}
      {parts.length === 0 && leftOut.length === 0 && <p className="text-muted">{t.noneOpen}</p>}
      <ul aria-label={t.invoices} className="divide-y divide-line">
        {parts.map((part) => (
          <PartRow
            currency={currency}
            error={errorOf(partName(part.invoice.id))}
            key={part.invoice.id}
            onType={(value) => onType(part.invoice.id, value)}
            part={part}
            today={today}
          />
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p className={clsx('wrap-anywhere text-muted text-xs', parts.length > 0 && 'mt-3')}>
          {t.leftOut({ count: leftOut.length, numbers: new Intl.ListFormat(LOCALE).format(leftOut) })}
        </p>
      )}
    </>
  );
}

type PartRowProps = {
  part: Part;
  currency: InvoiceCurrency;
  today: CalendarDay;
  error: string | undefined;
  onType: (value: TypedNumber) => void;
};

function PartRow({ part: { invoice, value }, currency, today, error, onType }: PartRowProps) {
  const { id, invoiceNumber, dueDate } = invoice;
  const isLate = dueState(invoice, today)?.isLate;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem] sm:grid-cols-[minmax(0,1fr)_9.5rem] items-start gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="pt-0.5">
        <p className="wrap-anywhere font-medium tabular-nums">{invoiceNumber}</p>
        <p className="text-muted text-xs tabular-nums">
          <span className={clsx(isLate && 'text-red')}>{t.dueOn({ day: dictionary.shortDay(dueDate) })}</span>
          {' · '}
          <span className="whitespace-nowrap">{t.left({ amount: dictionary.amount(balanceCentsOf(invoice)) })}</span>
        </p>
      </div>
      <Field error={error} hideLabel label={t.amountFor({ number: invoiceNumber })}>
        <MoneyField currency={currency} name={partName(id)} onChange={onType} value={value} />
      </Field>
    </li>
  );
}
