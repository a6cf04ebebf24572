import type { DocumentPart } from './document-part.ts';

/** A discreet mark on an invoice that is not payable: draft, paid (with the day) or cancelled. */
export function StatusMark({ invoice, dictionary }: DocumentPart) {
  if (invoice.status === 'DRAFT') return <p className="invoice-mark">{dictionary.document.draft}</p>;
  if (invoice.status === 'CANCELLED') return <p className="invoice-mark">{dictionary.state.cancelled}</p>;
  if (invoice.status !== 'PAID') return null;
  // Either a timestamp or a day: both start with the day.
  const day = invoice.paidAt?.slice(0, 10);
  return (
    <p className="invoice-mark invoice-mark-paid">
      {dictionary.state.paid}
      {day && <time dateTime={day}>{dictionary.longDay(day)}</time>}
    </p>
  );
}
