import { useQuery } from '@tanstack/react-query';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { FilesCard } from '#web/parts/attachments/files-card.tsx';

/** The files of a saved invoice, below its editor; they are stored at once, apart from what is being typed. */
export function EditedFiles({ id }: { id: string }) {
  const { data } = useQuery({ ...invoiceQuery(id), staleTime: Number.POSITIVE_INFINITY });
  return (
    data && (
      <FilesCard
        className="mt-6 print:hidden"
        files={data.attachments}
        isAwaiting={data.awaitedFiles !== undefined}
        of={{ kind: 'invoice', id }}
      />
    )
  );
}
