import { generatedNumber } from '#shared/document/number.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import type { KindParts } from '#web/document-editor/kind-parts.ts';
import { MAX_LINES } from '#web/document-editor/model/form.ts';
import { paths } from '#web/lib/paths.ts';
import { LineChoice, lineText, OfferedGroups } from './line-choice.tsx';
import { OnAcceptance, whyKept } from './on-acceptance.tsx';
import { settledEstimate } from './settled-estimate.ts';
import { t } from './texts.en.ts';

/** Estimates, for the editor of documents. */
export const ESTIMATE: DocumentKind = {
  words: { noun: t.noun, one: t.one, this: t.this },
  texts: {
    number: t.number,
    numberRequired: t.numberRequired,
    generateNumber: t.generateNumber,
    linesLimit: t.linesLimit({ max: MAX_LINES }),
    noItems: t.noItems,
    addProducts: t.addProducts,
    startFor: t.startFor,
    send: t.send,
    keptAsDraft: t.keptAsDraft,
    created: t.created,
    updated: t.updated,
    saveFailed: t.saveFailed,
    loadFailed: t.failed.from,
    changed: t.changed,
    noLastDay: t.noLastDay,
    lastDayTooEarly: t.lastDayTooEarly,
    nowCounting: t.nowCounting,
    notCounting: t.notCounting,
  },
  firstDay: t.issueDate,
  lastDay: t.validUntil,
  isPayable: false,
  keepsTaxes: false,
  list: paths.estimates,
  draftPrefix: 'draftEstimate',
  tabs: t.tabs,
  numbers: 'estimates',
  randomNumber: (today, random) => generatedNumber('EST', today, random),
};

/** What an estimate adds to the form of any document: choices, and what is asked for on acceptance. */
export const ESTIMATE_PARTS: KindParts = {
  Line: LineChoice,
  lineText,
  Lines: OfferedGroups,
  Terms: OnAcceptance,
  whyKept,
  settled: settledEstimate,
};
