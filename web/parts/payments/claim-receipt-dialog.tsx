import type { OpenClaim } from '#shared/ledger/schema.ts';
import type { Payer } from '#web/parts/receipts/use-receipt-form.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

/** A report of a payment for several invoices of a customer. */
export type ClaimOfSeveral = { readonly claim: OpenClaim; readonly customer: Payer };

const loadDialog = async () => (await import('#web/parts/receipts/record-receipt-dialog.tsx')).RecordReceiptDialog;

type ClaimReceiptDialogProps = {
  /** The invoice on whose page it was reported. */
  invoiceId: string;
  /** Null while it is closed. */
  of: ClaimOfSeveral | null;
  onClose: () => void;
  onRecorded: () => void;
};

/** Confirms a report as one payment for several invoices. */
export function ClaimReceiptDialog({ invoiceId, of, onClose, onRecorded }: ClaimReceiptDialogProps) {
  return (
    <LazyDialog load={loadDialog} look={of && { title: t.recordPayment }} onClose={onClose}>
      {(RecordReceiptDialog) =>
        of && (
          <RecordReceiptDialog
            customer={of.customer}
            onClose={onClose}
            onRecorded={onRecorded}
            reported={{ invoiceId, claim: of.claim }}
          />
        )
      }
    </LazyDialog>
  );
}
