import { foldedEmail } from '#functions/services/email-forms.ts';

/** Dots before the @ make no difference in these domains. */
const GMAIL = ['gmail.com', 'googlemail.com'];
/** AWS's mailbox simulator; each label is a mailbox of its own. */
const SIMULATOR = 'simulator.amazonses.com';

/**
 * Normalizes an email address to its mailbox, for counting only: ignores case, the form of the domain, labels
 * (`ann+shop@…`) and Gmail's dots. Returns phone numbers unchanged.
 */
export function foldedRecipient(recipient: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]+)$/.exec(foldedEmail(recipient)) ?? [];
  if (!domain || domain === SIMULATOR) return foldedEmail(recipient);
  const mailbox = local.replace(/\+.*/, '');
  return GMAIL.includes(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
