import { useRef } from 'react';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { t } from '#web/document-editor/texts.en.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LivePreview, type LivePreviewProps } from './live-preview.tsx';
import { PaperLinks } from './paper-links.tsx';

type PaperDialogProps = {
  preview: LivePreviewProps;
  onClose: () => void;
  onField: (field: FieldName) => void;
};

/** The paper at its full size. On a phone it is wider than the window, so that it is legible. */
export function PaperDialog({ preview, onClose, onField }: PaperDialogProps) {
  const paper = useRef<HTMLDivElement>(null);
  const goTo = (field: FieldName) => {
    onClose();
    onField(field);
  };
  return (
    <Dialog isFlush onOpenChange={onClose} open size="xl" title={t.preview}>
      <div
        className="paper-links min-w-[43.25rem] bg-white [container:paper-links/inline-size]"
        ref={paper}
        {...KEYBOARD_SCROLLABLE}
      >
        <LivePreview {...preview} />
      </div>
      <PaperLinks form={preview.form} onField={goTo} paper={paper} />
    </Dialog>
  );
}

/** Some browsers let keys scroll only focusable elements. */
const KEYBOARD_SCROLLABLE = { tabIndex: 0, role: 'group', 'aria-label': t.preview };
