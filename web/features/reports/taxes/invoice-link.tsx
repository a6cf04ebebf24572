import { Link, useLocation } from 'react-router-dom';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';

/** A link from a list of documents to the page of an invoice, which leads back to that list. */
export function InvoiceLink({ invoiceId, name }: { invoiceId: string; name: string }) {
  return (
    <Link
      className="font-medium text-accent underline-offset-4 hover:underline"
      state={wayBackTo(useLocation())}
      to={paths.invoice(invoiceId)}
    >
      {name}
    </Link>
  );
}
