import { type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import { emailUrl } from '#shared/email-address.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { PhoneLink } from '#web/ui/phone-link.tsx';

type SmallPrintProps = { invoice: PublicInvoice; dictionary: InvoiceDictionary };

/** Terms, notes and contact; nothing if there are none. */
export function SmallPrint({ invoice, dictionary }: SmallPrintProps) {
  const labels = dictionary.document;
  const { email, phone } = invoice.company;
  return (
    <div className="small-print">
      {fieldsAt('payTexts').map((name) => (
        <Text key={name} label={labels[name]} text={TEXTS[name](invoice[name] ?? '', dictionary)} />
      ))}
      {(email || phone) && (
        <section>
          <h2>{labels.contact}</h2>
          {email && <a href={emailUrl(email)}>{email}</a>}
          {phone && <PhoneLink phone={phone} />}
        </section>
      )}
    </div>
  );
}

/** How each text reads. */
const TEXTS: Readonly<Record<FieldAt<'payTexts'>, (text: string, dictionary: InvoiceDictionary) => string>> = {
  paymentTerms: (terms, dictionary) => dictionary.terms(terms),
  additionalNotes: (notes) => notes,
};

function Text({ label, text }: { label: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <section>
      <h2>{label}</h2>
      <p>{text}</p>
    </section>
  );
}
