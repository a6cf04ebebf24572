import type { CardRequestStatus, ListedCardRequest } from '#shared/payment-settings/card-request.ts';
import { localDayText } from '#web/lib/dates.ts';
import { fullName, personName } from '#web/lib/person-names.ts';
import { useCardAnswers } from '#web/lib/queries/card-requests.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { EntryViews } from '#web/ui/lists/entry-list.tsx';
import { RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { t } from './texts.en.ts';

type Handlers = { readonly onDecline: (request: ListedCardRequest) => void };

/** A request as a row of the table, and as a card in a narrow list. */
export function requestViews(handlers: Handlers): EntryViews<ListedCardRequest> {
  return {
    label: t.title,
    columns: [
      {
        head: t.business,
        cell: (request) => <BusinessName request={request} />,
        skeleton: 'h-4 w-32',
        fullText: businessOf,
      },
      { head: t.owner, cell: fullName, skeleton: 'h-4 w-24', fullText: fullName },
      { head: t.email, cell: ({ email }) => email, skeleton: 'h-4 w-40', fullText: ({ email }) => email },
      {
        head: t.asked,
        cell: ({ askedAt }) => localDayText(askedAt),
        skeleton: 'h-4 w-22',
        width: 'w-28 @5xl:w-32',
        className: 'whitespace-nowrap text-muted tabular-nums',
      },
      {
        head: t.state,
        cell: (request) => <State request={request} />,
        skeleton: 'h-5 w-16 rounded-full!',
        width: 'w-28 @5xl:w-32',
      },
      {
        head: t.actions,
        cell: (request) => <Answers {...handlers} request={request} />,
        skeleton: 'ml-auto h-4 w-32',
        width: 'w-48',
        align: 'right',
      },
    ],
    card: (request) => (
      <RecordCard
        foot={
          <div className="mt-3">
            <Answers {...handlers} request={request} />
          </div>
        }
        name={businessOf(request)}
      >
        <div className="flex items-start justify-between gap-3">
          <p className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere">
            <BusinessName request={request} />
          </p>
          <State request={request} />
        </div>
        {fullName(request) && <p className="wrap-anywhere">{fullName(request)}</p>}
        <p className="text-muted wrap-anywhere">{request.email}</p>
        <p className="text-muted text-xs tabular-nums">{t.askedOn({ day: localDayText(request.askedAt) })}</p>
      </RecordCard>
    ),
    cardSkeleton: <RecordCardSkeleton height="h-40" lines={['h-4 w-36', 'h-3.5 w-44', 'h-3 w-28']} />,
  };
}

/** What a request is called: its business, or its owner if that has no name yet. */
export function businessOf(request: ListedCardRequest): string {
  return request.businessName ?? personName(request);
}

function BusinessName({ request: { businessName } }: { request: ListedCardRequest }) {
  if (!businessName) return <span className="text-muted">{t.noBusiness}</span>;
  return <span className="font-medium">{businessName}</span>;
}

const TONES: Readonly<Record<CardRequestStatus, Tone>> = { OPEN: 'yellow', GRANTED: 'green', DECLINED: 'grey' };

/** The state of a request, with the day on which it was answered. */
function State({ request: { status, answeredAt } }: { request: ListedCardRequest }) {
  return (
    <div className="flex flex-col items-start gap-0.5">
      <Badge tone={TONES[status]}>{t.states[status]}</Badge>
      {answeredAt && <span className="text-muted text-xs tabular-nums">{localDayText(answeredAt)}</span>}
    </div>
  );
}

/** Grants or declines an open request. */
function Answers({ request, onDecline }: Handlers & { request: ListedCardRequest }) {
  const { grant } = useCardAnswers();
  const name = businessOf(request);
  if (request.status !== 'OPEN') return null;
  const onGrant = async () => {
    if (await isDone(grant.mutateAsync({ id: request.id }), t.notGranted, showRefusal)) {
      toast.success(t.granted({ name }));
    }
  };
  return (
    <RowActions className="mr-0 gap-2" name={name}>
      <Button aria-label={t.declineOf({ name })} onClick={() => onDecline(request)} size="sm" variant="secondary">
        {t.decline}
      </Button>
      <Button aria-label={t.grantTo({ name })} busyLabel={t.granting} onClick={onGrant} size="sm">
        {t.grant}
      </Button>
    </RowActions>
  );
}
