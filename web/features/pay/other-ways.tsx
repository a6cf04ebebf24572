import { instructionRows } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Row } from './row.tsx';

type OtherWaysProps = { invoice: PublicInvoice; dictionary: InvoiceDictionary };

/** How to pay without a card if the seller specified it, or whom to ask if there is no way at all. */
export function OtherWays({ invoice, dictionary }: OtherWaysProps) {
  const { company, paymentMethod, invoiceNumber } = invoice;
  const details = instructionRows(invoice).map(({ label, value }) => ({ label: dictionary.document[label], value }));
  if (details.length === 0 && paymentMethod !== 'cash') {
    if (company.paymentSettings.paymentIntegrationEnabled) return null;
    return <p className="consent">{dictionary.pay.askSender}</p>;
  }
  return (
    <section className="other-ways">
      <h2>
        {dictionary.pay.otherWays}
        <span> · {dictionary.paymentMethod[paymentMethod]}</span>
      </h2>
      {paymentMethod === 'cash' ? (
        <p>{dictionary.document.payInCash}</p>
      ) : (
        <dl>
          {[...details, { label: dictionary.pay.invoiceNumber, value: invoiceNumber }].map(({ label, value }) => (
            <Row key={label} label={label} value={value} />
          ))}
        </dl>
      )}
    </section>
  );
}
