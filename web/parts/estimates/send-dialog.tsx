import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { toCents } from '#shared/money.ts';
import { estimateQuery, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { AskedAddress, useAskedAddress } from '#web/parts/sending/asked-address.tsx';
import { WrittenEmail } from '#web/parts/sending/written-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Money } from '#web/ui/money.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ESTIMATE_EMAIL } from './estimate-email.ts';
import { t } from './texts.en.tsx';
import type { ActedOn } from './use-estimate-actions.ts';
import { useEstimateSending } from './use-sending.ts';

type SendDialogProps = { estimate: ActedOn; onClose: () => void; onSent?: (() => void) | undefined };

/** Asks before an estimate is emailed to its customer, and for an address if it has none. Stays open after a failure. */
export function SendDialog({ estimate, onClose, onSent }: SendDialogProps) {
  const [askedFor, setAskedFor] = useState<string>();
  const { update } = useEstimateMutations();
  // A row of the list does not know the address.
  const { data: stored = estimate } = useQuery(estimateQuery(estimate.id));
  const sending = useEstimateSending({
    store: async (billingEmail) => {
      if (billingEmail !== undefined) await update.mutateAsync({ id: estimate.id, billingEmail });
      return estimate;
    },
    onSent: () => {
      onClose();
      toast.success(t.sent);
      onSent?.();
    },
  });
  const title = estimate.status === 'DRAFT' ? t.send : t.sendAgain;
  const address = askedFor ?? stored.billingEmail;
  if (!useUser().emailVerified) return <ConfirmEmailDialog onClose={onClose} text={t.thenSend} title={title} />;
  if (!address) {
    const onAddress = async (typed: string) => {
      await sending.sendEmail(typed);
      setAskedFor(typed);
    };
    return <AskAddressDialog estimate={estimate} onAddress={onAddress} onClose={onClose} />;
  }
  if (sending.writingId) return <WrittenEmail flow={sending} kind={ESTIMATE_EMAIL} to={address} />;
  return (
    <ConfirmDialog
      busyLabel={t.sending}
      confirmLabel={t.sendNow}
      onConfirm={() => sending.sendEmail()}
      onOpenChange={onClose}
      open
      text={
        <>
          <Money
            cents={toCents(stored.total)}
            className="mb-1 block whitespace-normal! wrap-anywhere font-semibold text-2xl text-ink"
            currency={stored.currency}
          />
          {t.confirmSend({
            number: <strong className="wrap-anywhere text-ink">{estimate.invoiceNumber}</strong>,
            to: <strong className="wrap-anywhere text-ink">{address}</strong>,
          })}
          {sending.refusals.EMAIL && (
            <span className="wrap-anywhere mt-3 block font-medium text-danger">{sending.refusals.EMAIL}</span>
          )}
        </>
      }
      title={title}
      tone="primary"
    >
      <Button className="-ml-3" onClick={sending.write} size="sm" variant="ghost">
        <Pencil aria-hidden="true" />
        {t.editEmail}
      </Button>
    </ConfirmDialog>
  );
}

type AskAddressDialogProps = SendDialogProps & { onAddress: (address: string) => Promise<void> };

function AskAddressDialog({ estimate, onAddress, onClose }: AskAddressDialogProps) {
  const asked = useAskedAddress({ onAddress });
  return (
    <FormDialog
      busyLabel={t.sending}
      description={
        <span className="wrap-anywhere">
          {t.noAddress({ number: estimate.invoiceNumber, customer: estimate.billingName ?? '' })}
        </span>
      }
      editing={asked}
      noValidate
      onClose={onClose}
      submitLabel={t.sendNow}
      title={t.send}
    >
      <AskedAddress asked={asked} hint={t.addressKept} />
    </FormDialog>
  );
}
