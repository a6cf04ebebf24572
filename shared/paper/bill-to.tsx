import { BILLING, type BillToField } from '#shared/document/bill-to.ts';
import { AddressLines } from './address-lines.tsx';
import type { DocumentPart } from './document-part.ts';

type BillToProps = Pick<DocumentPart, 'dictionary'> & {
  readonly heading: string;
  readonly recipient: { readonly [Field in BillToField]?: string | undefined };
};

/** The recipient of a document: name, address, email and phone. */
export function BillTo({ heading, recipient, dictionary }: BillToProps) {
  const { name, email, phone } = recipient;
  return (
    <section className="invoice-bill-to" data-part="billing">
      <h2>{heading}</h2>
      {name && (
        <p className="invoice-strong" dir="auto">
          {name}
        </p>
      )}
      <address>
        <AddressLines address={recipient} dictionary={dictionary} />
        {email && <p data-part={BILLING.email}>{email}</p>}
        {phone && <p data-part={BILLING.phone}>{phone}</p>}
      </address>
    </section>
  );
}
