import { instructionRows } from '#shared/invoice/payment-instructions.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { CopyRow } from './copy-row.tsx';
import { ETransfer } from './e-transfer.tsx';
import { Way } from './way.tsx';

type OtherWaysProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  claim: Action;
  withdraw: Action | undefined;
  copy: (text: string) => void;
};

/** Ways to pay without a card, the fastest first, or whom to ask if there are none. */
export function OtherWays(props: OtherWaysProps) {
  const { invoice, dictionary } = props;
  const { company, paymentMethod } = invoice;
  const address = invoice.eTransferEmail ?? invoice.paymentInstructions?.eTransferEmail;
  const isBank = paymentMethod === 'bank' && invoice.paymentInstructions;
  if (!address && !isBank && paymentMethod !== 'cash') {
    if (company.paymentSettings.paymentIntegrationEnabled) return null;
    return <p className="consent">{dictionary.pay.askSender}</p>;
  }
  return (
    <>
      {address && <ETransfer {...props} address={address} />}
      {isBank && <Bank {...props} />}
      {paymentMethod === 'cash' && (
        <Way dictionary={dictionary} invoice={invoice} method="cash">
          <p>{dictionary.document.payInCash}</p>
        </Way>
      )}
    </>
  );
}

function Bank({ invoice, dictionary, copy }: OtherWaysProps) {
  const { document, pay } = dictionary;
  return (
    <Way dictionary={dictionary} invoice={invoice} method="bank">
      <dl>
        {instructionRows(invoice).map(({ label, value }) => (
          <CopyRow copy={copy} key={label} label={document[label]} texts={pay} value={value} />
        ))}
        <CopyRow copy={copy} label={pay.invoiceNumber} texts={pay} value={invoice.invoiceNumber} />
      </dl>
    </Way>
  );
}
