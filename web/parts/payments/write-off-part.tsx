import { useState } from 'react';
import type { WriteOff } from '#shared/ledger/schema.ts';
import { localDayText } from '#web/lib/dates.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { amountText, canBeSettled, type PayableInvoice } from './payable.ts';
import { t } from './texts.en.ts';
import { useReverseWriteOff } from './use-reverse-write-off.ts';
import { WriteOffDialog } from './write-off-dialog.tsx';

type WriteOffPartProps = {
  invoice: PayableInvoice;
  writtenOff: WriteOff | undefined;
  /** Called after each change. */
  onChanged: () => void;
};

/** Writes off an invoice's balance, or shows the write-off with a button to reverse it. */
export function WriteOffPart({ invoice, writtenOff, onChanged }: WriteOffPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useMayChange();
  const reverse = useReverseWriteOff(invoice.id, onChanged);
  if (writtenOff) {
    const { amount, at, by, reason } = writtenOff;
    return (
      <Notice
        className="mt-5 basis-full"
        title={t.writtenOff({ amount: amountText(amount, invoice.currency) })}
        tone="info"
      >
        <p className="wrap-anywhere">{t.writtenOffBy({ day: localDayText(at), by, reason })}</p>
        {mayChange && (
          <Button className="mt-3" onClick={reverse} size="sm" variant="secondary">
            {t.reverse}
          </Button>
        )}
      </Notice>
    );
  }
  if (!mayChange || !canBeSettled(invoice)) return null;
  return (
    <>
      <Button className="mt-4" onClick={() => setIsOpen(true)} size="sm" variant="secondary">
        {t.writeOff}
      </Button>
      {isOpen && <WriteOffDialog invoice={invoice} onClose={() => setIsOpen(false)} onWrittenOff={onChanged} />}
    </>
  );
}
