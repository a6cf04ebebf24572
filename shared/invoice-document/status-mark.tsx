import type { DocumentPart } from './document-part.ts';

/** A discreet mark on an invoice that nobody has to pay any more: paid, with the day, or cancelled. */
export function StatusMark({ invoice, dictionary }: DocumentPart) {
  if (invoice.status === 'CANCELLED') {
    return <p className="invoice-mark">{dictionary.status.CANCELLED}</p>;
  }
  if (invoice.status !== 'PAID') return null;
  // An instant or a day: the day is what comes first in both.
  const day = invoice.paidAt?.slice(0, 10);
  return (
    <p className="invoice-mark invoice-mark-paid">
      {dictionary.status.PAID}
      {day && <time dateTime={day}>{dictionary.longDay(day)}</time>}
    </p>
  );
}
