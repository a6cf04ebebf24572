import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type DraftNoticeProps = {
  title: string;
  text: string;
  /** Absent when the draft is already being edited. */
  onRestore?: () => void;
  onDiscard: () => void;
};

/** Shows a draft found on this device, with its actions. */
export function DraftNotice({ title, text, onRestore, onDiscard }: DraftNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Notice className="mb-6 wrap-anywhere" title={title} tone="info">
      <p>{text}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {onRestore && (
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
