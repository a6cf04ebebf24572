import { isDue } from '#shared/invoice/status.ts';
import type { DocumentPart } from './document-part.ts';

type Props = DocumentPart & { readonly payUrl: string | undefined };

/** Payment terms and instructions. */
export function Payment({ invoice, dictionary, payUrl }: Props) {
  const labels = dictionary.document;
  return (
    <>
      {invoice.paymentTerms && (
        <section>
          <h2>{labels.paymentTerms}</h2>
          <p className="invoice-lines" dir="auto">
            {invoice.paymentTerms}
          </p>
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
  const rows = accountRows({ invoice, dictionary }).filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="invoice-account">
      {rows.map(({ label, value, isCode }) => (
        <div className={isCode ? 'invoice-code' : undefined} key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `isCode` keeps the value on one line: people copy it character by character. */
type AccountRow = { label: string; value: string | undefined; isCode?: boolean };

function accountRows({ invoice, dictionary }: DocumentPart): AccountRow[] {
  const labels = dictionary.document;
  const to = invoice.paymentInstructions;
  if (invoice.paymentMethod === 'e-transfer') {
    return [{ label: labels.eTransferTo, value: to?.eTransferEmail, isCode: true }];
  }
  return [
    { label: labels.bankName, value: to?.bankName },
    { label: labels.accountName, value: to?.accountName },
    { label: labels.accountNumber, value: to?.accountNumber, isCode: true },
    { label: labels.swiftCode, value: to?.swiftCode, isCode: true },
    { label: labels.iban, value: to?.iban, isCode: true },
  ];
}
