import type { DocumentPart } from './document-part.ts';

/** The issuer's contact details; renders nothing if there are none. */
export function Contact({ invoice, dictionary }: DocumentPart) {
  const { email, phone, website } = invoice.company;
  if (!email && !phone && !website) return null;
  return (
    <footer className="invoice-contact">
      <h2>{dictionary.document.contact}</h2>
      <address>
        {email && <span>{email}</span>}
        {phone && <span>{phone}</span>}
        {website && <span>{website}</span>}
      </address>
    </footer>
  );
}
