import { VoidInput } from '#shared/ledger/schema.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { useReceiptMutations } from '#web/lib/queries/receipts.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { ReasonDialog } from '#web/parts/payments/reason-dialog.tsx';
import { receiptTitle } from './receipt-entry.tsx';
import { t } from './texts.en.tsx';

/** Confirms that a payment was recorded by mistake, and says what that takes back. */
export function VoidDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { voidReceipt } = useReceiptMutations();
  const { id, applications, rest, amount, currency } = receipt;
  const numbers = applications.map(({ invoiceNumber }) => invoiceNumber);
  const description = [
    `${receiptTitle(receipt)}, ${amountText(amount, currency)}.`,
    numbers.length > 0 && t.dueAgain({ count: numbers.length, invoices: new Intl.ListFormat(LOCALE).format(numbers) }),
    rest > 0 && t.creditGoes({ amount: amountText(rest, currency) }),
    t.staysVoided,
  ];
  return (
    <ReasonDialog
      busyLabel={t.voiding}
      description={description.filter(Boolean).join(' ')}
      done={t.paymentVoided}
      failure={t.notVoided}
      hint={t.keptWithPayment}
      onClose={onClose}
      onConfirm={(input) => voidReceipt.mutateAsync({ id, ...input })}
      onDone={undefined}
      schema={VoidInput}
      submitLabel={t.confirmVoid}
      title={t.voidPayment}
    />
  );
}
