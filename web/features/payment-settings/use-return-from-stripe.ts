import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '#web/ui/toast.ts';
import { stripeStatusQuery } from './queries.ts';

type Connection = {
  /** Undefined while it is not known. */
  isConnected: boolean | undefined;
  connect: () => Promise<void>;
};

/**
 * Takes up what the address says on the way to and from Stripe (spec 2 §2): `success=true` reads the status again and
 * tells the result, `action=auth` starts connecting. Either is taken out of the address, so that it acts once.
 */
export function useReturnFromStripe({ isConnected, connect }: Connection): void {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const hasReturned = search.get('success') === 'true';
  const wantsToConnect = search.get('action') === 'auth';

  const remove = (name: string) =>
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );

  /** Coming back proves nothing: the account itself says whether it can take cards. */
  const tellStatus = async () => {
    const status = await client.fetchQuery({ ...stripeStatusQuery, staleTime: 0 }).catch(() => null);
    if (status?.connected) toast.success('Stripe account connected successfully');
    else if (status?.setup === 'checking') toast.info('Stripe is still checking your details');
    else if (status) toast.info('Stripe needs more details before you can take card payments');
  };

  const onReturn = useEffectEvent(() => {
    remove('success');
    void tellStatus();
  });

  const onWish = useEffectEvent((isConnected: boolean) => {
    remove('action');
    if (!isConnected) void connect();
  });

  useEffect(() => {
    if (hasReturned) onReturn();
  }, [hasReturned]);

  useEffect(() => {
    if (wantsToConnect && isConnected !== undefined) onWish(isConnected);
  }, [wantsToConnect, isConnected]);
}
