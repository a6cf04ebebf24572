import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { ActiveSession } from '#shared/security/schema.ts';
import { sessionsQuery, useSecurityMutations } from '#web/lib/queries/security.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { timeText } from './time-text.ts';

/** The devices on which the user is signed in, each with a way to sign it out. */
export function SessionsCard() {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const { endSession } = useSecurityMutations();
  const signOut = (id: string) =>
    endSession
      .mutateAsync(id)
      .then(() => toast.success('The device has been signed out'))
      .catch((error: unknown) => showRefusal(error, 'Failed to sign out. Please try again.'));
  return (
    <Card
      actions={data && data.length > 1 && <SignOutEverywhere />}
      description="Sign out any that you do not know, then change your password."
      title="Signed-in devices"
    >
      {data ? (
        <ul className="-my-4 divide-y divide-line">
          {data.map((session) => (
            <SessionRow key={session.id} onSignOut={signOut} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState onRetry={refetch} title="We couldn't load your devices" />
      ) : (
        <LoadingRegion className="flex flex-col gap-3" title="Loading devices">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </LoadingRegion>
      )}
    </Card>
  );
}

type SessionRowProps = { session: ActiveSession; onSignOut: (id: string) => Promise<void> };

function SessionRow({ session, onSignOut }: SessionRowProps) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="flex min-w-0 gap-3">
        <MonitorSmartphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {device}
            {isCurrent && <Badge tone="green">This device</Badge>}
          </p>
          <p className="text-muted text-sm wrap-anywhere">
            {address && `${address} · `}Signed in {timeText(startedAt)} · Last used {timeText(lastUsedAt)}
          </p>
        </div>
      </div>
      {!isCurrent && (
        <Button
          aria-label={`Sign out ${device}`}
          busyLabel="Signing out..."
          onClick={() => onSignOut(id)}
          size="sm"
          variant="secondary"
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const { signOutEverywhere } = useSecurityMutations();
  const confirm = () =>
    signOutEverywhere
      .mutateAsync()
      .then(() => {
        toast.success('All other devices have been signed out');
        setIsAsking(false);
      })
      .catch((error: unknown) => showRefusal(error, 'Failed to sign out. Please try again.'));
  return (
    <>
      <Button onClick={() => setIsAsking(true)} size="sm" variant="secondary">
        Sign out everywhere
      </Button>
      <ConfirmDialog
        busyLabel="Signing out..."
        confirmLabel="Sign out everywhere"
        onConfirm={confirm}
        onOpenChange={setIsAsking}
        open={isAsking}
        text="All other devices are signed out at once. You stay signed in here."
        title="Sign out everywhere?"
      />
    </>
  );
}
