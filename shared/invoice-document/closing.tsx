import type { DocumentPart } from './document-part.ts';

/** Notes, and whom to ask. */
export function Closing({ invoice, dictionary }: DocumentPart) {
  const labels = dictionary.document;
  const { email, phone, website } = invoice.company;
  return (
    <>
      {invoice.additionalNotes && (
        <section className="invoice-notes">
          <h2>{labels.notes}</h2>
          <p className="invoice-lines">{invoice.additionalNotes}</p>
        </section>
      )}
      {(email || phone || website) && (
        <footer className="invoice-contact">
          <h2>{labels.contact}</h2>
          <address>
            {email && <span>{email}</span>}
            {phone && <span>{phone}</span>}
            {website && <span>{website}</span>}
          </address>
        </footer>
      )}
    </>
  );
}
