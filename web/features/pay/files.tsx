import { fileSize } from '#shared/attachment/file-size.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { fileUrl } from './invoice-calls.ts';

/** The files that belong to an invoice, to be saved; nothing if there are none. */
export function Files({ invoice, dictionary }: { invoice: PublicInvoice; dictionary: InvoiceDictionary }) {
  const { id: invoiceId, attachments } = invoice;
  if (!attachments?.length) return null;
  return (
    <section className="files" id="files">
      <h2>{dictionary.pay.files}</h2>
      <ul>
        {attachments.map(({ id, name, size }) => (
          <li key={id}>
            <a dir="auto" download href={fileUrl(invoiceId, id)}>
              {name}
            </a>{' '}
            {fileSize(size, dictionary.locale)}
          </li>
        ))}
      </ul>
    </section>
  );
}
