/** Dots before the @ make no difference in these domains. */
const GMAIL = ['gmail.com', 'googlemail.com'];
/** AWS's own mailboxes for tests, which belong to nobody; each label is one of its own. */
const SIMULATOR = 'simulator.amazonses.com';

/**
 * The mailbox behind an e-mail address, for counting only: without case, label (`ann+shop@…`) and Gmail's dots. A phone
 * number stays as it is.
 */
export function foldedRecipient(recipient: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]+)$/.exec(recipient.toLowerCase()) ?? [];
  if (!domain || domain === SIMULATOR) return recipient.toLowerCase();
  const mailbox = local.replace(/\+.*/, '');
  return GMAIL.includes(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
