import { instructionRows } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { CopyRow } from './copy-row.tsx';
import { ETransfer } from './e-transfer.tsx';
import type { ReportAction } from './report-form.tsx';
import { Way } from './way.tsx';

type OtherWaysProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  claim: ReportAction;
  /** Whether the details show only on request. */
  isFolded: boolean;
  copy: (text: string) => void;
};

/** Ways to pay without a card, the fastest first, or whom to ask if there are none. */
export function OtherWays(props: OtherWaysProps) {
  const { invoice, dictionary, isFolded } = props;
  const { company, paymentMethod } = invoice;
  const address = invoice.eTransferEmail ?? invoice.paymentInstructions?.eTransferEmail;
  const note = dictionary.payBy[paymentMethod];
  const isOther = paymentMethod !== 'e-transfer' && (invoice.paymentInstructions || note);
  if (!address && !isOther) {
    if (company.paymentSettings.paymentIntegrationEnabled) return null;
    return <p className="consent">{dictionary.pay.askSender}</p>;
  }
  return (
    <>
      {address && <ETransfer {...props} address={address} />}
      {isOther && (
        <Way dictionary={dictionary} invoice={invoice} isFolded={isFolded} method={paymentMethod}>
          {note && <p>{note}</p>}
          {invoice.paymentInstructions && <Details {...props} />}
        </Way>
      )}
    </>
  );
}

function Details({ invoice, dictionary, copy }: OtherWaysProps) {
  const { detail, pay } = dictionary;
  return (
    <dl>
      {instructionRows(invoice).map(({ field, value }) => (
        <CopyRow copy={copy} key={field} label={detail[field]} texts={pay} value={value} />
      ))}
      <CopyRow copy={copy} label={pay.invoiceNumber} texts={pay} value={invoice.invoiceNumber} />
    </dl>
  );
}
