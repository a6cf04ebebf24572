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
import { t } from './texts.en.ts';

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
      description={t.twoStepText}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t.twoStep}
          {secondFactor.data?.isEnabled && <Badge tone="green">{t.on}</Badge>}
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

const FAILURE = { title: t.twoStepNotLoaded, text: '' };

const LOADING = (
  <LoadingRegion title={t.loadingTwoStep}>
    <Skeleton className="h-control w-40" />
  </LoadingRegion>
);

const SET_UP_LOOK = { title: t.setUpTitle, fields: 2 };

type ChoicesProps = {
  state: SecondFactorState;
  onSetUp: () => void;
  onCodes: (codes: readonly string[]) => void;
};

function Choices({ state: { isEnabled, recoveryCodesLeft }, onSetUp, onCodes }: ChoicesProps) {
  if (!isEnabled) return <Button onClick={onSetUp}>{t.setUp}</Button>;
  return (
    <div className="flex flex-col gap-4">
      {recoveryCodesLeft <= FEW && (
        <Notice tone="warning">
          {recoveryCodesLeft === 0 ? t.noCodesLeft : t.fewCodesLeft({ count: recoveryCodesLeft })}
        </Notice>
      )}
      {recoveryCodesLeft > FEW && <p className="text-muted text-sm">{t.codesLeft({ count: recoveryCodesLeft })}</p>}
      <div className="flex flex-wrap gap-2">
        <NewRecoveryCodes onCodes={onCodes} />
        <Button onClick={onSetUp} variant="secondary">
          {t.useAnotherPhone}
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
      busyLabel={t.creatingCodes}
      confirmLabel={t.createCodes}
      failed={t.codesNotCreated}
      run={renew}
      showError={showRefusal}
      text={t.newCodesText}
      title={t.newCodesQuestion}
      tone="primary"
    >
      {t.newCodes}
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
      busyLabel={t.turningOff}
      confirmLabel={t.turnOff}
      done={t.turnedOff}
      failed={t.notTurnedOff}
      run={turnOff}
      showError={showRefusal}
      text={t.turnOffText}
      title={t.turnOffQuestion}
    >
      {t.turnOff}
    </AskButton>
  );
}

/** With this many recovery codes left, or fewer, new ones are suggested. */
const FEW = 2;
