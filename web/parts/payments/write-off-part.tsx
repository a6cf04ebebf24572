import { useState } from 'react';
import type { WriteOff } from '#shared/ledger/schema.ts';
import { localDayText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { amountText, canBeWrittenOff, type PayableInvoice } from './payable.ts';
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
  const reverse = useReverseWriteOff(invoice.id, onChanged);
  if (writtenOff) {
    const { amount, at, by, reason } = writtenOff;
    return (
      <Notice className="mt-5 basis-full" title={`${amountText(amount, invoice.currency)} written off`} tone="info">
        <p className="wrap-anywhere">{`On ${localDayText(at)} by ${by}${reason ? `: ${reason}` : ''}`}</p>
        <Button className="mt-3" onClick={reverse} size="sm" variant="secondary">
          Reverse
        </Button>
      </Notice>
    );
  }
  if (!canBeWrittenOff(invoice)) return null;
  return (
    <>
      <Button className="mt-4" onClick={() => setIsOpen(true)} size="sm" variant="secondary">
        Write Off
      </Button>
      {isOpen && <WriteOffDialog invoice={invoice} onClose={() => setIsOpen(false)} onWrittenOff={onChanged} />}
    </>
  );
}
