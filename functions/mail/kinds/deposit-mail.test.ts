import { describe, expect, it } from 'vitest';
import type { MoneyNews } from '#functions/mail/orders/business-mails.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { invoiceMail, reminderMail } from './invoice-mail.ts';
import { payerMail } from './money-mail.ts';

/** A message about a deposit request of 500.00 CAD. */
function aMessage(language: Language) {
  const invoice = aPublicInvoice({
    ...{ isDeposit: true, invoiceNumber: 'DEP-7', language, taxes: [], dueDate: '2026-02-04' },
    items: [{ name: 'Deposit', quantity: 1, rate: 500, amount: 500 }],
  });
  const dictionary = messageDictionaryFor(invoice);
  return {
    ...{ invoice, dictionary, language, today: '2026-01-10', siteUrl: 'https://example.com' },
    ...{ to: 'cafe@example.com', pdf: new Uint8Array() },
  };
}

const RECEIVED: MoneyNews = {
  ...{ what: 'PAID', amountCents: 50_000, currency: 'CAD', method: 'e-transfer', on: '2026-01-11' },
};

const mails = (language: Language) => {
  const message = aMessage(language);
  const { to } = message;
  const notice = { id: 'n1', invoiceId: 'i1', sentAt: '', kind: 'PAYER_NOTICE', to, news: RECEIVED } as const;
  return [invoiceMail(message), reminderMail(message), payerMail(notice, message)];
};

describe('the emails about a deposit request', () => {
  it('call it so, with its file', () => {
    const [sent, reminded, received] = mails('en');
    expect(sent?.subject).toMatch(/^Deposit request DEP-7 from /);
    expect(sent?.text).toContain('The deposit request is attached as a PDF.');
    expect(sent?.attachments).toMatchObject([{ name: 'deposit-DEP-7.pdf' }]);
    expect(reminded?.subject).toMatch(/^Reminder: deposit request DEP-7 from /);
    expect(received?.subject).toMatch(/^Receipt for deposit request DEP-7 from /);
    for (const mail of mails('en')) expect(mail.text).not.toMatch(/invoice/i);
  });

  it('are written in French', () => {
    const [sent, reminded, received] = mails('fr');
    expect(sent?.subject).toMatch(/^Demande d’acompte DEP-7 – /);
    expect(reminded?.subject).toMatch(/^Rappel\u00a0: demande d’acompte DEP-7 /);
    expect(received?.subject).toMatch(/^Reçu\u00a0: demande d’acompte DEP-7 – /);
    for (const mail of mails('fr')) expect(mail.text).not.toMatch(/facture/i);
  });

  it('never have the words that a business wrote for its invoices', () => {
    const own = { subject: 'Invoice {number}', message: 'Please pay this invoice.' };
    expect(reminderMail(aMessage('en'), own).text).not.toMatch(/invoice/i);
  });

  it('fit an SMS in French, too: no character of it is outside the GSM alphabet', () => {
    const { dictionary } = aMessage('fr');
    const facts = { state: 'due', number: 'DEP-7', company: 'Boréal', amount: '500,00 CAD', isBalance: false } as const;
    const sms = dictionary.sms({ ...facts, dueDate: '4 mars 2026', days: 9, takesCards: true }, 'https://example.com');
    expect(sms).toContain("demande d'acompte DEP-7 de 500,00 CAD");
    expect(sms).not.toMatch(/[’\u00a0û]/);
  });
});
