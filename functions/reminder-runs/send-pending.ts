import { deliveryKey } from '#functions/data/table/keys.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { issuingChange } from '#functions/domain/invoice/credit-first.ts';
import type { PublishedInvoice, PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { TakingDependencies } from '#functions/domain/invoice/take-deposit.ts';
import type { MessageLimits } from '#functions/domain/limits/message-limits.ts';
import { minuteClaim } from '#functions/domain/limits/minute-claims.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import { dueAtOf } from '#functions/domain/series/due-at.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { BusinessMail, OwnerNotice, SentInvoice, SeriesNews } from '#functions/mail/orders/business-mails.ts';
import { type MailOutbox, newMail } from '#functions/mail/orders/outbox.ts';
import { logLine, recordMark } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import type { SeriesMode } from '#shared/series/status.ts';
import { type HoldDependencies, holdReasonOf } from './hold-reason.ts';
import { toBeCharged } from './to-be-charged.ts';

/** The dependencies of sending what a series made. */
export type SendingDependencies = TakingDependencies &
  Omit<HoldDependencies, 'customers'> & {
    readonly published: Pick<PublishedInvoices, 'findToSend'>;
    readonly cardsOf: (businessId: string) => Pick<SavedCards, 'find'>;
    readonly limits: MessageLimits;
    readonly outbox: MailOutbox<BusinessMail>;
  };

type Dependencies = SendingDependencies & HoldDependencies & { readonly store: Pick<SeriesStore, 'changing'> };

type Pending = {
  readonly series: SeriesRecord;
  readonly pending: NonNullable<SeriesRecord['pending']>;
  /** `draft` if it is no longer to be sent. */
  readonly mode: SeriesMode;
  readonly business: BusinessRecord;
  readonly now: Date;
};

/** News about a draft that waits. */
type DraftNews = Exclude<SeriesNews, { what: 'SERIES_MISSED' }>;

/**
 * Sends the draft that a series made: issues it, plans the charge of its customer's card if the series charges it, and
 * orders its email, in one transaction that also clears what is pending of the series. If something holds the draft
 * back, that is noted on the series and the owner gets one notice, as they do if it is no longer to be sent. A draft
 * that someone changed, sent or deleted meanwhile is left to them. Returns `later` if it waits, such as for tomorrow's
 * messages.
 */
export async function sendPending(dependencies: Dependencies, state: Pending): Promise<'changed' | 'later'> {
  const found = await dependencies.published.findToSend(state.pending.invoiceId);
  if (found?.record.status !== 'DRAFT' || found.record.version !== FIRST_VERSION) {
    await dependencies.table.transact(settling(dependencies, state, {}));
    return 'changed';
  }
  const { series, mode, now } = state;
  const seriesId = series.id;
  if (mode === 'draft') return leave(dependencies, state, { what: 'SERIES_DRAFT', seriesId });
  const because = await holdReasonOf(dependencies, found, now);
  return because
    ? leave(dependencies, state, { what: 'SERIES_HELD', seriesId, because })
    : send(dependencies, state, found);
}

/** The writes that end what is pending of a series. */
function settling({ store }: Dependencies, { series, business }: Pending, changes: Partial<SeriesRecord>) {
  const { pending: _, ...rest } = series;
  const after = { ...rest, ...changes };
  return store.changing({ before: series, after, dueAt: dueAtOf(after, business.timeZone) });
}

/** Leaves a draft to the business, with one notice to its owner. */
async function leave(dependencies: Dependencies, state: Pending, news: DraftNews): Promise<'changed'> {
  const { pending, now } = state;
  const notice: OwnerNotice = { ...newMail(now), kind: 'OWNER_NOTICE', invoiceId: pending.invoiceId, news };
  const held = news.what === 'SERIES_HELD' && { held: { ...pending, because: news.because } };
  await dependencies.outbox.order([notice], (orders) =>
    dependencies.table.transact<string>({ ...settling(dependencies, state, { ...held }), ...orders }),
  );
  return 'changed';
}

async function send(dependencies: Dependencies, state: Pending, found: PublishedInvoice): Promise<'changed' | 'later'> {
  const { limits, outbox, invoices } = dependencies;
  const { series, now } = state;
  const { id: invoiceId, businessId, billingEmail: to = '' } = found.record;
  const undo = await countedOrNull(limits, { businessId, channel: 'EMAIL', recipient: to, now });
  if (!undo) {
    logLine('warn', { event: 'series-waits', record: recordMark(series.id) });
    return 'later';
  }
  const failed = await orUndo(async () => {
    const issuing = await issuingChange(dependencies, found, { now });
    const change = { ...issuing, after: await toBeCharged(dependencies, state, issuing.after) };
    const { status } = change.after;
    const mail: SentInvoice = { ...newMail(now), kind: 'INVOICE', invoiceId, to, status, seriesId: series.id };
    return outbox.order([mail], (orders) =>
      invoices.replace({
        ...change,
        events: [{ at: now.toISOString(), type: 'EMAIL', recipient: to }, ...change.events],
        also: {
          ...change.also,
          ...settling(dependencies, state, {}),
          // As for an email sent by hand, which may be on its way.
          claim: { Update: minuteClaim(deliveryKey(invoiceId, 'EMAIL', to), now) },
          ...orders,
        },
      }),
    );
  }, undo);
  if (failed === null) return 'changed';
  await undo();
  return failed === 'claim' ? 'later' : 'changed';
}

type Limited = Parameters<MessageLimits['count']>[0];

/** Counts a message; null beyond the limits of the day. */
async function countedOrNull(limits: MessageLimits, message: Limited): Promise<(() => Promise<void>) | null> {
  try {
    return await limits.count(message);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return null;
    throw error;
  }
}
