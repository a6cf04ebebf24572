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
import { t } from './texts.en.tsx';

/** Asks for the name of the business before its deletion is scheduled. */
export function DeleteBusinessDialog({ onClose }: { onClose: () => void }) {
  const { businessName: expected = t.deleteWord } = useUser();
  const { refreshUser } = useSession();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = async () => {
    if (!isSame(typed, expected)) {
      setIsWrong(true);
      return;
    }
    const scheduling = call('POST /business/deletion');
    if (!(await isDone(scheduling, t.notDeleted, showRefusal))) return;
    toast.success(t.deletionScheduled);
    // Close first, so that the focus is back on the card when its button disappears.
    onClose();
    await refreshUser();
  };
  return (
    <ConfirmDialog
      busyLabel={t.deleting}
      confirmLabel={t.deleteBusiness}
      onConfirm={submit}
      onOpenChange={onClose}
      open
      text={t.deleteWarning({ days: DELETION_DAYS })}
      title={t.deleteQuestion}
    >
      <Field
        error={isWrong && t.typeToDelete({ expected })}
        label={t.typeToConfirm({ expected })}
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
