import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { leaveTo } from '#web/lib/browser/leave-to.ts';
import { isUnconfirmed } from '#web/lib/errors/refusals.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Benefits } from './benefits.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { PaymentOptionsCard } from './payment-options-card.tsx';
import { ConnectionSkeleton } from './settings-skeleton.tsx';
import { t } from './texts.en.tsx';
import { useConnectOnArrival } from './use-return-from-stripe.ts';

/** Connects the business to its own Stripe account, and disconnects it (spec 2 §4). */
export function StripeConnection() {
  const status = useQuery(stripeStatusQuery);
  const [error, setError] = useState<string | null>(null);
  const connect = useConnect(setError);
  useConnectOnArrival({ isConnected: status.data?.connected, connect: connect.run });

  return (
    <Fetched failure={FAILURE} isCard query={status} skeleton={<ConnectionSkeleton />}>
      {({ connected, setup }) => (
        <div className="flex flex-col gap-6">
          <Card>
            {error && (
              <Notice className="mb-5" tone="danger">
                {error}
              </Notice>
            )}
            {connected ? (
              <Connected onError={setError} />
            ) : setup ? (
              <UnfinishedSetup isBusy={connect.isBusy} onConnect={connect.run} setup={setup} />
            ) : (
              <NotConnected isBusy={connect.isBusy} onConnect={connect.run} />
            )}
          </Card>
          {connected && <PaymentOptionsCard />}
        </div>
      )}
    </Fetched>
  );
}

const FAILURE = { title: t.connectionNotLoaded, text: t.tryLater };

function Connected({ onError }: { onError: (error: string | null) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <ConnectionHead text={t.connectedText}>
        <Badge tone="green">{t.connected}</Badge>
      </ConnectionHead>
      <Button onClick={() => setIsAsking(true)} variant="secondary">
        {t.disconnect}
      </Button>
      <DisconnectDialog onError={onError} onOpenChange={setIsAsking} open={isAsking} />
    </div>
  );
}

type ConnectProps = { isBusy: boolean; onConnect: () => Promise<void> };

/** A Stripe account whose setup is not finished, with a link to continue. */
function UnfinishedSetup({ isBusy, onConnect, setup }: ConnectProps & { setup: keyof typeof t.setupTexts }) {
  const { emailVerified } = useUser();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <ConnectionHead text={t.setupTexts[setup]}>
        <Badge tone="yellow">{t.setupBadges[setup]}</Badge>
      </ConnectionHead>
      <Button
        busy={isBusy}
        busyLabel={t.connecting}
        disabled={!emailVerified}
        onClick={() => void onConnect()}
        variant={setup === 'incomplete' ? 'primary' : 'secondary'}
      >
        {t.continueOnStripe}
      </Button>
    </div>
  );
}

function NotConnected({ isBusy, onConnect }: ConnectProps) {
  const { emailVerified } = useUser();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ConnectionHead text={emailVerified ? t.connectText : `${t.connectText} ${t.confirmFirst}`}>
          <Badge tone="grey">{t.notConnected}</Badge>
        </ConnectionHead>
        <Button busy={isBusy} busyLabel={t.connecting} disabled={!emailVerified} onClick={() => void onConnect()}>
          {t.connectStripe}
        </Button>
      </div>
      <div className="mt-6 border-line border-t pt-6">
        <Benefits />
      </div>
    </>
  );
}

function ConnectionHead({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-4">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
        <CreditCard aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">Stripe {children}</h2>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
      </div>
    </div>
  );
}

/** Goes to Stripe's page for connecting an account; busy until the browser has left. */
function useConnect(onError: (error: string | null) => void) {
  return useAction(async () => {
    onError(null);
    try {
      const { url } = await call('GET /stripe/connect');
      await leaveTo(url);
    } catch (error) {
      if (isUnconfirmed(error)) return;
      onError(t.notInitiated);
      toast.error(t.connectFailed);
    }
  });
}
