import { closedState } from '#shared/invoice/payer-state.ts';
import { toCents } from '#shared/money.ts';
import type { InvoicePart } from './invoice-part.ts';

/**
 * A discreet mark on an invoice that is not payable: its state, with the day and what was refunded if it is paid, or
 * the amount and the first day of a bank payment on its way.
 */
export function StatusMark({ invoice, dictionary }: InvoicePart) {
  const state = closedState(invoice);
  if (!state) return null;
  if (state === 'draft') return <p className="invoice-mark">{dictionary.document.draft}</p>;
  if (state === 'closed') {
    return (
      <>
        <p className="invoice-mark">{dictionary.state.closed}</p>
        <p className="invoice-mark-hint">{dictionary.pay.closedHint}</p>
      </>
    );
  }
  if (state === 'debited' && invoice.pendingDebit) {
    const { amount, on } = invoice.pendingDebit;
    return (
      <>
        <p className="invoice-mark">{dictionary.state.debited}</p>
        <p className="invoice-mark-hint">
          {dictionary.money(toCents(amount), invoice.currency)} · {dictionary.longDay(on)}
        </p>
      </>
    );
  }
  if (state !== 'paid') return <p className="invoice-mark">{dictionary.state[state]}</p>;
  const { paidAt, amountRefunded, currency } = invoice;
  // Either a timestamp or a day: both start with the day.
  const day = paidAt?.slice(0, 10);
  return (
    <>
      <p className="invoice-mark invoice-mark-paid">
        {dictionary.state.paid}
        {day && <time dateTime={day}>{dictionary.longDay(day)}</time>}
      </p>
      {amountRefunded && (
        <p className="invoice-mark-hint">{dictionary.refunded(dictionary.money(toCents(amountRefunded), currency))}</p>
      )}
    </>
  );
}
