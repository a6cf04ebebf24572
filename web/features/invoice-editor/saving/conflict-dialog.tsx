import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Saving } from './use-saving.ts';

type ConflictDialogProps = {
  saving: Saving;
  /** Called once their version is overwritten. */
  onOverwritten?: (() => void) | undefined;
};

/** Asks what is to count when somebody else changed the invoice while it was edited here. */
export function ConflictDialog({ saving, onOverwritten }: ConflictDialogProps) {
  const { saved, isConflict, closeConflict } = saving;
  const reload = async () => {
    if (saved) await saving.reload(saved.id);
    closeConflict();
  };
  const overwrite = async () => {
    const saved = await saving.save({ overwrite: true });
    closeConflict();
    if (saved) onOverwritten?.();
  };
  return (
    <Dialog
      description="Someone else changed it while you were editing."
      footer={
        <>
          <Button busyLabel="Reloading..." onClick={reload} variant="secondary">
            Reload
          </Button>
          <Button busyLabel="Overwriting..." onClick={overwrite} variant="danger">
            Overwrite
          </Button>
        </>
      }
      onOpenChange={(open) => !open && closeConflict()}
      open={isConflict}
      title="This invoice was changed"
    >
      <p>Reload it to see their version and lose yours, or overwrite theirs with yours.</p>
    </Dialog>
  );
}
