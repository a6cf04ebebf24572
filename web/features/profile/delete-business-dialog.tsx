import { useState } from 'react';
import { DELETION_DAYS } from '#shared/business/deletion-days.ts';
import { searchText } from '#shared/search-text.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** The confirmation text if the business has no name. */
const WORD = 'delete';

/** Asks for the name of the business before its deletion is scheduled. */
export function DeleteBusinessDialog({ onClose }: { onClose: () => void }) {
  const { businessName: expected = WORD } = useUser();
  const { refreshUser } = useSession();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = async () => {
    if (!isSame(typed, expected)) {
      setIsWrong(true);
      return;
    }
    const scheduling = call('POST /business/deletion');
    if (!(await isDone(scheduling, 'Failed to delete your business. Please try again.', showRefusal))) return;
    toast.success('The deletion of your business is scheduled');
    // Close first, so that the focus is back on the card when its button disappears.
    onClose();
    await refreshUser();
  };
  return (
    <ConfirmDialog
      busyLabel="Deleting..."
      confirmLabel="Delete business"
      onConfirm={submit}
      onOpenChange={onClose}
      open
      text={`We will delete your business and your account in ${DELETION_DAYS} days. Until then, everything works as before, and you can change your mind at any time.`}
      title="Delete your business?"
    >
      <Field
        error={isWrong && `Enter ${expected} to delete your business.`}
        label={`To confirm, type ${expected}`}
        labelClassName="wrap-anywhere"
      >
        <Input
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
          spellCheck={false}
          value={typed}
        />
      </Field>
    </ConfirmDialog>
  );
}

/** Ignores case, accents, surrounding and repeated spaces, and the form of apostrophes and dashes. */
function isSame(typed: string, expected: string): boolean {
  return searchText(typed).trim() === searchText(expected).trim();
}
