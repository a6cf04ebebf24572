import { type ReactNode, useRef } from 'react';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { t } from '#web/document-editor/texts.en.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PaperLinks } from './paper-links.tsx';

type PaperDialogProps = {
  form: InvoiceForm;
  onClose: () => void;
  onField: (field: FieldName) => void;
  /** The preview. */
  children: ReactNode;
};

/** The paper at its full size. On a phone it is wider than the window, so that it is legible. */
export function PaperDialog({ form, onClose, onField, children }: PaperDialogProps) {
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
        {children}
      </div>
      <PaperLinks form={form} onField={goTo} paper={paper} />
    </Dialog>
  );
}

/** Some browsers let keys scroll only focusable elements. */
const KEYBOARD_SCROLLABLE = { tabIndex: 0, role: 'group', 'aria-label': t.preview };
