import type { MailPurpose } from '#functions/services/suppressions.ts';
import type { MailTopic } from '#shared/invoice/views.ts';
import { BROKEN_HEADER } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** A message. */
export type Mail = {
  readonly to: string;
  /** Recipients of a copy, visible to all. */
  readonly cc?: readonly string[] | undefined;
  /** The name shown as sender; the address is the product's own. */
  readonly fromName: string;
  /** Recipient of replies; by default the product. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { name: string; contentType: string; bytes: Uint8Array }[];
  /** A calendar event that mail programs offer to add, update or remove, by its method (RFC 5546). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string } | undefined;
  /** Whether a person sent it. Others are marked, so that no out-of-office program replies to them (RFC 3834). */
  readonly isPersonal?: boolean;
  /** ACCOUNT unless given. */
  readonly purpose?: MailPurpose;
  /** The invoice it contains; delivery failures are recorded there. */
  readonly invoiceId?: string;
  /** The link of the estimate it contains; likewise. */
  readonly estimateLink?: string;
  /** Topic of an email to the invoice's recipient. */
  readonly topic?: MailTopic;
  /** The business whose daily limits it counts towards; none if it is unlimited or was counted when it was queued. */
  readonly countsFor?: string;
  /** Whether it is sent even to a suppressed address. */
  readonly ignoresSuppression?: true;
};

export type Mailer = {
  /** Sends a message. Throws PROVIDER_FAILED, UNAVAILABLE, or CONFLICT for a suppressed address. */
  send: (mail: Mail) => Promise<void>;
};

/** All recipients of the message. */
export function recipientsOf({ to, cc = [] }: Pick<Mail, 'to' | 'cc'>): string[] {
  return [to, ...cc];
}

/** The headers that say that no person sent a message (RFC 3834); none if one did. */
export function automaticHeaders({ isPersonal = false }: Pick<Mail, 'isPersonal'>): Readonly<Record<string, string>> {
  return isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' };
}

/** A text with the line ends of mail, CR and LF: servers refuse either alone. */
export function mailLines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}

/** Refuses line breaks and NUL in headers, which could add recipients or headers. */
export function refuseLineBreaks(mail: Mail): void {
  const { fromName, replyTo, subject } = mail;
  for (const field of [...recipientsOf(mail), fromName, replyTo?.name ?? '', replyTo?.address ?? '', subject]) {
    if (/[\r\n\0]/.test(field)) throw refusal({ BROKEN_HEADER });
  }
}
