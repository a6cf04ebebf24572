import { useQuery } from '@tanstack/react-query';
import { netOfReturn } from '#shared/reports/claims.ts';
import type { ChangedDocument, Filing } from '#shared/reports/filing.ts';
import type { ReturnLine } from '#shared/reports/return-lines.ts';
import { linesOfReturn } from '#shared/reports/tax-report.ts';
import { InvoiceLink } from '#web/features/reports/taxes/invoice-link.tsx';
import { t as taxes } from '#web/features/reports/taxes/texts.en.ts';
import { wordsOfLine } from '#web/features/reports/taxes/words.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { filingChangesQuery } from '#web/lib/queries/reports.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { Money } from '#web/ui/money.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { changesTitle } from './changes-id.ts';
import { t } from './texts.en.ts';

type ChangesDialogProps = { filing: Filing; onClose: () => void };

/** The documents that changed since a return was filed, with their difference by line, and the difference of each line. */
export function ChangesDialog({ filing, onClose }: ChangesDialogProps) {
  const changes = useQuery(filingChangesQuery(filing.id));
  return (
    <Dialog
      description={rangeText(filing, dictionary.shortDay)}
      isFlush
      onOpenChange={(open) => open || onClose()}
      open
      title={changesTitle(filing)}
    >
      <Fetched failure={{ title: t.notChecked }} query={changes} skeleton={<Skeleton className="m-6 h-24" />}>
        {({ documents, lines }) => (
          <>
            {documents.length === 0 && <p className="px-6 py-5 text-muted">{t.nothingChanged}</p>}
            <ul>
              {documents.map((document) => (
                <ChangedRow document={document} filing={filing} key={idOf(document)} />
              ))}
            </ul>
            {Object.keys(lines).length > 0 && (
              <section className="border-line border-t bg-subtle px-6 py-3 sm:sticky sm:bottom-0">
                <h3 className="mb-1 font-semibold">{t.nowLessFiled}</h3>
                <dl>
                  {changedLines(filing, lines).map((line) => (
                    <div className="flex justify-between gap-4 py-0.5 text-sm" key={line.line}>
                      <dt className="flex min-w-0">
                        <span className="w-10 shrink-0 text-muted tabular-nums">{line.box}</span>
                        <span className="text-pretty">{wordsOfLine(line)}</span>
                      </dt>
                      <dd className="shrink-0 tabular-nums">{signed(lines[line.line] ?? 0)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            )}
          </>
        )}
      </Fetched>
    </Dialog>
  );
}

function ChangedRow({ document, filing }: { document: ChangedDocument; filing: Filing }) {
  const { account, quick } = filing;
  const { invoiceId, invoiceNumber, creditNumber, isDeleted, kind, on, change, lines } = document;
  const name = creditNumber ? taxes.list.on({ document: creditNumber, invoice: invoiceNumber }) : invoiceNumber;
  const differences = changedLines(filing, lines).map(
    (line) => `${line.box ?? wordsOfLine(line)}\u00a0${signed(lines[line.line] ?? 0)}`,
  );
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b px-6 py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {isDeleted ? <span className="font-medium">{name}</span> : <InvoiceLink invoiceId={invoiceId} name={name} />}
        </p>
        <p className="text-muted text-xs">
          {[dictionary.shortDay(on), taxes.kinds[kind], isDeleted ? t.deleted : t.changes[change]].join(' · ')}
        </p>
        <p className="mt-0.5 text-muted text-xs tabular-nums">{differences.join(' · ')}</p>
      </div>
      {/* The net tax of a quick method follows from the sum of the documents, not from each. */}
      {!quick && <Money cents={netOfReturn({ account, lines })} className="shrink-0" currency="CAD" />}
    </li>
  );
}

/** The lines that differ, in the order of the form. */
function changedLines(filing: Filing, lines: ChangedDocument['lines']): ReturnLine[] {
  return linesOfReturn({ ...filing, lines: { ...filing.lines, ...lines } }).filter(({ line }) => lines[line]);
}

/** An amount with its sign, also a plus. */
function signed(cents: number): string {
  return `${cents > 0 ? '+' : ''}${dictionary.amount(cents)}`;
}

function idOf({ kind, invoiceId, creditNumber, on }: ChangedDocument): string {
  return [kind, invoiceId, creditNumber, on].join(' ');
}
