import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

type DraftNoticeProps = {
  /** Whether the draft is what is being edited, or waits to be chosen. */
  isShown: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Says that an invoice which was never saved was found on this device, and what can be done with it. */
export function DraftNotice({ isShown, onRestore, onDiscard }: DraftNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Notice className="mb-6" title={isShown ? 'Draft restored' : 'You have an unsaved draft'} tone="info">
      <p>
        {isShown
          ? 'This is the invoice that you did not save last time. It was kept on this device.'
          : 'Another invoice that you did not save was kept on this device.'}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {!isShown && (
          <Button onClick={onRestore} size="sm" variant="secondary">
            Restore draft
          </Button>
        )}
        <Button onClick={() => setIsAsking(true)} size="sm" variant="secondary">
          Discard draft
        </Button>
      </div>
      <ConfirmDialog
        cancelLabel="Keep it"
        confirmLabel="Discard draft"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onOpenChange={setIsAsking}
        open={isAsking}
        text="What was typed is gone for good."
        title="Discard this draft?"
      />
    </Notice>
  );
}
