import { useRef, useState } from 'react';
import { isSameInvoice, type SavedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type PaidQuestion = { readonly answer: (isYes: boolean) => void };

/** Asks once before a paid invoice is changed. `mayChange` resolves to the user's choice. */
export function usePaidQuestion() {
  const [paidQuestion, setPaidQuestion] = useState<PaidQuestion | null>(null);
  const isAllowed = useRef(false);
  const mayChange = async (saved: SavedInvoice | null, form: InvoiceForm): Promise<boolean> => {
    if (isAllowed.current || saved?.status !== 'PAID' || isSameInvoice(form, saved.form)) return true;
    isAllowed.current = await new Promise<boolean>((answer) => setPaidQuestion({ answer }));
    setPaidQuestion(null);
    return isAllowed.current;
  };
  return { paidQuestion, mayChange };
}

/** The dialog of `usePaidQuestion`. */
export function PaidDialog({ question }: { question: PaidQuestion | null }) {
  return (
    <ConfirmDialog
      confirmLabel="Save changes"
      onConfirm={() => question?.answer(true)}
      onOpenChange={() => question?.answer(false)}
      open={question !== null}
      text="Your customer paid this invoice as it was. Changes you make now may not match that payment."
      title="Change a paid invoice?"
    />
  );
}
