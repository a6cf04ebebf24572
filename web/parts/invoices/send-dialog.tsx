import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { refusalText } from '#web/lib/errors/friendly-messages.ts';
import { paths } from '#web/lib/paths.ts';
import { invoiceQuery, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useSendingCheck } from '#web/lib/queries/use-sending-check.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { FindingsNotice } from '#web/parts/findings/findings-notice.tsx';
import type { SendOutcome } from '#web/parts/sending/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { customerState } from './customer-state.ts';
import { SendToDialog } from './send-to-dialog.tsx';

const loadEmailDialog = async () => (await import('#web/parts/sending/email-dialog.tsx')).EmailDialog;

type SendDialogProps = { invoice: InvoiceListItem; onClose: () => void };

/**
 * Confirms emailing an invoice to its customer, asking for an address if it has none. Stays open after a failure, for a
 * retry.
 */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const [askedFor, setAskedFor] = useState<string>();
  const [isWriting, setIsWriting] = useState(false);
  const { refusal, isHeld, send, written, sendWritten } = useSend(invoice, onClose);
  const address = askedFor ?? invoice.billingEmail;
  if (!useUser().emailVerified) {
    return <ConfirmEmailDialog onClose={onClose} text="Then you can send this invoice." title="Send Invoice" />;
  }
  if (!address) {
    // Stays open while sending, and shows only what holds the invoice back.
    const onStored = async (kept: string) => {
      await send();
      setAskedFor(kept);
    };
    return <SendToDialog invoice={invoice} onClose={onClose} onStored={onStored} />;
  }
  if (isWriting) {
    return (
      <LazyDialog load={loadEmailDialog} look={{ title: 'Send Email' }} onClose={() => setIsWriting(false)}>
        {(EmailDialog) => (
          <EmailDialog
            invoiceId={invoice.id}
            onClose={() => setIsWriting(false)}
            onSend={sendWritten}
            to={address}
            written={written}
          />
        )}
      </LazyDialog>
    );
  }
  return (
    <ConfirmDialog
      busyLabel="Sending..."
      confirmLabel={isHeld ? 'Send anyway' : 'Send'}
      onConfirm={send}
      onOpenChange={onClose}
      open
      text={
        <>
          Send invoice <strong className="wrap-anywhere text-ink">{invoice.invoiceNumber}</strong> to{' '}
          <strong className="wrap-anywhere text-ink">{address}</strong>? The PDF is attached.
          {refusal && <span className="wrap-anywhere mt-3 block font-medium text-danger">{refusal}</span>}
        </>
      }
      title="Send Invoice"
      tone="primary"
    >
      {isHeld && <Findings invoice={invoice} />}
      <Button className="justify-self-start" onClick={() => setIsWriting(true)} size="sm" variant="secondary">
        <Pencil aria-hidden="true" />
        Edit or Preview Email
      </Button>
    </ConfirmDialog>
  );
}

/** The findings. Fields of the invoice are corrected in its editor. */
function Findings({ invoice }: { invoice: InvoiceListItem }) {
  const { data: stored } = useQuery(invoiceQuery(invoice.id));
  const navigate = useNavigate();
  const onField = (field: string) =>
    void navigate(`${paths.editInvoice(invoice.id)}?field=${field}`, { state: customerState(invoice) });
  return <FindingsNotice invoiceId={invoice.id} onField={onField} paymentMethod={stored?.paymentMethod} />;
}

/** Sends the invoice; if the business lacks something the recipient needs, only after a second confirmation. */
function useSend(invoice: InvoiceListItem, onSent: () => void) {
  const { send, sendEmail } = useInvoiceMutations();
  const check = useSendingCheck();
  const [refusal, setRefusal] = useState<string>();
  const [written, setWritten] = useState<InvoiceEmailInput>();
  const deliver = async (texts: InvoiceEmailInput | undefined): Promise<SendOutcome> => {
    setRefusal(undefined);
    if (!(await check.maySend(invoice.id))) return 'held';
    try {
      await (texts ? sendEmail.mutateAsync({ id: invoice.id, ...texts }) : send.mutateAsync(invoice.id));
    } catch (error) {
      // A toast would disappear too soon.
      setRefusal(refusalText(error));
      showFailure(error, 'Failed to send invoice. Please try again.');
      return 'failed';
    }
    onSent();
    toast.success('Invoice sent successfully!');
    return 'sent';
  };
  return {
    refusal,
    isHeld: check.isHeld,
    send: () => {
      if (check.isHeld) check.allow();
      return deliver(written);
    },
    /** The edited email that was not sent. */
    written,
    sendWritten: (texts: InvoiceEmailInput) => {
      setWritten(texts);
      return deliver(texts);
    },
  };
}
