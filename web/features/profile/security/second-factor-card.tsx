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

// With the QR code's library, which few visits need.
const loadSetUp = async () => (await import('./set-up-dialog.tsx')).SetUpDialog;

/** The second step at sign-in: sets it up, replaces recovery codes, turns it off. */
export function SecondFactorCard() {
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const { refreshUser } = useSession();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card
      actions={data?.isEnabled && <Badge tone="green">On</Badge>}
      description="Besides your password, sign-in asks for a code from an app on your phone."
      title="Two-step sign-in"
    >
      {data ? (
        <Choices onCodes={setCodes} onSetUp={() => setIsSettingUp(true)} state={data} />
      ) : isError ? (
        <ErrorState onRetry={refetch} title="We couldn't load this" />
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
      .catch((error: unknown) => showRefusal(error, 'Failed to make new codes. Please try again.'));
  const turnOff = () =>
    disableSecondFactor
      .mutateAsync()
      .then(() => {
        toast.success('Two-step sign-in is off');
        setIsTurningOff(false);
        void refreshUser();
      })
      .catch((error: unknown) => showRefusal(error, 'Failed to turn it off. Please try again.'));
  return (
    <div className="flex flex-col gap-4">
      {recoveryCodesLeft <= FEW && (
        <Notice tone="warning">
          {recoveryCodesLeft === 0 ? 'You have no recovery codes left.' : `Recovery codes left: ${recoveryCodesLeft}.`}{' '}
          Make new ones, so that you can still sign in without your phone.
        </Notice>
      )}
      {recoveryCodesLeft > FEW && <p className="text-muted text-sm">Recovery codes left: {recoveryCodesLeft}</p>}
      <div className="flex flex-wrap gap-2">
        <Button busyLabel="Making codes..." onClick={renew} variant="secondary">
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
        text="Your password alone will then be enough to sign in."
        title="Turn off two-step sign-in?"
      />
    </div>
  );
}

/** From this many recovery codes on, new ones are suggested. */
const FEW = 2;
