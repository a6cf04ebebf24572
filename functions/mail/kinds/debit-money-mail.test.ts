import { describe, expect, it } from 'vitest';
import type { MoneyNews } from '#functions/mail/orders/business-mails.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { toOwner, toPayer, visible } from '#test/support/money-mails.ts';

describe('a debit', () => {
  const account = { brand: 'acss_debit', last4: '6789', bank: 'Banque Laurier' };

  it('is received: payer and owner read how it was paid', () => {
    expect(toPayer('en', { method: 'debit' }).text).toContain('Payment method: Pre-authorized debit');
    expect(toOwner('en', { method: 'debit' }).text).toContain(
      'Zoé Roy paid 1,234.50 CAD for invoice F-12 by bank payment.',
    );
    expect(toPayer('fr', { method: 'debit' }).text).toContain('Débit préautorisé');
    expect(visible(toOwner('fr', { method: 'debit' }).text)).toContain(
      'Zoé Roy a payé 1_234,50_CAD par paiement bancaire pour la facture F-12.',
    );
  });

  it('of a saved account is named as one, never as a card', () => {
    const charged = { method: 'debit', charged: account } as const;
    expect(visible(toPayer('en', charged).text)).toContain(
      'The Banque Laurier account ••••_6789 was debited 1,234.50 CAD for invoice F-12, as Studio Boréal inc. announced.',
    );
    expect(visible(toPayer('en', charged).text)).toContain(
      'Payment method: Saved bank account, Banque Laurier ••••_6789',
    );
    expect(visible(toOwner('en', charged).text)).toContain(
      'paid 1,234.50 CAD for invoice F-12 from the saved bank account Banque Laurier ••••_6789.',
    );
    expect(visible(toPayer('fr', charged).text)).toContain(
      'Le compte Banque Laurier ••••_6789 a été débité de 1_234,50_CAD pour la facture F-12',
    );
    expect(visible(toOwner('fr', charged).text)).toContain(
      'a payé 1_234,50_CAD depuis le compte bancaire enregistré Banque Laurier ••••_6789 pour la facture F-12.',
    );
    for (const mail of [toPayer('en', charged), toOwner('en', charged)]) expect(mail.text).not.toMatch(/card/i);
    for (const mail of [toPayer('fr', charged), toOwner('fr', charged)]) expect(mail.text).not.toMatch(/carte/i);
  });

  it.each<[MoneyNews['what'], Language, string, string, string]>([
    [
      'DEBIT_FAILED',
      'en',
      'Bank payment failed: invoice F-12 from Studio Boréal inc.',
      'Your bank payment of 1,234.50 CAD for invoice F-12 failed, so it is still to be paid.',
      'View and pay invoice: https://northbill.test/pay/',
    ],
    [
      'DEBIT_FAILED',
      'fr',
      'Échec du paiement bancaire_: facture F-12 – Studio Boréal inc.',
      'Votre paiement bancaire de 1_234,50_CAD pour la facture F-12 a échoué_: elle reste donc à payer.',
      'Voir et payer la facture_: https://northbill.test/pay/',
    ],
    [
      'DEBIT_RETURNED',
      'en',
      'Bank payment returned: invoice F-12 from Studio Boréal inc.',
      'Your bank returned the payment of 1,234.50 CAD for invoice F-12, so this amount is to be paid again.',
      'Amount due: 344.93 CAD',
    ],
    [
      'DEBIT_RETURNED',
      'fr',
      'Paiement bancaire retourné_: facture F-12 – Studio Boréal inc.',
      'Votre banque a retourné le paiement de 1_234,50_CAD pour la facture F-12_: ce montant est donc à payer de nouveau.',
      'Voir et payer la facture_: https://northbill.test/pay/',
    ],
  ])('%s asks its payer to pay again, with the link: %s', (what, language, subject, intro, more) => {
    const mail = toPayer(language, { what, method: 'debit' }, { status: 'SENT' });
    expect(visible(mail.subject)).toBe(subject);
    expect(visible(mail.text)).toContain(intro);
    expect(visible(mail.text)).toContain(more);
    expect(mail).not.toHaveProperty('topic');
  });

  it.each([
    ['en', 'We will charge Visa ••••_4242 on January 06, 2026. To pay in another way'],
    ['fr', 'Nous débiterons la carte Visa ••••_4242 le 6_janvier 2026. Pour payer autrement'],
  ] as const)('that failed names the charge of the saved card that is still ahead: %s', (language, charge) => {
    const ahead = { status: 'SENT', savedCard: { brand: 'visa', last4: '4242' }, chargedOn: '2026-01-06' } as const;
    const failed = { what: 'DEBIT_FAILED', method: 'debit' } as const;
    expect(visible(toPayer(language, failed, ahead).text)).toContain(charge);
    expect(visible(toPayer(language, {}, ahead).text)).not.toContain('4242');
  });

  it.each([
    [
      'en',
      'Usually there was not enough money in the account, or the account was closed or does not allow debits. Please open the invoice to pay in another way, or to try again once that is settled.',
    ],
    [
      'fr',
      'Habituellement, le solde du compte était insuffisant, ou le compte a été fermé ou n’accepte pas les débits. Veuillez ouvrir la facture pour payer d’une autre façon, ou pour réessayer une fois la situation réglée.',
    ],
  ] as const)('that failed gives its payer the usual reasons, and says what can be done: %s', (language, reasons) => {
    const failed = { what: 'DEBIT_FAILED', method: 'debit' } as const;
    expect(visible(toPayer(language, failed, { status: 'SENT' }).text)).toContain(reasons);
    const returned = { what: 'DEBIT_RETURNED', method: 'debit' } as const;
    expect(visible(toPayer(language, returned, { status: 'SENT' }).text)).not.toContain(reasons);
  });

  it.each<[Language, MoneyNews['what'], RegExp]>([
    ['en', 'DEBIT_FAILED', /F-12 failed, so it is still to be paid\. Reminders go on as usual\.\n/],
    ['fr', 'DEBIT_FAILED', /F-12 a échoué_: elle reste donc à payer\. Les rappels se poursuivent comme d’habitude\.\n/],
    ['en', 'DEBIT_RETURNED', /off your balance\. The invoice is to be paid again\. Reminders go on as usual\.\n/],
    [
      'fr',
      'DEBIT_RETURNED',
      /La facture est donc à payer de nouveau\. Les rappels se poursuivent comme d’habitude\.\n/,
    ],
  ])('is only said to be owed while it is, in %s: %s', (language, what, owed) => {
    const told = (changes: Partial<PublicInvoice>) =>
      visible(toOwner(language, { what, method: 'debit' }, changes).text);
    expect(told({ status: 'OVERDUE' })).toMatch(owed);
    const pendingDebit = { amount: 344.93, on: '2026-01-05' };
    for (const changes of [{ status: 'PAID' }, { status: 'CANCELLED' }, { status: 'SENT', pendingDebit }] as const)
      expect(told(changes)).not.toMatch(/paid again|to be paid|à payer|reminders|rappels/i);
  });
});
