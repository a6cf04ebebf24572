import type { EditedDocument } from '#web/document-editor/use-document-editor.ts';
import { AppointmentFiles } from './files/appointment-files.tsx';
import { EditedFiles } from './files/edited-files.tsx';
import { InvoiceHistory } from './history/invoice-history.tsx';

/** What is below the editor: the files and the history of a saved invoice, else the files of the appointment it bills. */
export function BelowEditor({ id, ...edited }: Pick<EditedDocument, 'id' | 'form' | 'dispatch'>) {
  if (id === null) return <AppointmentFiles {...edited} />;
  return (
    <>
      <EditedFiles id={id} />
      <InvoiceHistory id={id} />
    </>
  );
}
