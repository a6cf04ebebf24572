import { Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { Button } from '#web/ui/button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { t } from './texts.en.ts';

type EditorHeaderProps = {
  title: string;
  saved: SavedDocument | null;
  /** The status of a saved one. */
  status: ReactNode;
  /** Buttons that only this kind of document has. */
  actions: ReactNode;
  isChanged: boolean;
  onUndo: () => void;
  onSave: () => unknown;
};

/** Title and status of the document; Undo leaves, Save saves and leaves. */
export function EditorHeader({ title, saved, status, actions, isChanged, onUndo, onSave }: EditorHeaderProps) {
  const isNumbered = !useKindParts()?.Days;
  return (
    <ScreenHeader
      actions={
        // Without icons, and three of them with less padding, the buttons fit on one line on phones.
        <div className="flex flex-wrap gap-2 max-[26rem]:gap-1.5 max-sm:[&>*>svg]:hidden max-[26rem]:[&:has(>:nth-child(3))>*]:px-2">
          {actions}
          <Button onClick={onUndo} variant="secondary">
            <Undo2 aria-hidden="true" />
            {t.undo}
          </Button>
          <Button busyLabel={t.saving} onClick={onSave}>
            <Save aria-hidden="true" />
            {t.save}
          </Button>
        </div>
      }
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {saved && (
            <>
              {isNumbered && <span className="break-all">{saved.form.invoiceNumber}</span>}
              {status}
            </>
          )}
          <span>{stateOf(saved, isChanged)}</span>
        </span>
      }
      title={title}
    />
  );
}

function stateOf(saved: SavedDocument | null, isChanged: boolean): string {
  if (!saved) return isChanged ? t.keptAsDraft : t.notSaved;
  return isChanged ? t.unsaved : t.allSaved;
}
