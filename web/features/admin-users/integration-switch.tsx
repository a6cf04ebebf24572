import type { AdminUser } from '#shared/user/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useUserMutations } from '#web/lib/queries/admin-users.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Switch } from '#web/ui/forms/switch.tsx';

/** Turns card payments on or off immediately; shows the new state while saving. */
export function IntegrationSwitch({ user }: { user: AdminUser }) {
  const { setPaymentIntegration } = useUserMutations();
  const { isPending, variables } = setPaymentIntegration;
  const toggle = useAction(async () => {
    try {
      await setPaymentIntegration.mutateAsync({ id: user.id, enabled: !user.paymentIntegrationEnabled });
    } catch (error) {
      return showFailure(error, 'Failed to update payment integration status');
    }
    toast.success('Payment integration status updated successfully');
  });
  return (
    <Switch
      aria-busy={isPending || undefined}
      checked={isPending ? variables.enabled : user.paymentIntegrationEnabled}
      hint="Takes effect immediately. Turning it off closes open checkouts."
      label="Payment Integration"
      onChange={() => void toggle.run()}
    />
  );
}
