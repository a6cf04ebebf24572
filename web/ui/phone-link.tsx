import { phoneUrl } from '#shared/phone-number.ts';

/** A phone number that dials when clicked; a plain text if it cannot be dialled. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  const url = phoneUrl(phone);
  return url ? (
    <a className={className} href={url}>
      {phone}
    </a>
  ) : (
    <span>{phone}</span>
  );
}
