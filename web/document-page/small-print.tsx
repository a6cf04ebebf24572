import { emailUrl } from '#shared/email-address.ts';
import type { PagePart } from '#shared/paper/document-part.ts';
import { Texts } from '#shared/paper/texts.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';

/** Terms, notes and contact; nothing if there are none. */
export function SmallPrint({ document, dictionary }: PagePart) {
  const { email, phone, footerLine } = document.company;
  return (
    <div className="small-print">
      <Texts dictionary={dictionary} document={document} on="payTexts" />
      {(email || phone) && (
        <section>
          <h2>{dictionary.document.contact}</h2>
          {email && <a href={emailUrl(email)}>{email}</a>}
          {phone && <PhoneLink phone={phone} />}
        </section>
      )}
      {footerLine && (
        <section>
          <p dir="auto">{footerLine}</p>
        </section>
      )}
    </div>
  );
}
