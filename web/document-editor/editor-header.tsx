import { Save, Undo2 } from 'lucide-react';
import type { SavedInvoice } from '#web/document-editor/model/editor-start.ts';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { PaymentsButton } from '#web/features/invoice-editor/payments/payments-button.tsx';
import type { Saving } from './saving/use-saving.ts';

type EditorHeaderProps = {
  title: string;
  saving: Saving;
  isChanged: boolean;
  onUndo: () => void;
  onSave: () => unknown;
};

/** Title and status of the invoice; Undo leaves, Save saves and leaves. */
export function EditorHeader({ title, saving, isChanged, onUndo, onSave }: EditorHeaderProps) {
  const { saved } = saving;
  return (
    <ScreenHeader
      actions={
        <>
          <PaymentsButton saved={saved} saving={saving} />
          <Button onClick={onUndo} variant="secondary">
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
          <Button busyLabel="Saving..." onClick={onSave}>
            <Save aria-hidden="true" />
            Save
          </Button>
        </>
      }
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {saved && (
            <>
              <span className="break-all">{saved.form.invoiceNumber}</span>
              <StatusBadge {...saved} />
            </>
          )}
          <span>{stateOf(saved, isChanged)}</span>
        </span>
      }
      title={title}
    />
  );
}

function stateOf(saved: SavedInvoice | null, isChanged: boolean): string {
  if (!saved) return isChanged ? 'Kept as a draft on this device' : 'Not saved yet';
  return isChanged ? 'Unsaved changes' : 'All changes saved';
}
