import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/**
 * On return from Stripe with `success=true` in the URL (spec 2 §2), refetches the status and shows the result, once.
 */
export function useReturnFromStripe(): void {
  const client = useQueryClient();
  const [hasReturned, forgetReturn] = useUrlFlag('success', 'true');

  /** The redirect proves nothing: the account's status says whether it can take cards. */
  const reportStatus = async () => {
    const status = await client.fetchQuery({ ...stripeStatusQuery, staleTime: 0 }).catch(() => null);
    if (!status) toast.error(t.connectionNotLoaded);
    else if (status.connected) toast.success(t.connectedNow);
    else if (status.setup === 'checking') toast.info(t.reviewing);
    else if (status.setup === 'incomplete') {
      toast.info(t.moreDetails);
    } else toast.info(t.stillNotConnected);
  };
  const onReturn = useEffectEvent(() => {
    forgetReturn();
    void reportStatus();
  });
  useEffect(() => {
    if (hasReturned) onReturn();
  }, [hasReturned]);
}

type Connection = {
  /** Undefined while unknown. */
  isConnected: boolean | undefined;
  connect: () => Promise<void>;
};

/** Starts connecting, once, when the URL has `action=auth` and the account is not connected (spec 2 §2). */
export function useConnectOnArrival({ isConnected, connect }: Connection): void {
  const [wantsToConnect, forgetRequest] = useUrlFlag('action', 'auth');
  const onRequest = useEffectEvent((isConnected: boolean) => {
    forgetRequest();
    if (!isConnected) void connect();
  });
  useEffect(() => {
    if (wantsToConnect && isConnected !== undefined) onRequest(isConnected);
  }, [wantsToConnect, isConnected]);
}

/** Whether the URL has a parameter, and a function that removes it while the integration tab stays open. */
function useUrlFlag(name: string, value: string): [isThere: boolean, forget: () => void] {
  const [search, setSearch] = useSearchParams();
  const forget = () =>
    setSearch(
      (before) => {
        before.delete(name);
        if (!before.has('tab')) before.set('tab', 'integration');
        return before;
      },
      { replace: true },
    );
  return [search.get(name) === value, forget];
}
