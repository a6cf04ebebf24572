import { inTextOrder } from '#shared/text-order.ts';
import type { ChangedDocument, FiledDocument, FilingChanges } from './filing.ts';
import type { SalesEntry } from './journal.ts';
import type { TaxReport, TaxReturn } from './schema.ts';
import { documentsOf, linesOfReturn } from './tax-report.ts';

/** The figures of a return by line, and what each document adds to them. */
export type Figures = { readonly lines: TaxReturn['lines']; readonly documents: readonly FiledDocument[] };

/** The documents that count in a return of a report, with what each adds to its lines, in their order. */
export function filedDocuments(report: TaxReport, figures: TaxReturn): FiledDocument[] {
  const added = new Map<SalesEntry, Record<string, number>>();
  for (const { line } of linesOfReturn(figures)) {
    for (const { entry, cents } of documentsOf(report, figures.account, line)) {
      if (entry.kind === 'money') continue;
      const lines = added.get(entry) ?? {};
      lines[line] = cents;
      added.set(entry, lines);
    }
  }
  return [...added]
    .map(([{ kind, on, invoiceId, invoiceNumber, creditNumber }, lines]) => {
      return { kind, on, invoiceId, invoiceNumber, ...(creditNumber && { creditNumber }), lines };
    })
    .sort((a, b) => inTextOrder(a.on, b.on));
}

/**
 * What changed from figures that were filed to those of now. Its documents add up to the difference of each line that has
 * documents.
 */
export function changesSince(filed: Figures, now: Figures): FilingChanges {
  const before = byId(filed.documents);
  const after = byId(now.documents);
  const documents = [...new Set([...before.keys(), ...after.keys()])].flatMap((id): ChangedDocument[] => {
    const [old, next] = [before.get(id), after.get(id)];
    const document = next ?? old;
    const lines = difference(old?.lines ?? {}, next?.lines ?? {});
    if (!document || Object.keys(lines).length === 0) return [];
    return [{ ...document, lines, change: !old ? 'added' : next ? 'changed' : 'gone' }];
  });
  return {
    lines: difference(filed.lines, now.lines),
    documents: documents.sort((a, b) => inTextOrder(a.on, b.on)),
  };
}

/** Now less before by line, without those that are equal. */
function difference(before: FiledDocument['lines'], now: FiledDocument['lines']): Record<string, number> {
  const lines = new Set([...Object.keys(before), ...Object.keys(now)]);
  const differences = [...lines].map((line) => [line, (now[line] ?? 0) - (before[line] ?? 0)] as const);
  return Object.fromEntries(differences.filter(([, cents]) => cents !== 0));
}

function byId(documents: readonly FiledDocument[]): ReadonlyMap<string, FiledDocument> {
  return new Map(documents.map((document) => [idOf(document), document]));
}

/** A sale and a credit note are the same document also on another day; an invoice has a write-off and a recovery a day. */
function idOf({ kind, invoiceId, creditNumber = '', on }: FiledDocument): string {
  return [kind, invoiceId, creditNumber, kind === 'writeOff' || kind === 'recovery' ? on : ''].join('#');
}
