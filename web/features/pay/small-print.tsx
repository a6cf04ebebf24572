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
      <Text label={labels.paymentTerms} text={dictionary.terms(invoice.paymentTerms ?? '')} />
      <Text label={labels.notes} text={invoice.additionalNotes} />
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

function Text({ label, text }: { label: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <section>
      <h2>{label}</h2>
      <p>{text}</p>
    </section>
  );
}
