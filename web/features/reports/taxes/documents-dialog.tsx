import { useState } from 'react';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { Button } from '#web/ui/button.tsx';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { Money } from '#web/ui/money.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { rateText } from './exchange/rate-text.ts';
import type { FigureList } from './figure-list.ts';
import { InvoiceLink } from './invoice-link.tsx';
import type { ListedDocument } from './outside.ts';
import { t } from './texts.en.ts';

type DocumentsDialogProps = { list: FigureList; range: ReportRange; onClose: () => void };

/** Documents shown at first; the rest follows on demand. */
const SHOWN = 100;

/** The documents behind a figure with their sum, each linked to its invoice. */
export function DocumentsDialog({ list, range, onClose }: DocumentsDialogProps) {
  const { title, currency, documents } = list;
  const [shown, setShown] = useState(SHOWN);
  const countText = documents.some(({ entry }) => entry.kind === 'money') ? t.list.payments : t.list.documents;
  // An invoice may be in the list several times.
  const rows = documents.map((document, id) => ({ ...document, id }));
  const more = documents.length - shown;
  return (
    <Dialog
      description={`${countText({ count: documents.length })}, ${rangeText(range, dictionary.shortDay)}`}
      isFlush
      onOpenChange={(open) => open || onClose()}
      open
      title={title}
    >
      {documents.length === 0 && <p className="px-6 py-5 text-muted">{t.list.empty}</p>}
      <ul>
        {rows.slice(0, shown).map(({ id, ...document }) => (
          <DocumentRow currency={currency} document={document} key={id} />
        ))}
      </ul>
      {more > 0 && (
        <div className="flex justify-center border-line border-t p-3">
          <Button onClick={() => setShown(shown + 2 * SHOWN)} variant="secondary">
            {t.list.showMore({ count: Math.min(more, 2 * SHOWN) })}
          </Button>
        </div>
      )}
      {documents.length > 0 && (
        <p className="sticky bottom-0 flex justify-between gap-4 border-line border-t bg-subtle px-6 py-3 font-semibold">
          {t.list.total}
          <Money cents={documents.reduce((sum, { cents }) => sum + cents, 0)} currency={currency} />
        </p>
      )}
    </Dialog>
  );
}

function DocumentRow({ document, currency }: { document: ListedDocument; currency: InvoiceCurrency }) {
  const { entry, cents, ownCents, beforeTaxCents } = document;
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b px-6 py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <InvoiceLink invoiceId={entry.invoiceId} name={documentName(entry)} />
        </p>
        <p className="text-muted text-xs wrap-anywhere">
          {[dictionary.shortDay(entry.on), kindOf(entry), entry.customer].filter(Boolean).join(' · ')}
        </p>
        {ownCents !== undefined && entry.exchangeRate && (
          <p className="text-muted text-xs tabular-nums">
            {t.list.inOwnCurrency({
              amount: dictionary.money(ownCents, entry.currency),
              rate: rateText(entry.exchangeRate.rate),
            })}
          </p>
        )}
        {beforeTaxCents !== undefined && (
          <p className="text-muted text-xs tabular-nums">
            {t.list.beforeTax({ amount: dictionary.money(beforeTaxCents, currency) })}
          </p>
        )}
      </div>
      <Money cents={cents} className="shrink-0" currency={currency} />
    </li>
  );
}

/** The number of a document: of a credit note, also that of its invoice. */
function documentName(entry: JournalEntry): string {
  const { invoiceNumber: invoice } = entry;
  if (entry.kind !== 'credit' || !entry.creditNumber) return invoice;
  return t.list.on({ document: entry.creditNumber, invoice });
}

function kindOf(entry: JournalEntry): string | undefined {
  if (entry.kind === 'sale') return undefined;
  if (entry.kind !== 'money') return t.kinds[entry.kind];
  return `${entry.cents < 0 ? t.kinds.refund : t.kinds.payment} (${LEDGER_METHOD_LABELS[entry.method]})`;
}
