import { emailUrl } from '#shared/email-address.ts';
import type { PagePart } from '#shared/paper/document-part.ts';
import { PhoneLink } from '#web/ui/phone-link.tsx';

type ContactProps = {
  company: PagePart['document']['company'];
  heading: string;
  /** The subject of an email. */
  subject?: string;
};

/** How to reach the business; nothing if that is not known. */
export function Contact({ company: { email, phone }, heading, subject }: ContactProps) {
  if (!email && !phone) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {email && <a href={emailUrl(email) + (subject ? `?subject=${encodeURIComponent(subject)}` : '')}>{email}</a>}
      {phone && <PhoneLink phone={phone} />}
    </section>
  );
}
