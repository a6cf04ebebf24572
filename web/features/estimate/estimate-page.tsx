import { useEffect } from 'react';
import { dayIn, daysBetween } from '#shared/calendar-day.ts';
import { shownDepositCents } from '#shared/estimate/deposit.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { brandedPage } from '#web/document-page/branded-page.ts';
import { LoadProblem, problemOf } from '#web/document-page/load-problem.tsx';
import { Messages, useMessage } from '#web/document-page/messages.tsx';
import { Summary } from '#web/document-page/summary.tsx';
import { useDocument } from '#web/document-page/use-document.ts';
import { useDownload } from '#web/document-page/use-download.ts';
import { useHasColumns } from '#web/document-page/use-has-columns.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { AnswerSide } from './answer-side.tsx';
import { type EstimateLoad, loadEstimate, pdfUrl } from './estimate-calls.ts';
import { EstimateDetails } from './estimate-details.tsx';
import { EstimateNotice } from './estimate-notice.tsx';
import { type EstimateState, stateOf } from './estimate-state.ts';
import { useAnswer } from './use-answer.ts';
import { useChoices } from './use-choices.ts';
import { useIsBelow } from './use-is-below.ts';
import { useQuestion } from './use-question.ts';

type EstimatePageProps = {
  /** The id in its address. */
  link: string;
  /** The result of the first load; until then, the static HTML shows a skeleton. */
  first: EstimateLoad;
  dictionary: EstimatePageDictionary;
};

/** The public page of an estimate: what is offered, until when, and the recipient's yes or no. */
export function EstimatePage({ link, first, dictionary }: EstimatePageProps) {
  const { page, estimate: texts } = dictionary;
  const [message, say] = useMessage(null);
  const { load, setLoad, refresh } = useDocument(link, first, loadEstimate);
  const estimate = load.kind === 'loaded' ? load.document : undefined;
  const download = useDownload({
    url: pdfUrl(link),
    name: texts.pdfName(estimate?.invoiceNumber ?? ''),
    texts: page,
    say,
  });
  const onChanged = () => {
    say({ text: page.changed, tone: 'bad' });
    return refresh();
  };
  const answer = useAnswer({ link, onAnswered: (document) => setLoad({ kind: 'loaded', document }), onChanged });
  const asked = useQuestion({
    link,
    billingEmail: estimate?.billingEmail,
    onSent: () => answer.show(),
    onChanged,
  });
  const title = titleOf(load, dictionary);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Messages message={message} />
      {estimate ? (
        <LoadedPage {...{ answer, asked, dictionary, download, estimate, link }} />
      ) : (
        <LoadProblem problem={problemOf(load)} texts={page} />
      )}
    </>
  );
}

type LoadedPageProps = {
  estimate: PublicEstimate;
  dictionary: EstimatePageDictionary;
  answer: ReturnType<typeof useAnswer>;
  asked: ReturnType<typeof useQuestion>;
  download: Action;
  link: string;
};

/** The answer is beside the estimate where there is room, else below its total. */
function LoadedPage({ estimate: offered, dictionary, answer, asked, download, link }: LoadedPageProps) {
  const hasColumns = useHasColumns();
  const today = dayIn(offered.timeZone, new Date());
  const found = stateOf(offered, today);
  const state = found === 'open' && answer.hasExpired ? 'expired' : found;
  const choices = useChoices(link, offered);
  const [totalsEnd, isTotalBelow] = useIsBelow();
  const estimate = state === 'open' ? choices.shown : offered;
  const totals = documentTotals(estimate);
  const part = { document: estimate, dictionary };
  const amount = totals && dictionary.money(totals.totalCents, estimate.currency);
  const deposit = totals && shownDepositCents(estimate, totals.totalCents);
  const due = deposit ? dictionary.money(deposit, estimate.currency) : undefined;
  const below = <AnswerSide {...{ estimate, dictionary, answer, asked, state, amount, isTotalBelow, deposit: due }} />;
  return (
    <main {...brandedPage(estimate)}>
      <Summary
        {...part}
        cents={totals?.totalCents}
        label={dictionary.document.total}
        notice={<EstimateNotice {...{ estimate, dictionary, state }} hasAccepted={answer.hasAccepted} />}
        state={state}
        when={whenText(estimate, dictionary, { state, days: daysBetween(today, estimate.dueDate) })}
      >
        {hasColumns && below}
      </Summary>
      <EstimateDetails
        {...{ estimate, totals, totalsEnd, dictionary, state, download, deposit: due }}
        onToggle={state === 'open' ? choices.toggle : undefined}
      >
        {!hasColumns && below}
      </EstimateDetails>
      <p className="hidden" role="status">
        {choices.isChanged && state === 'open' && `${dictionary.document.total} ${amount}`}
      </p>
    </main>
  );
}

function whenText(
  { dueDate }: PublicEstimate,
  { longDay, validFor, expiredOn }: EstimatePageDictionary,
  { state, days }: { state: EstimateState; days: number },
): string {
  if (state === 'expired') return expiredOn(dueDate);
  return state === 'open' ? `${validFor(days)} · ${longDay(dueDate)}` : '';
}

function titleOf(load: EstimateLoad, { estimate: texts, page }: EstimatePageDictionary): string {
  if (load.kind !== 'loaded') return page[problemOf(load)];
  const { invoiceNumber, company } = load.document;
  return [`${texts.title} ${invoiceNumber}`.trim(), company.name].filter(Boolean).join(' · ');
}
