import type { Issuer } from '#shared/document/issuer.ts';
import type { DocumentPart } from './document-part.ts';

type ContactProps = Pick<DocumentPart, 'dictionary'> & { readonly company: Issuer };

/** The issuer's contact details; renders nothing if there are none. */
export function Contact({ company, dictionary }: ContactProps) {
  const { email, phone, website } = company;
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
