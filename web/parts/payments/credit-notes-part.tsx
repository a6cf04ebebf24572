import { useState } from 'react';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { downloadCreditNotePdf } from '#web/lib/queries/invoice-payments.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CreditNoteDialog } from './credit-note-dialog.tsx';
import { amountText, canBeSettled, type PayableInvoice } from './payable.ts';
import { t } from './texts.en.ts';

type CreditNotesPartProps = {
  invoice: PayableInvoice;
  ledger: InvoicePayments;
  /** Called after each change. */
  onChanged: () => void;
};

/** An invoice's credit notes, and a button to create one for the balance. */
export function CreditNotesPart({ invoice, ledger, onChanged }: CreditNotesPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useMayChange();
  const { creditNotes = [], balance, currency } = ledger;
  const close = () => setIsOpen(false);
  return (
    <>
      {creditNotes.length > 0 && (
        <section className="mt-5 basis-full border-line border-t pt-4">
          <h3 className="mb-2 font-medium">{t.creditNotes}</h3>
          <ul aria-label={t.creditNoteList} className="divide-y divide-line">
            {creditNotes.map((note) => (
              <CreditNoteLine currency={currency} invoiceId={invoice.id} key={note.id} note={note} />
            ))}
          </ul>
        </section>
      )}
      {mayChange && canBeSettled(invoice) && (
        <Button className="mt-4" onClick={() => setIsOpen(true)} size="sm" variant="secondary">
          {t.createCreditNote}
        </Button>
      )}
      {isOpen && <CreditNoteDialog balance={balance} invoice={invoice} onClose={close} onCredited={onChanged} />}
    </>
  );
}

type CreditNoteLineProps = {
  invoiceId: string;
  note: NonNullable<InvoicePayments['creditNotes']>[number];
  currency: string;
};

function CreditNoteLine({ invoiceId, note, currency }: CreditNoteLineProps) {
  const { id, number, amount, on, by, reason } = note;
  const download = async () => {
    try {
      await downloadCreditNotePdf(invoiceId, { id, number });
    } catch {
      toast.error(t.notDownloaded);
    }
  };
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere">{number}</span>
        <span className="whitespace-nowrap tabular-nums">{amountText(-amount, currency)}</span>
      </div>
      <p className="wrap-anywhere text-muted text-xs">
        {[dictionary.shortDay(on), by && t.by({ person: by })].filter(Boolean).join(' · ')}
      </p>
      {reason && <p className="wrap-anywhere text-xs">{reason}</p>}
      <div className="mt-1">
        <Button
          aria-label={t.downloadNote({ number })}
          busyLabel={t.downloading}
          onClick={download}
          size="sm"
          variant="secondary"
        >
          {t.downloadPdf}
        </Button>
      </div>
    </li>
  );
}
