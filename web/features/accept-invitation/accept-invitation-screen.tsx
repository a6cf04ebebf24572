import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invitationQuery } from '#web/lib/queries/invitations.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BlockInvitations } from './block-invitations.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { InvitationError } from './invitation-error.tsx';
import { InvitationsBlocked } from './invitations-blocked.tsx';
import { t } from './texts.en.tsx';

/** Where an invited person accepts or rejects, signed in or not (spec 2 §2, "Accept-invitation page"). */
export default function AcceptInvitationScreen() {
  useDocumentTitle(t.title);
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 py-10 sm:px-6">
      {token ? <InvitationOf key={token} token={token} /> : <InvitationError hint={t.noTokenHint} text={t.noToken} />}
    </div>
  );
}

function InvitationOf({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(token));
  const [search] = useSearchParams();
  const [isBlocked, setIsBlocked] = useState(false);
  const companyName = data?.company.name;
  const block = <BlockInvitations companyName={companyName} onBlocked={() => setIsBlocked(true)} token={token} />;
  if (isBlocked) return <InvitationsBlocked companyName={companyName ?? t.thisCompany} token={token} />;
  if (data) {
    return (
      <>
        <InvitationCard invitation={data} token={token} />
        {block}
      </>
    );
  }
  if (!error) return <InvitationSkeleton />;
  if (error instanceof AppError && error.code === 'NOT_FOUND') {
    return (
      <>
        <InvitationError hint={t.notOpenHint} text={t.notOpen} />
        {/* The link in the mail still works after the invitation has ended. */}
        {search.has('block') && block}
      </>
    );
  }
  return <InvitationError onRetry={() => refetch()} text={friendlyMessages(error).join(' ')} />;
}

/** Placeholder of an invitation while it loads. */
function InvitationSkeleton() {
  return (
    <LoadingRegion title={t.loading} showsText>
      <Card>
        <div className="flex flex-col items-center pt-3">
          <Skeleton className="mb-4 size-12 rounded-full!" />
          <Skeleton className="h-8 w-60" />
          <Skeleton className="mt-2 h-10 w-72 sm:h-5 max-w-full" />
        </div>
        <Skeleton className="mt-6 h-64 w-full sm:h-48 rounded-md!" />
        <Skeleton className="mt-5 h-20 w-full sm:h-15" />
        <div className="mt-6 flex flex-col gap-2 sm:grid sm:grid-cols-2">
          <Skeleton className="h-11 rounded-md!" />
          <Skeleton className="h-11 rounded-md!" />
        </div>
      </Card>
    </LoadingRegion>
  );
}
