import { EditedFiles } from './files/edited-files.tsx';
import { InvoiceHistory } from './history/invoice-history.tsx';

export { AppointmentFiles } from './files/appointment-files.tsx';

/** What is below the editor of a saved invoice: its files and its history. */
export function BelowEditor({ id }: { id: string }) {
  return (
    <>
      <EditedFiles id={id} />
      <InvoiceHistory id={id} />
    </>
  );
}
