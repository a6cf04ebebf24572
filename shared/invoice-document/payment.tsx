import { isOpen } from '#shared/invoice/payer-state.ts';
import { instructionRows } from '#shared/invoice/payment-instructions.ts';
import type { InvoicePart } from './invoice-part.ts';

type Props = InvoicePart & { readonly payUrl: string | undefined };

/** The payment method with its instructions. */
export function Payment({ invoice, dictionary, payUrl }: Props) {
  const labels = dictionary.document;
  return (
    <section data-part="paymentMethod">
      <h2>{labels.paymentMethod}</h2>
      <p className="invoice-strong">{dictionary.paymentMethod[invoice.paymentMethod]}</p>
      {isOpen(invoice) && <Instructions invoice={invoice} dictionary={dictionary} payUrl={payUrl} />}
    </section>
  );
}

function Instructions({ invoice, dictionary, payUrl }: Props) {
  const labels = dictionary.document;
  if (invoice.paymentMethod === 'card') {
    return (
      <>
        <p>{labels.payByCard}</p>
        {payUrl && (
          <p>
            <a href={payUrl}>{payUrl}</a>
          </p>
        )}
      </>
    );
  }
  const note = dictionary.payBy[invoice.paymentMethod];
  const rows = instructionRows(invoice);
  return (
    <>
      {note && <p>{note}</p>}
      {rows.length > 0 && (
        <dl className="invoice-account">
          {rows.map(({ field, value, isCode }) => (
            <div className={isCode ? 'invoice-code' : undefined} key={field}>
              <dt>{dictionary.detail[field]}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
