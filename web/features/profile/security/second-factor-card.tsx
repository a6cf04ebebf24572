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
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
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
      actions={data?.isEnabled && <Badge tone="green">On</Badge>}
      description="Sign in with your password and a code from an app on your phone."
      title="Two-step sign-in"
    >
      {data ? (
        <Choices onCodes={setCodes} onSetUp={() => setIsSettingUp(true)} state={data} />
      ) : isError ? (
        <ErrorState onRetry={refetch} title="We couldn't load two-step sign-in" />
      ) : (
        <LoadingRegion title="Loading two-step sign-in">
          <Skeleton className="h-10 w-40" />
        </LoadingRegion>
      )}
      {isSettingUp && (
        <LazyPart load={loadSetUp} onFailed={() => setIsSettingUp(false)}>
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
        </LazyPart>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}

type ChoicesProps = {
  state: SecondFactorState;
  onSetUp: () => void;
  onCodes: (codes: readonly string[]) => void;
};

function Choices({ state: { isEnabled, recoveryCodesLeft }, onSetUp, onCodes }: ChoicesProps) {
  const [isTurningOff, setIsTurningOff] = useState(false);
  const { refreshUser } = useSession();
  const { disableSecondFactor, renewRecoveryCodes } = useSecurityMutations();
  if (!isEnabled) return <Button onClick={onSetUp}>Set up two-step sign-in</Button>;
  const renew = () =>
    renewRecoveryCodes
      .mutateAsync()
      .then(({ recoveryCodes }) => onCodes(recoveryCodes))
      .catch((error: unknown) => showRefusal(error, 'Failed to create recovery codes. Please try again.'));
  const turnOff = () =>
    disableSecondFactor
      .mutateAsync()
      .then(() => {
        toast.success('Two-step sign-in is off');
        setIsTurningOff(false);
        void refreshUser();
      })
      .catch((error: unknown) => showRefusal(error, 'Failed to turn off two-step sign-in. Please try again.'));
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
        <Button busyLabel="Creating codes..." onClick={renew} variant="secondary">
          New recovery codes
        </Button>
        <Button onClick={onSetUp} variant="secondary">
          Use another phone
        </Button>
        <Button onClick={() => setIsTurningOff(true)} variant="secondary">
          Turn off
        </Button>
      </div>
      <ConfirmDialog
        busyLabel="Turning off..."
        confirmLabel="Turn off"
        onConfirm={turnOff}
        onOpenChange={setIsTurningOff}
        open={isTurningOff}
        text="You will sign in with your password only."
        title="Turn off two-step sign-in?"
      />
    </div>
  );
}

/** With this many recovery codes left, or fewer, new ones are suggested. */
const FEW = 2;
