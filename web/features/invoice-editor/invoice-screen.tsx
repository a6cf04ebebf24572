import { EditedKind } from '#web/document-editor/kind.ts';
import { useOpenEditor } from '#web/document-editor/use-open-editor.ts';
import { paths } from '#web/lib/paths.ts';
import { CreateInvoice } from './create-invoice-screen.tsx';
import { EditInvoice } from './edit-invoice-screen.tsx';
import { INVOICE } from './invoice-kind.ts';

/** Creates or edits an invoice (spec 1 §2.12). */
export default function InvoiceScreen() {
  const { open, onCreated } = useOpenEditor(paths.editInvoice);
  return (
    <EditedKind value={INVOICE}>
      {open.isNew ? (
        <CreateInvoice key={open.key} onCreated={onCreated} />
      ) : (
        <EditInvoice id={open.id ?? ''} key={open.key} />
      )}
    </EditedKind>
  );
}
