import { useQueryClient } from '@tanstack/react-query';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { isUnconfirmed } from '#web/lib/errors/refusals.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { t } from './texts.en.tsx';

type DisconnectDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onError: (error: string | null) => void;
};

/** Confirms disconnecting Stripe (spec 2 §2). */
export function DisconnectDialog({ open, onOpenChange, onError }: DisconnectDialogProps) {
  const client = useQueryClient();
  const disconnect = async () => {
    onError(null);
    try {
      await call('POST /stripe/disconnect');
      cacheSaved(client, stripeStatusQuery, { connected: false });
      toast.success(t.disconnected);
    } catch (error) {
      if (isUnconfirmed(error)) return;
      onError(t.notDisconnected);
      showFailure(error, t.notDisconnected);
    }
    void client.invalidateQueries(stripeStatusQuery);
    onOpenChange(false);
  };
  return (
    <ConfirmDialog
      busyLabel={t.disconnecting}
      confirmLabel={t.disconnect}
      onConfirm={disconnect}
      onOpenChange={onOpenChange}
      open={open}
      text={t.disconnectText}
      title={t.disconnectStripe}
    />
  );
}
