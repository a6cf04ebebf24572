import { CalendarClock } from 'lucide-react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import type { KindParts } from '#web/document-editor/kind-parts.ts';
import { MAX_LINES } from '#web/document-editor/model/form.ts';
import { paths } from '#web/lib/paths.ts';
import { DuePart } from './due-part.tsx';
import { FollowPrice, lineText } from './follow-price.tsx';
import { pickedLine, settledLines } from './followed-lines.ts';
import { PlaceholderHint } from './placeholder-hint.tsx';
import { settledSeries } from './series-payload.ts';
import { t } from './texts.en.ts';

/** Series of recurring invoices, for the editor of documents. Its invoices get their numbers and days later. */
export const SERIES: DocumentKind = {
  words: { noun: t.noun, one: t.one, this: t.this },
  texts: {
    ...{ number: t.numberLater, numberRequired: t.numberLater, generateNumber: t.numberLater },
    ...{ nowCounting: t.numberLater, notCounting: t.numberLater },
    linesLimit: t.linesLimit({ max: MAX_LINES }),
    noItems: t.noItems,
    addProducts: t.addProducts,
    startFor: t.startFor,
    send: t.schedule,
    keptAsDraft: t.keptAsDraft,
    created: t.created,
    updated: t.updated,
    saveFailed: t.saveFailed,
    loadFailed: t.failed.series,
    changed: t.changed,
    noLastDay: t.noDueDays,
    lastDayTooEarly: t.noDueDays,
  },
  firstDay: t.issueDate,
  lastDay: t.dueDate,
  isPayable: true,
  keepsTaxes: false,
  list: paths.recurring,
  draftPrefix: 'draftSeries',
  tabs: t.tabs,
  numbers: 'invoices',
  randomNumber: () => t.numberLater,
};

/** A stored series, for its editor, which leads back to its page; with a day, only the invoice of that day. */
export function storedSeries(id: string, only: CalendarDay | undefined): DocumentKind {
  return { ...SERIES, list: paths.series(id), ...(only && { draftPrefix: `draftSeries@${only}` }) };
}

/** What a series adds to the form of any document, and has in place of number and days. */
export const SERIES_PARTS: KindParts = {
  Days: DuePart,
  Texts: PlaceholderHint,
  SendIcon: CalendarClock,
  picked: pickedLine,
  Line: FollowPrice,
  lineText,
  settled: (form, before) => settledLines(settledSeries(form, before), before),
};
