import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorState } from '#shared/security/schema.ts';
import { secondFactorQuery, useSecurityMutations } from '#web/lib/queries/security.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AskButton } from '#web/ui/overlays/ask-button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

// Includes the QR code library, which few visits need.
const loadSetUp = async () => (await import('./set-up-dialog.tsx')).SetUpDialog;

/** Sets up two-step sign-in, replaces its recovery codes, and turns it off. */
export function SecondFactorCard() {
  const secondFactor = useQuery(secondFactorQuery);
  const { refreshUser } = useSession();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card
      description="Sign in with your password and a code from an app on your phone."
      title={
        <span className="flex flex-wrap items-center gap-2">
          Two-step sign-in
          {secondFactor.data?.isEnabled && <Badge tone="green">On</Badge>}
        </span>
      }
    >
      <Fetched failure={FAILURE} query={secondFactor} skeleton={LOADING}>
        {(state) => <Choices onCodes={setCodes} onSetUp={() => setIsSettingUp(true)} state={state} />}
      </Fetched>
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

const FAILURE = { title: "We couldn't load two-step sign-in", text: '' };

const LOADING = (
  <LoadingRegion title="Loading two-step sign-in">
    <Skeleton className="h-control w-40" />
  </LoadingRegion>
);

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
  const { renewRecoveryCodes } = useSecurityMutations();
  const renew = async () => onCodes((await renewRecoveryCodes.mutateAsync()).recoveryCodes);
  return (
    <AskButton
      busyLabel="Creating codes..."
      confirmLabel="Create new codes"
      failed="Failed to create recovery codes. Please try again."
      run={renew}
      showError={showRefusal}
      text="Your current recovery codes will stop working."
      title="Create new recovery codes?"
      tone="primary"
    >
      New recovery codes
    </AskButton>
  );
}

function TurnOff() {
  const { refreshUser } = useSession();
  const { disableSecondFactor } = useSecurityMutations();
  const turnOff = async () => {
    await disableSecondFactor.mutateAsync();
    void refreshUser();
  };
  return (
    <AskButton
      busyLabel="Turning off..."
      confirmLabel="Turn off"
      done="Two-step sign-in is off"
      failed="Failed to turn off two-step sign-in. Please try again."
      run={turnOff}
      showError={showRefusal}
      text="You will sign in with your password only."
      title="Turn off two-step sign-in?"
    >
      Turn off
    </AskButton>
  );
}

/** With this many recovery codes left, or fewer, new ones are suggested. */
const FEW = 2;
