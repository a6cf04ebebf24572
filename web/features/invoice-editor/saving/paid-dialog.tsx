import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** Resolves to whether the paid invoice may be changed. */
export type PaidQuestion = { readonly answer: (isYes: boolean) => void };

/** Asks before a paid invoice is changed. */
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
