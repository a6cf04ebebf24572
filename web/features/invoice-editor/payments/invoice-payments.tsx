import { useState } from 'react';
import type { InvoiceSaving, SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { PaymentsDialog } from '#web/parts/payments/payments-dialog.tsx';
import { RecordPaymentDialog } from '#web/parts/payments/record-payment-dialog.tsx';

type InvoicePaymentsProps = {
  invoice: SavedInvoice;
  saving: InvoiceSaving;
  /** Whether to record the first payment instead of listing them. */
  isFirst: boolean;
  onClose: () => void;
};

/** The payments of the invoice being edited. Payments are recorded only against the saved version. */
export function InvoicePayments({ invoice, saving, isFirst, onClose }: InvoicePaymentsProps) {
  const [startsWithFirst] = useState(isFirst);
  // If this fails, the next save detects the change.
  const onChanged = () => void saving.checkStored(invoice.id).catch(() => {});
  if (startsWithFirst) return <RecordPaymentDialog invoice={invoice} onClose={onClose} onRecorded={onChanged} />;
  return <PaymentsDialog canRecord={!saving.isUnsaved} invoice={invoice} onChanged={onChanged} onClose={onClose} />;
}
