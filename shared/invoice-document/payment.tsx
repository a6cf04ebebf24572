import { isDue } from '#shared/invoice/status.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly payUrl: string | undefined };

/** When and how to pay. */
export function Payment({ invoice, dictionary, payUrl }: Props) {
  const labels = dictionary.document;
  return (
    <>
      {invoice.paymentTerms && (
        <section>
          <h2>{labels.paymentTerms}</h2>
          <p className="invoice-lines">{invoice.paymentTerms}</p>
        </section>
      )}
      <section>
        <h2>{labels.paymentMethod}</h2>
        <p className="invoice-strong">{dictionary.paymentMethod[invoice.paymentMethod]}</p>
        {isDue(invoice.status) && <Instructions invoice={invoice} dictionary={dictionary} payUrl={payUrl} />}
      </section>
    </>
  );
}

function Instructions({ invoice, dictionary, payUrl }: Props) {
  const labels = dictionary.document;
  if (invoice.paymentMethod === 'cash') return <p>{labels.payInCash}</p>;
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
  const rows = accountRows({ invoice, dictionary }).filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="invoice-account">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function accountRows({ invoice, dictionary }: DocumentPart): [label: string, value: string | undefined][] {
  const labels = dictionary.document;
  const to = invoice.paymentInstructions;
  if (invoice.paymentMethod === 'e-transfer') return [[labels.eTransferTo, to?.eTransferEmail]];
  return [
    [labels.bankName, to?.bankName],
    [labels.accountName, to?.accountName],
    [labels.accountNumber, to?.accountNumber],
    [labels.swiftCode, to?.swiftCode],
    [labels.iban, to?.iban],
  ];
}
