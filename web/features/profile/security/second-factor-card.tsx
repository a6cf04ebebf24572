import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorState } from '#shared/security/schema.ts';
import { secondFactorQuery, useSecurityMutations } from '#web/lib/queries/security.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

// Includes the QR code library, which few visits need.
const loadSetUp = async () => (await import('./set-up-dialog.tsx')).SetUpDialog;

/** Sets up two-step sign-in, replaces its recovery codes, and turns it off. */
export function SecondFactorCard() {
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const { refreshUser } = useSession();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card
      description="Sign in with your password and a code from an app on your phone."
      title={
        <span className="flex flex-wrap items-center gap-2">
          Two-step sign-in
          {data?.isEnabled && <Badge tone="green">On</Badge>}
        </span>
      }
    >
      {data ? (
        <Choices onCodes={setCodes} onSetUp={() => setIsSettingUp(true)} state={data} />
      ) : isError ? (
        <ErrorState onRetry={refetch} title="We couldn't load two-step sign-in" />
      ) : (
        <LoadingRegion title="Loading two-step sign-in">
          <Skeleton className="h-control w-40" />
        </LoadingRegion>
      )}
      <LazyDialog load={loadSetUp} look={isSettingUp ? SET_UP_LOOK : null} onClose={() => setIsSettingUp(false)}>
        {(SetUpDialog) => (
          <SetUpDialog
            onClose={() => setIsSettingUp(false)}
            onEnabled={(recoveryCodes) => {
              setIsSettingUp(false);
              setCodes(recoveryCodes);
              void refreshUser();
            }}
          />
        )}
      </LazyDialog>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}

const SET_UP_LOOK = { title: 'Set up two-step sign-in', fields: 2 };

type ChoicesProps = {
  state: SecondFactorState;
  onSetUp: () => void;
  onCodes: (codes: readonly string[]) => void;
};

function Choices({ state: { isEnabled, recoveryCodesLeft }, onSetUp, onCodes }: ChoicesProps) {
  if (!isEnabled) return <Button onClick={onSetUp}>Set up two-step sign-in</Button>;
  return (
    <div className="flex flex-col gap-4">
      {recoveryCodesLeft <= FEW && (
        <Notice tone="warning">
          {recoveryCodesLeft === 0 ? 'You have no recovery codes left.' : `Recovery codes left: ${recoveryCodesLeft}.`}{' '}
          Create new ones, so you can sign in without your phone.
        </Notice>
      )}
      {recoveryCodesLeft > FEW && <p className="text-muted text-sm">Recovery codes left: {recoveryCodesLeft}</p>}
      <div className="flex flex-wrap gap-2">
        <NewRecoveryCodes onCodes={onCodes} />
        <Button onClick={onSetUp} variant="secondary">
          Use another phone
        </Button>
        <TurnOff />
      </div>
    </div>
  );
}

function NewRecoveryCodes({ onCodes }: Pick<ChoicesProps, 'onCodes'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { renewRecoveryCodes } = useSecurityMutations();
  const renew = () =>
    renewRecoveryCodes
      .mutateAsync()
      .then(({ recoveryCodes }) => {
        setIsAsking(false);
        onCodes(recoveryCodes);
      })
      .catch((error: unknown) => showRefusal(error, 'Failed to create recovery codes. Please try again.'));
  return (
    <>
      <Button onClick={() => setIsAsking(true)} variant="secondary">
        New recovery codes
      </Button>
      <ConfirmDialog
        busyLabel="Creating codes..."
        confirmLabel="Create new codes"
        onConfirm={renew}
        onOpenChange={setIsAsking}
        open={isAsking}
        text="Your current recovery codes will stop working."
        title="Create new recovery codes?"
        tone="primary"
      />
    </>
  );
}

function TurnOff() {
  const [isAsking, setIsAsking] = useState(false);
  const { refreshUser } = useSession();
  const { disableSecondFactor } = useSecurityMutations();
  const turnOff = () =>
    disableSecondFactor
      .mutateAsync()
      .then(() => {
        toast.success('Two-step sign-in is off');
        setIsAsking(false);
        void refreshUser();
      })
      .catch((error: unknown) => showRefusal(error, 'Failed to turn off two-step sign-in. Please try again.'));
  return (
    <>
      <Button onClick={() => setIsAsking(true)} variant="secondary">
        Turn off
      </Button>
      <ConfirmDialog
        busyLabel="Turning off..."
        confirmLabel="Turn off"
        onConfirm={turnOff}
        onOpenChange={setIsAsking}
        open={isAsking}
        text="You will sign in with your password only."
        title="Turn off two-step sign-in?"
      />
    </>
  );
}

/** With this many recovery codes left, or fewer, new ones are suggested. */
const FEW = 2;
