import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LedgerLine, VoidInput } from '#shared/ledger/schema.ts';
import { invoicePaymentsQuery, usePaymentMutations } from '#web/lib/queries/invoice-payments.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { DepositPart } from '#web/parts/deposits/deposit-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useDiscardGuard } from '#web/ui/overlays/use-discard-guard.tsx';
import { ClaimPart } from './claim-part.tsx';
import { type ClaimOfSeveral, ClaimReceiptDialog } from './claim-receipt-dialog.tsx';
import { CreditNotesPart } from './credit-notes-part.tsx';
import { CreditPart } from './credit-part.tsx';
import { LedgerPart } from './ledger-part.tsx';
import { lineDetails, lineTitle } from './ledger-texts.ts';
import { amountText, type PayableInvoice, withBalance } from './payable.ts';
import { PendingDebitNotice } from './pending-debit-notice.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { t } from './texts.en.ts';
import { WriteOffPart } from './write-off-part.tsx';

type PaymentsDialogProps = {
  invoice: PayableInvoice;
  /** False while the invoice has unsaved changes. */
  canRecord?: boolean;
  onClose: () => void;
  /** Called after each change, with the dialog still open. */
  onChanged?: () => void;
};

type Opened =
  | { readonly kind: 'record' }
  | ({ readonly kind: 'several' } & ClaimOfSeveral)
  | { readonly kind: 'void' | 'refund'; readonly line: LedgerLine };

/** An invoice's payments, refunds and credit notes, with their actions. */
export function PaymentsDialog({ invoice, canRecord = true, onClose, onChanged = () => {} }: PaymentsDialogProps) {
  const query = useQuery(invoicePaymentsQuery(invoice.id));
  const mayChange = useMayChange();
  const { data } = query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const { close: closeDialog, guard } = useDiscardGuard(isDirty, onClose);
  const close = () => setOpened(null);
  return (
    <Dialog
      description={<span className="wrap-anywhere">{titleOf(invoice)}</span>}
      footer={
        <>
          <Button onClick={closeDialog} variant="secondary">
            {t.close}
          </Button>
          {mayChange && canRecord && data && data.balance > 0 && !data.pendingDebit && (
            <Button onClick={() => setOpened({ kind: 'record' })} variant={data.claim ? 'secondary' : 'primary'}>
              {t.recordPayment}
            </Button>
          )}
        </>
      }
      onOpenChange={closeDialog}
      open
      title={t.payments}
    >
      <Fetched failure={{ title: t.paymentsNotLoaded }} query={query} skeleton={LOADING}>
        {(ledger) => (
          <>
            {ledger.pendingDebit && (
              <PendingDebitNotice className="mb-5" currency={ledger.currency} debit={ledger.pendingDebit} />
            )}
            {ledger.claim && !ledger.pendingDebit && (
              <ClaimPart
                claim={ledger.claim}
                invoice={withBalance(invoice, ledger)}
                key={`${ledger.claim.id} ${ledger.balance}`}
                onAnswered={onChanged}
                onDirty={setIsDirty}
                onSeveral={(customer) => ledger.claim && setOpened({ kind: 'several', customer, claim: ledger.claim })}
              />
            )}
            <LedgerPart isOfDeposit={invoice.isDeposit} ledger={ledger} onOpen={setOpened} />
            {canRecord && <DepositPart className="mt-5" invoice={withBalance(invoice, ledger)} onUsed={onChanged} />}
            {canRecord && <CreditPart className="mt-5" invoice={withBalance(invoice, ledger)} onUsed={onChanged} />}
            <div className="flex flex-wrap justify-end gap-x-2">
              <CreditNotesPart invoice={withBalance(invoice, ledger)} ledger={ledger} onChanged={onChanged} />
              <WriteOffPart
                invoice={withBalance(invoice, ledger)}
                onChanged={onChanged}
                writtenOff={ledger.writtenOff}
              />
            </div>
          </>
        )}
      </Fetched>
      {opened?.kind === 'record' && data && (
        <RecordPaymentDialog invoice={withBalance(invoice, data)} onClose={close} onRecorded={onChanged} />
      )}
      <ClaimReceiptDialog
        invoiceId={invoice.id}
        of={opened?.kind === 'several' ? opened : null}
        onClose={close}
        onRecorded={onChanged}
      />
      {opened?.kind === 'refund' && (
        <RefundDialog invoice={invoice} line={opened.line} onClose={close} onRefunded={onChanged} />
      )}
      {opened?.kind === 'void' && (
        <VoidDialog invoiceId={invoice.id} line={opened.line} onClose={close} onVoided={onChanged} />
      )}
      {guard}
    </Dialog>
  );
}

const LOADING = (
  <LoadingRegion title={t.loadingPayments}>
    <Skeleton className="h-24" />
  </LoadingRegion>
);

function titleOf({ isDeposit, invoiceNumber: number }: PayableInvoice): string {
  return isDeposit ? t.depositRequest({ number }) : t.invoice({ number });
}

type VoidDialogProps = { invoiceId: string; line: LedgerLine; onClose: () => void; onVoided: () => void };

/** Confirms that a payment was recorded by mistake. It stays in the ledger with the reason, but no longer counts. */
function VoidDialog({ invoiceId, line, onClose, onVoided }: VoidDialogProps) {
  const { voidPayment } = usePaymentMutations(invoiceId);
  const entry = `${lineTitle(line)}, ${amountText(line.amount, line.currency)}, ${lineDetails(line)}`;
  return (
    <ReasonDialog
      busyLabel={t.voiding}
      done={t.paymentVoided}
      description={(line.receiptId ? t.voidPartExplained : t.voidExplained)({ entry })}
      failure={t.notVoided}
      hint={t.keptWithPayment}
      onClose={onClose}
      onConfirm={(input) => voidPayment.mutateAsync({ paymentId: line.id, ...input })}
      onDone={onVoided}
      schema={VoidInput}
      submitLabel={t.confirmVoid}
      title={t.voidPayment}
    />
  );
}
