import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { leaveTo } from '#web/lib/browser/leave-to.ts';
import { isUnconfirmed } from '#web/lib/errors/refusals.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Goes to Stripe's page for connecting an account; busy until the browser has left. */
export function useConnect(onError: (error: string | null) => void) {
  return useAction(async () => {
    onError(null);
    try {
      const { url } = await call('GET /stripe/connect');
      await leaveTo(url);
    } catch (error) {
      if (isUnconfirmed(error)) return;
      onError('Failed to initiate connection');
      toast.error('Failed to connect to the card provider');
    }
  });
}
