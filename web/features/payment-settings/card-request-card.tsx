import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CardRequest } from '#shared/payment-settings/card-request.ts';
import { localDayText } from '#web/lib/dates.ts';
import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { cardRequestQuery, useCardRequestMutations } from '#web/lib/queries/card-requests.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.tsx';

/** How to get card payments: asks an administrator for them, shows the request and withdraws it. */
export function CardRequestCard() {
  const { emailVerified } = useUser();
  const { data, isPending } = useQuery(cardRequestQuery);
  const { ask, withdraw } = useCardRequestMutations();
  const card = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone then.
  const stayHere = () => card.current?.focus();
  const onAsk = async () => (await isDone(ask.mutateAsync(), t.notAsked, showRefusal)) && stayHere();
  const onWithdraw = async () => (await isDone(withdraw.mutateAsync(), t.notWithdrawn, showRefusal)) && stayHere();
  return (
    <div className="outline-none" ref={card} tabIndex={-1}>
      <Card
        actions={
          <div className="flex flex-wrap gap-2">
            {/* Also if the request could not be loaded: asking twice keeps the first. */}
            {data?.status !== 'OPEN' && (
              <Button busyLabel={t.asking} disabled={isPending || !emailVerified} onClick={onAsk}>
                {data?.status === 'DECLINED' ? t.askAgain : t.ask}
              </Button>
            )}
            <a
              className={buttonStyle({ variant: 'secondary' })}
              href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(t.mailSubject)}`}
            >
              {t.contactSupport}
            </a>
          </div>
        }
        description={emailVerified ? t.threeSteps : `${t.threeSteps} ${t.confirmFirst}`}
        title={t.enableCards}
      >
        {data && <RequestNotice onWithdraw={onWithdraw} request={data} />}
        <Steps />
      </Card>
    </div>
  );
}

/** What became of the request; nothing of one that was granted, since cards were switched off again. */
function RequestNotice({ request, onWithdraw }: { request: CardRequest; onWithdraw: () => unknown }) {
  const { status, askedAt, answeredAt, reason } = request;
  if (status === 'OPEN') {
    return (
      <Notice className="mb-6" title={t.asked({ day: localDayText(askedAt) })} tone="info">
        {/* Not where the button to ask was, or a second click there would withdraw the request. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{t.willAnswer}</p>
          <Button busyLabel={t.withdrawing} onClick={onWithdraw} size="sm" variant="secondary">
            {t.withdraw}
          </Button>
        </div>
      </Notice>
    );
  }
  if (status === 'GRANTED' || !answeredAt) return null;
  return (
    <Notice className="mb-6" title={t.declined({ day: localDayText(answeredAt) })} tone="warning">
      {reason && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
      <p>{t.mayAskAgain}</p>
    </Notice>
  );
}

function Steps() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {t.steps.map(({ title, text }, index) => (
        <li className="flex gap-3" key={title}>
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <p className="font-medium">{title}</p>
            <p className="mt-0.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
