import { Link } from 'react-router-dom';
import { daysBetween } from '#shared/calendar-day.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { estimateState } from '#shared/estimate/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import type { ActOnEstimate } from '#web/parts/estimates/use-estimate-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { AppointmentsMade } from './appointments-made.tsx';
import { InvoicedParts, RequestedDeposit } from './invoiced-parts.tsx';
import { t } from './texts.en.ts';

type StateCardProps = { estimate: Estimate; act: ActOnEstimate };

/** The total, the last day, the customer, and what is next. */
export function StateCard({ estimate, act }: StateCardProps) {
  const { total, currency, dueDate, billingName, billingEmail, customerId } = estimate;
  const today = useBusinessDay()();
  const state = estimateState(estimate, today);
  const day = dictionary.shortDay(dueDate);
  const last = estimate.events.findLast(({ type }) => type === 'ACCEPTED' || type === 'DECLINED');
  const reason = state === 'DECLINED' && last?.type === 'DECLINED' ? last.reason : undefined;
  return (
    <Card>
      <h2 className="text-muted">{estimate.isRevised ? t.totalWithChanges : t.total}</h2>
      <p className="mt-0.5 font-semibold text-2xl">
        <Money cents={toCents(total)} className="whitespace-normal! wrap-anywhere" currency={currency} />
      </p>
      <p className="mt-1 text-muted tabular-nums">
        {dueDate < today ? t.wasValidUntil({ day }) : t.validUntil({ day })}
      </p>
      <div className="mt-4 wrap-anywhere border-line border-t pt-4">
        {customerId ? (
          <Link className="font-medium text-accent hover:underline" to={paths.customer(customerId)}>
            {billingName}
          </Link>
        ) : (
          <span className="font-medium">{billingName}</span>
        )}
        <span className="block text-muted">{billingEmail || t.noAddress}</span>
      </div>
      <div className="mt-4 border-line border-t pt-4">
        <p className="text-pretty">{stateText(estimate, today)}</p>
        {reason && <p className="mt-1 wrap-anywhere text-muted">{t.reason({ reason })}</p>}
      </div>
      <InvoicedParts estimate={estimate} />
      <RequestedDeposit estimate={estimate} />
      <AppointmentsMade estimate={estimate} />
      {useMayChange() && <NextActions {...{ estimate, act }} />}
    </Card>
  );
}

function stateText(estimate: Estimate, today: string): string {
  const state = estimateState(estimate, today);
  const { sentVersion: version, isRevised } = estimate;
  // Its last day may be one of the edits that were not sent.
  if (state === 'SENT' && isRevised && version !== undefined) return t.waitingFor({ version });
  if (state === 'SENT') return t.states.SENT({ days: daysBetween(today, estimate.dueDate) });
  const { invoices = [] } = estimate;
  if (state === 'INVOICED' && invoices.length > 1) return t.invoicedInParts({ count: invoices.length });
  if (state === 'INVOICED') return t.states.INVOICED({ number: invoices[0]?.invoiceNumber ?? '' });
  return t.states[state];
}

/** Whether an estimate must be edited before it is worth sending again: it was declined, or has expired. */
export function isEditNext(estimate: Estimate, today: string): boolean {
  const state = estimateState(estimate, today);
  return state === 'EXPIRED' || (state === 'DECLINED' && !estimate.isRevised);
}

/** The next steps as buttons, the first one primary; on phones, a bar above the navigation. */
function NextActions({ estimate, act }: StateCardProps) {
  const { id, invoices = [], isRevised } = estimate;
  const last = invoices.at(-1);
  const today = useBusinessDay()();
  const state = estimateState(estimate, today);
  const isWaiting = state === 'SENT';
  const mayInvoice = state === 'ACCEPTED' || state === 'PARTLY_INVOICED';
  const mayDecide = isWaiting || state === 'EXPIRED';
  const maySend = state === 'DRAFT' || isWaiting || state === 'DECLINED';
  return (
    <section
      aria-label={t.nextStep}
      className="flex flex-wrap gap-2 max-md:tall:fixed max-md:inset-x-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-2.5 md:mt-5 print:hidden [&>*]:flex-1"
      data-bottom-bar
    >
      {mayInvoice && (
        <>
          <Button busyLabel={t.making} onClick={() => act('invoice', estimate)}>
            {last ? t.invoiceRest : t.makeInvoice}
          </Button>
          <Button onClick={() => act('part', estimate)} variant="secondary">
            {t.invoicePart}
          </Button>
        </>
      )}
      {state === 'INVOICED' && last && (
        <Link className={buttonStyle()} to={paths.invoice(last.id)}>
          {invoices.length > 1 ? t.openLastInvoice : t.openInvoice}
        </Link>
      )}
      {isEditNext(estimate, today) && (
        <Link className={buttonStyle()} to={paths.editEstimate(id)}>
          {t.edit}
        </Link>
      )}
      {maySend && (
        <Button
          onClick={() => act('send', estimate)}
          variant={state === 'DRAFT' || isRevised ? 'primary' : 'secondary'}
        >
          {state === 'DRAFT' ? t.send : t.sendAgain}
        </Button>
      )}
      {mayDecide && (
        <Button onClick={() => act('decide', estimate)} variant="secondary">
          {t.recordDecision}
        </Button>
      )}
    </section>
  );
}
