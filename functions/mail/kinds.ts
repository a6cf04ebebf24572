import { ACCOUNT_KINDS } from './kinds/account-kinds.ts';
import { APPOINTMENT } from './kinds/appointment-kind.ts';
import { CHARGE_KINDS } from './kinds/charge-kinds.ts';
import { ESTIMATE_KINDS } from './kinds/estimate-kinds.ts';
import { INVOICE_KINDS } from './kinds/invoice-kinds.ts';
import { STATEMENT } from './kinds/statement-mail.ts';
import type { MailKind } from './mail-kind.ts';
import type { QueuedMail, QueuedMailOf } from './orders/queued-mail.ts';

/** Every kind of email that the product sends. */
export const MAIL_KINDS: { readonly [Kind in QueuedMail['kind']]: MailKind<QueuedMailOf<Kind>> } = {
  ...ACCOUNT_KINDS,
  ...INVOICE_KINDS,
  ...CHARGE_KINDS,
  ...ESTIMATE_KINDS,
  STATEMENT,
  APPOINTMENT,
};

/** The kind of an email. */
export function kindOf(mail: QueuedMail): MailKind<QueuedMail> {
  return MAIL_KINDS[mail.kind] as MailKind<QueuedMail>;
}

/** Whether an email is dropped without its order. */
export function isOrdered(mail: QueuedMail): boolean {
  const { isOrdered: rule } = kindOf(mail);
  return typeof rule === 'boolean' ? rule : rule(mail);
}

/** Whether an email is about an account, and waits in the queue of those. */
export function isAboutAccount({ kind }: QueuedMail): boolean {
  return kind in ACCOUNT_KINDS;
}
