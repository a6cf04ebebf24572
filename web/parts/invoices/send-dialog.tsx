import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { headlineOf } from '#shared/invoice/headline.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { paths } from '#web/lib/paths.ts';
import { invoiceQuery, useInvoiceMutations } from '#web/lib/queries/invoices.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { AskedAddress, useAskedAddress } from '#web/parts/sending/asked-address.tsx';
import { CreditAhead } from '#web/parts/sending/credit-ahead.tsx';
import { HeldBack } from '#web/parts/sending/held-back.tsx';
import { useSendFlow } from '#web/parts/sending/use-send-flow.ts';
import { WrittenEmail } from '#web/parts/sending/written-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Money } from '#web/ui/money.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { customerState } from './customer-state.ts';
import { t } from './texts.en.tsx';
import { titlesOf } from './titles.ts';
import { wordsOf } from './words.ts';

type SendDialogProps = {
  /** A row of the list does not know its deposits. */
  invoice: InvoiceListItem & Pick<Partial<Invoice>, 'deposits'>;
  onClose: () => void;
  onSent?: (() => void) | undefined;
};

/**
 * Confirms emailing an invoice to its customer, asking for an address if it has none. Stays open after a failure, for a
 * retry.
 */
export function SendDialog({ invoice, onClose, onSent }: SendDialogProps) {
  const words = wordsOf(invoice);
  const [askedFor, setAskedFor] = useState<string>();
  const { update } = useInvoiceMutations();
  const flow = useSendFlow({
    store: async (billingEmail) => {
      if (billingEmail !== undefined) await update.mutateAsync({ id: invoice.id, billingEmail });
      return invoice;
    },
    onSent: () => {
      onClose();
      toast.success(words.sent);
      onSent?.();
    },
    failureOf: (error) => ({ message: words.sendFailed, reasons: knownReasons(error) }),
  });
  const address = askedFor ?? invoice.billingEmail;
  if (!useUser().emailVerified) {
    return <ConfirmEmailDialog onClose={onClose} text={words.thenSend} title={titlesOf(invoice).send} />;
  }
  if (!address) {
    // Stays open while sending, and shows only what holds the invoice back.
    const onAddress = async (typed: string) => {
      await flow.sendEmail(typed);
      setAskedFor(typed);
    };
    return <AskAddressDialog invoice={invoice} onAddress={onAddress} onClose={onClose} />;
  }
  if (flow.writingId) return <WrittenEmail flow={flow} to={address} />;
  return (
    <ConfirmDialog
      busyLabel={t.sending}
      confirmLabel={flow.isHeld ? t.sendAnyway : t.send}
      onConfirm={flow.isHeld ? flow.sendAnyway : () => flow.sendEmail()}
      onOpenChange={onClose}
      open
      text={
        <>
          <Money
            cents={headlineOf(invoice, toCents(invoice.total)).cents}
            className="mb-1 block whitespace-normal! wrap-anywhere font-semibold text-2xl text-ink"
            currency={invoice.currency}
          />
          <CreditAhead
            cents={headlineOf(invoice, toCents(invoice.total)).cents}
            currency={invoice.currency}
            customerId={invoice.customerId ?? ''}
            deposits={invoice.deposits}
            isDeposit={invoice.isDeposit}
            status={invoice.status}
          />
          {words.confirmSend({
            number: <strong className="wrap-anywhere text-ink">{invoice.invoiceNumber}</strong>,
            to: <strong className="wrap-anywhere text-ink">{address}</strong>,
          })}
          {flow.refusals.EMAIL && (
            <span className="wrap-anywhere mt-3 block font-medium text-danger">{flow.refusals.EMAIL}</span>
          )}
        </>
      }
      title={titlesOf(invoice).send}
      tone="primary"
    >
      {flow.isHeld && <Findings invoice={invoice} />}
      <Button className="-ml-3" onClick={flow.write} size="sm" variant="ghost">
        <Pencil aria-hidden="true" />
        {t.editOrPreviewEmail}
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
  return <HeldBack invoiceId={invoice.id} onField={onField} paymentMethod={stored?.paymentMethod} />;
}

type AskAddressDialogProps = SendDialogProps & { onAddress: (address: string) => Promise<void> };

function AskAddressDialog({ invoice, onAddress, onClose }: AskAddressDialogProps) {
  const words = wordsOf(invoice);
  const asked = useAskedAddress({
    onAddress,
    onFailed: (error, reasons) => showRefusal(error, words.sendFailed, reasons),
  });
  return (
    <FormDialog
      busyLabel={t.sending}
      description={
        <span className="wrap-anywhere">
          {words.noAddress({ number: invoice.invoiceNumber, customer: invoice.billingName })}
        </span>
      }
      editing={asked}
      noValidate
      onClose={onClose}
      submitLabel={t.send}
      title={titlesOf(invoice).send}
    >
      <AskedAddress asked={asked} />
    </FormDialog>
  );
}
