import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import type { ActiveSession } from '#shared/security/schema.ts';
import { momentText } from '#web/lib/dates.ts';
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
import { t } from './texts.en.ts';

/** The user's signed-in devices, each of which can be logged out. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const { endSession } = useSecurityMutations();
  const list = useRef<HTMLUListElement>(null);
  const logOut = (id: string) =>
    endSession
      .mutateAsync(id)
      .then(() => {
        toast.success(t.deviceLoggedOut);
        // The device's button has disappeared.
        list.current?.focus();
      })
      .catch((error: unknown) => showRefusal(error, t.deviceNotLoggedOut));
  return (
    <Card
      actions={sessions.data && sessions.data.length > 1 && <LogOutOthers />}
      description={t.devicesText}
      title={t.devices}
    >
      <Fetched failure={{ title: t.devicesNotLoaded, text: '' }} query={sessions} skeleton={LOADING}>
        {(devices) => (
          <ul aria-label={t.devices} className="-my-4 divide-y divide-line" ref={list} tabIndex={-1}>
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
  <LoadingRegion className="flex flex-col gap-3" title={t.loadingDevices}>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </LoadingRegion>
);

function SessionRow({ session, onLogOut }: { session: ActiveSession; onLogOut: (id: string) => Promise<void> }) {
  const { id, address, startedAt, lastUsedAt, isCurrent } = session;
  const device = t.deviceName(session);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 pl-8">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <MonitorSmartphone aria-hidden="true" className="-ml-8 size-5 shrink-0 text-muted" />
          <span className="ml-1 min-w-0 wrap-anywhere">{device}</span>
          {isCurrent && <Badge tone="green">{t.thisDevice}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-muted wrap-anywhere">
          {address && <span>{address}</span>}
          <span>{t.signedIn({ moment: momentText(startedAt) })}</span>
          <span>{t.lastUsed({ moment: momentText(lastUsedAt) })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={t.logOutDevice({ device })}
          busyLabel={t.loggingOut}
          onClick={() => onLogOut(id)}
          size="sm"
          variant="secondary"
        >
          {t.logOut}
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
      busyLabel={t.loggingOut}
      confirmLabel={t.logOutOthers}
      done={t.othersLoggedOut}
      failed={t.othersNotLoggedOut}
      run={() => signOutEverywhere.mutateAsync()}
      showError={showRefusal}
      size="sm"
      text={t.logOutOthersText}
      title={t.logOutOthersQuestion}
    >
      {t.logOutOthers}
    </AskButton>
  );
}
