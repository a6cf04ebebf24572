import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { plainAmount } from '#shared/money.ts';
import { ClaimButton } from './claim-button.tsx';
import { CopyRow } from './copy-row.tsx';
import { type ReportAction, ReportForm } from './report-form.tsx';
import { Way } from './way.tsx';

/** The id of the button that reports an e-Transfer. */
export const REPORT_ID = 'report';

/** Above this, many banks need more than one e-Transfer. */
const TRANSFER_LIMIT_CENTS = 300_000;

type ETransferProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  address: string;
  isFolded: boolean;
  claim: ReportAction;
  copy: (text: string) => void;
};

/** The details to enter at the bank, and the button that reports the transfer. */
export function ETransfer({ invoice, dictionary, address, isFolded, claim, copy }: ETransferProps) {
  const { currency, eTransferEmail, claimedOn } = invoice;
  const { pay, detail, money } = dictionary;
  const dueCents = amountDueCents(invoice);
  return (
    <Way dictionary={dictionary} invoice={invoice} isFolded={isFolded} method="e-transfer">
      <dl>
        <CopyRow copy={copy} label={detail.eTransferEmail} texts={pay} value={address} />
        <CopyRow
          copied={plainAmount(dueCents)}
          copy={copy}
          label={pay.amount}
          texts={pay}
          value={money(dueCents, currency)}
        />
        <CopyRow copy={copy} label={pay.message} texts={pay} value={invoice.invoiceNumber} />
      </dl>
      {dueCents > TRANSFER_LIMIT_CENTS && (
        <p className="hint">{dictionary.transferLimit(money(TRANSFER_LIMIT_CENTS, currency))}</p>
      )}
      {eTransferEmail && !claimedOn && <ReportPart {...{ invoice, dictionary, claim, dueCents }} />}
    </Way>
  );
}

type ReportPartProps = Pick<ETransferProps, 'invoice' | 'dictionary' | 'claim'> & { dueCents: number };

/** Reports the transfer, with its amount if the business lets payers say it. */
function ReportPart({ invoice: { currency, payersSayAmount }, dictionary, claim, dueCents }: ReportPartProps) {
  const { pay } = dictionary;
  if (payersSayAmount) {
    return <ReportForm {...{ claim, currency, dictionary }} due={plainAmount(dueCents)} id={REPORT_ID} />;
  }
  return (
    <ClaimButton id={REPORT_ID} isBusy={claim.isBusy} label={pay.sentIt} onPress={() => void claim.run()} texts={pay} />
  );
}
