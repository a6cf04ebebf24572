import { describe, expect, it } from 'vitest';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { MoneyNews } from '#functions/mail/orders/business-mails.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageIn, NEWS, OWNER, toOwner, toPayer, visible } from '#test/support/money-mails.ts';
import { ownerMail } from './money-mail.ts';

describe('a receipt', () => {
  it('states in English the amount, day and method of the payment, with the PDF', () => {
    const mail = toPayer('en');
    expect(mail.subject).toBe('Receipt for invoice F-12 from Studio Boréal inc.');
    expect(mail.text).toContain(`Studio Boréal inc. received your payment of 1,234.50 CAD for invoice F-12. Thank you.

Amount paid: 1,234.50 CAD

Invoice number: F-12
Paid on: January 04, 2026
Payment method: Card

View invoice: https://northbill.test/pay/`);
    expect(mail).toMatchObject({
      to: 'zoe@example.com',
      purpose: 'BUSINESS',
      attachments: [{ name: 'invoice-F-12.pdf' }],
    });
  });

  it('states them in French, with no-break spaces in figures', () => {
    const mail = toPayer('fr', { method: 'e-transfer', reference: 'CA.net 7' });
    expect(visible(mail.subject)).toBe('Reçu_: facture F-12 – Studio Boréal inc.');
    expect(visible(mail.text)).toContain(`Bonjour Zoé Roy,

Studio Boréal inc. a reçu votre paiement de 1_234,50_CAD pour la facture F-12. Merci.

Montant payé_: 1_234,50_CAD

Numéro de facture_: F-12
Payé le_: 4_janvier 2026
Mode de paiement_: Virement Interac
Référence_: CA.\u2060net 7

Voir la facture_: https://northbill.test/pay/`);
    expect(mail.html).toContain('<html lang="fr-CA">');
  });

  it('says which saved card was charged, to payer and owner in both languages', () => {
    const charged = { charged: { brand: 'visa', last4: '4242' } };
    expect(toPayer('en', charged).subject).toBe('Receipt for invoice F-12 from Studio Boréal inc.');
    const { text } = toPayer('en', charged);
    expect(text).toContain(
      'Visa ••••\u00a04242 was charged 1,234.50 CAD for invoice F-12, as Studio Boréal inc. announced. Thank you.',
    );
    expect(text).toContain('Payment method: Saved card, Visa ••••\u00a04242');
    expect(text).not.toContain('received your payment');
    expect(toOwner('en', charged).text).toContain(
      'Zoé Roy paid 1,234.50 CAD for invoice F-12 by the saved card Visa ••••\u00a04242.',
    );
    expect(visible(toPayer('fr', charged).text)).toContain(
      'La carte Visa ••••_4242 a été débitée de 1_234,50_CAD pour la facture F-12, comme Studio Boréal inc. l’avait annoncé. Merci.',
    );
    expect(visible(toOwner('fr', charged).text)).toContain(
      'Zoé Roy a payé 1_234,50_CAD avec la carte enregistrée Visa ••••_4242 pour la facture F-12.',
    );
  });

  it('says what is left to pay', () => {
    const { text } = toPayer('en', { amountCents: 10_000 }, { status: 'SENT', amountPaid: 100 });
    expect(text).toContain('Amount due: 244.93 CAD');
    expect(text).toContain('View and pay invoice: ');
    expect(toPayer('en').text).not.toContain('due');
  });

  it('is answered by the business', () => {
    expect(toPayer('en').replyTo).toEqual({ name: 'Studio Boréal inc.', address: 'hi@boreal.test' });
  });
});

it('one receipt for several invoices names each, and the credit that it leaves', () => {
  const paid = [
    { number: 'F-12', cents: 100_000 },
    { number: 'F-13', cents: 23_000 },
  ];
  const news = { method: 'bank', paid, creditCents: 450 } as const;
  const mail = toPayer('en', news, { status: 'SENT', amountPaid: 100 });
  expect(mail.subject).toBe('Receipt for 2 invoices from Studio Boréal inc.');
  expect(mail.text).toContain(`received your payment of 1,234.50 CAD for 2 invoices. Thank you.

Amount paid: 1,234.50 CAD

Invoice F-12: 1,000.00 CAD
Invoice F-13: 230.00 CAD
Your credit: 4.50 CAD
Paid on: January 04, 2026
Payment method: Bank transfer
`);
  expect(mail.text).not.toContain('Amount due');
  expect(visible(toPayer('fr', news).subject)).toBe('Reçu_: 2_factures – Studio Boréal inc.');
  expect(visible(toPayer('fr', news).text)).toContain('Facture F-13_: 230,00_CAD\nVotre crédit_: 4,50_CAD');
});

it.each<[Language, string, string, string]>([
  [
    'en',
    'Refund for invoice F-12 from Studio Boréal inc.',
    'refunded 1,234.50 CAD of your payment for invoice F-12. It can take up to ten business days',
    'Refunded on: January 04, 2026',
  ],
  [
    'fr',
    'Remboursement_: facture F-12 – Studio Boréal inc.',
    'vous a remboursé 1_234,50_CAD pour la facture F-12. Ce montant peut mettre jusqu’à dix jours ouvrables',
    'Remboursé le_: 4_janvier 2026',
  ],
])('a refund is reported to its payer: %s', (language, subject, intro, day) => {
  const mail = toPayer(language, { what: 'REFUNDED' });
  expect(visible(mail.subject)).toBe(subject);
  expect(visible(mail.text)).toContain(intro);
  expect(visible(mail.text)).toContain(day);
  expect(toPayer(language, { what: 'REFUNDED', method: 'cheque' }).text).not.toMatch(/ten business|dix jours/);
});

it('a refund of an amount that is still owed says so', () => {
  const refund = { what: 'REFUNDED', amountCents: 10_000 } as const;
  expect(toPayer('en', refund, { status: 'SENT', amountPaid: 244.93 }).text).toContain('Amount due: 100.00 CAD');
  expect(toPayer('en', refund).text).not.toContain('due');
});

describe('a notice to the owner', () => {
  it.each<[Language, MoneyNews['what'], string, string]>([
    ['en', 'PAID', 'Payment of 1,234.50 CAD for invoice F-12', 'Zoé Roy paid 1,234.50 CAD for invoice F-12 by card.'],
    ['fr', 'PAID', 'Paiement de 1_234,50_CAD pour la facture F-12', 'Zoé Roy a payé 1_234,50_CAD par carte'],
    ['en', 'REFUNDED', 'Refund of 1,234.50 CAD for invoice F-12', '1,234.50 CAD was refunded to Zoé Roy'],
    ['fr', 'REFUNDED', 'Remboursement de 1_234,50_CAD pour', 'Un montant de 1_234,50_CAD a été remboursé à Zoé Roy'],
    ['en', 'REFUND_FAILED', 'Refund failed: 1,234.50 CAD', 'failed. You still owe your customer this amount.'],
    [
      'fr',
      'REFUND_FAILED',
      'Échec d’un remboursement de 1_234,50_CAD',
      'Vous devez toujours ce montant à votre client.',
    ],
    ['en', 'DISPUTED', 'Payment disputed: 1,234.50 CAD', 'Please respond in your Stripe dashboard.'],
    ['fr', 'DISPUTED', 'Paiement contesté_: 1_234,50_CAD', 'Veuillez répondre dans votre tableau de bord Stripe.'],
    ['en', 'DISPUTE_LOST', 'Dispute lost: 1,234.50 CAD', '1,234.50 CAD was returned to them.'],
    ['fr', 'DISPUTE_LOST', 'Contestation perdue_: 1_234,50_CAD', 'Un montant de 1_234,50_CAD lui a été remis.'],
    [
      'en',
      'DEBIT_FAILED',
      'Bank payment failed: 1,234.50 CAD',
      'bank payment of 1,234.50 CAD by Zoé Roy for invoice F-12',
    ],
    [
      'fr',
      'DEBIT_FAILED',
      'Échec d’un paiement bancaire de 1_234,50_CAD pour',
      'Le paiement bancaire de 1_234,50_CAD de',
    ],
    ['en', 'DEBIT_RETURNED', 'Bank payment returned: 1,234.50 CAD', 'The bank of Zoé Roy returned the payment'],
    [
      'fr',
      'DEBIT_RETURNED',
      'Paiement bancaire retourné_: 1_234,50_CAD',
      'La banque de Zoé Roy a retourné le paiement',
    ],
  ])('in %s: %s', (language, what, subject, intro) => {
    const mail = toOwner(language, { what });
    expect(visible(mail.subject)).toContain(subject);
    expect(visible(mail.text)).toContain(intro);
    expect(mail).toMatchObject({ to: 'owner@example.com', fromName: 'Northbill' });
  });

  it('links to the invoice and to the settings, and has no PDF', () => {
    const { text, attachments } = toOwner('en');
    expect(text).toMatch(/View invoice: https:\/\/northbill\.test\/invoices\/\w+$/m);
    expect(text).toContain('Choose which emails you get: https://northbill.test/profile');
    expect(attachments).toBeUndefined();
  });

  it.each<[Language, string, string]>([
    ['en', 'Email not delivered: invoice F-12', 'An email with invoice F-12 could not be delivered to no@example.com.'],
    ['fr', 'Courriel non livré_: facture F-12', 'n’a pas pu être livré à no@example.com.'],
  ])('names an address that does not accept email: %s', (language, subject, intro) => {
    const news = { what: 'BOUNCED', address: 'no@example.com' } as const;
    const mail = ownerMail({ news }, { ...messageIn(language), owner: OWNER });
    expect(visible(mail.subject)).toBe(subject);
    expect(visible(mail.text)).toContain(intro);
  });
});

it.each([
  ['en', 'Hello,\n'],
  ['fr', 'Bonjour,\n'],
] as const)('an owner without a name is not greeted by their address: %s', (language, greeting) => {
  const owner = { email: 'owner@example.com' } as UserRecord;
  expect(ownerMail({ news: NEWS }, { ...messageIn(language), owner }).text).toMatch(new RegExp(`^${greeting}`));
});
