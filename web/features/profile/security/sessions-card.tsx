import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { momentText } from '#shared/moment-text.ts';
import type { ActiveSession } from '#shared/security/schema.ts';
import { sessionsQuery, useSecurityMutations } from '#web/lib/queries/security.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { AskButton } from '#web/ui/overlays/ask-button.tsx';

/** The user's signed-in devices, each of which can be logged out. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const { endSession } = useSecurityMutations();
  const list = useRef<HTMLUListElement>(null);
  const logOut = (id: string) =>
    endSession
      .mutateAsync(id)
      .then(() => {
        toast.success('Device logged out');
        // The device's button has disappeared.
        list.current?.focus();
      })
      .catch((error: unknown) => showRefusal(error, 'Failed to log out the device. Please try again.'));
  return (
    <Card
      actions={sessions.data && sessions.data.length > 1 && <LogOutOthers />}
      description="Log out any device you do not recognize, then change your password."
      title="Signed-in devices"
    >
      <Fetched failure={{ title: "We couldn't load your devices", text: '' }} query={sessions} skeleton={LOADING}>
        {(devices) => (
          <ul aria-label="Signed-in devices" className="-my-4 divide-y divide-line" ref={list} tabIndex={-1}>
            {devices.toSorted(currentFirst).map((session) => (
              <SessionRow key={session.id} onLogOut={logOut} session={session} />
            ))}
          </ul>
        )}
      </Fetched>
    </Card>
  );
}

const LOADING = (
  <LoadingRegion className="flex flex-col gap-3" title="Loading devices">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </LoadingRegion>
);

function SessionRow({ session, onLogOut }: { session: ActiveSession; onLogOut: (id: string) => Promise<void> }) {
  const { id, device, address, startedAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 pl-8">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <MonitorSmartphone aria-hidden="true" className="-ml-8 size-5 shrink-0 text-muted" />
          <span className="ml-1 min-w-0 wrap-anywhere">{device}</span>
          {isCurrent && <Badge tone="green">This device</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-muted wrap-anywhere">
          {address && <span>{address}</span>}
          <span>Signed in {momentText(startedAt)}</span>
          <span>Last used {momentText(lastUsedAt)}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={`Log out ${device}`}
          busyLabel="Logging out..."
          onClick={() => onLogOut(id)}
          size="sm"
          variant="secondary"
        >
          Log out
        </Button>
      )}
    </li>
  );
}

const currentFirst = (a: ActiveSession, b: ActiveSession) => Number(b.isCurrent) - Number(a.isCurrent);

function LogOutOthers() {
  const { signOutEverywhere } = useSecurityMutations();
  return (
    <AskButton
      busyLabel="Logging out..."
      confirmLabel="Log out other devices"
      done="All other devices logged out"
      failed="Failed to log out other devices. Please try again."
      run={() => signOutEverywhere.mutateAsync()}
      showError={showRefusal}
      size="sm"
      text="You stay signed in on this device."
      title="Log out other devices?"
    >
      Log out other devices
    </AskButton>
  );
}
