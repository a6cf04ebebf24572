import type { Composed, Sources } from '#functions/mail/mail-kind.ts';
import type { ChargeFailed, SavedCardNotice } from '#functions/mail/orders/business-mails.ts';
import { isDue } from '#shared/invoice/status.ts';
import { aboutInvoice, confirmedOwner, type Found, messageOf, NOTICE, settleOnInvoice } from './about-invoice.ts';
import { chargeFailedMail, savedCardMail } from './charge-mail.ts';

/** The emails to payers about cards and bank accounts that they saved. */
export const CHARGE_KINDS = {
  CHARGE_FAILED: aboutInvoice<ChargeFailed>(composeForPayer, {
    ...NOTICE,
    // Paid by hand since, also by a bank payment that is on its way, or charged after all.
    isObsolete: ({ on }, { status, charge, checkout }) =>
      !isDue(status) || checkout?.pending !== undefined || (!on && charge?.on !== undefined),
    settle: settleOnInvoice,
  }),
  SAVED_CARD: aboutInvoice<SavedCardNotice>(composeForPayer, { ...NOTICE, settle: settleOnInvoice }),
};

async function composeForPayer(
  sources: Sources,
  mail: ChargeFailed | SavedCardNotice,
  found: Found,
): Promise<Composed> {
  if (!(await confirmedOwner(sources, found))) return 'UNWANTED';
  const message = messageOf(sources, found, found.found.invoice.language ?? 'en');
  const countsFor = found.found.business.id;
  if (mail.kind === 'SAVED_CARD') return { ...savedCardMail(mail, message), countsFor };
  const pdf = await sources.pdfs.of(mail.invoiceId);
  return { ...chargeFailedMail(mail, { ...message, pdf }), countsFor };
}
