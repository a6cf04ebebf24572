import { describe, expect, it } from 'vitest';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { MoneyNews } from '#functions/mail/orders/business-mails.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { ownerMail, payerMail } from './money-mail.ts';

const NEWS: MoneyNews = { what: 'PAID', amountCents: 123_450, currency: 'CAD', method: 'card', on: '2026-01-04' };
const OWNER = { email: 'owner@example.com', firstName: 'Léa' } as UserRecord;
const QUEUED = { id: 'm1', invoiceId: 'i1', sentAt: '2026-01-05T12:00:00.000Z' };

const messageIn = (language: Language, changes: Partial<PublicInvoice> = {}) => ({
  invoice: aTaxedInvoice({ invoiceNumber: 'F-12', billingName: 'Zoé Roy', ...changes }),
  today: '2026-01-05',
  siteUrl: 'https://northbill.test',
  dictionary: messageDictionaryFor({ language }),
  language,
});

const toPayer = (language: Language, news: Partial<MoneyNews> = {}, changes: Partial<PublicInvoice> = {}) =>
  payerMail(
    { ...QUEUED, kind: 'PAYER_NOTICE', to: 'zoe@example.com', news: { ...NEWS, ...news } },
    { ...messageIn(language, { status: 'PAID', ...changes }), pdf: new Uint8Array([1]), replyTo: 'hi@boreal.test' },
  );
const toOwner = (language: Language, news: Partial<MoneyNews> = {}) =>
  ownerMail({ news: { ...NEWS, ...news } }, { ...messageIn(language, { status: 'PAID' }), owner: OWNER });

/** Shows no-break spaces as "_". */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

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

describe('a credit note', () => {
  const creditNote = { id: 'c1', number: 'CN-F-12', isReturned: true };

  it('whose amount stays as credit says so, to payer and owner', () => {
    const kept = { what: 'CREDITED', creditNote: { ...creditNote, isReturned: false, isKept: true } } as const;
    expect(toPayer('en', kept).text).toContain('taxes included, and keeps this amount as your credit.');
    expect(toPayer('fr', kept).text).toContain('taxes comprises, et conserve cette somme comme votre crédit.');
    expect(toOwner('en', kept).text).toContain('This amount stays as credit.');
    expect(toOwner('fr', kept).text).toContain('Cette somme reste un crédit.');
  });

  it.each<[Language, string, string, string, string]>([
    [
      'en',
      'Credit note CN-F-12 for invoice F-12 from Studio Boréal inc.',
      'reduced invoice F-12 by 1,234.50 CAD, taxes included, and refunded this amount to you. It can take up to ten',
      'Credit note: CN-F-12\nInvoice number: F-12\nCredited on: January 04, 2026\nPayment method: Card\n',
      'The credit note is attached as a PDF.',
    ],
    [
      'fr',
      'Note de crédit CN-F-12_: facture F-12 – Studio Boréal inc.',
      'a réduit la facture F-12 de 1_234,50_CAD, taxes comprises, et vous a remboursé cette somme. Elle peut',
      'Note de crédit_: CN-F-12\nNuméro de facture_: F-12\nCrédité le_: 4_janvier 2026\n',
      'La note de crédit est jointe en format PDF.',
    ],
  ])('is mailed with its PDF, and states the amount returned: %s', (language, subject, intro, lines, attached) => {
    const mail = toPayer(language, { what: 'CREDITED', creditNote });
    expect(visible(mail.subject)).toBe(subject);
    for (const text of [intro, lines, attached]) expect(visible(mail.text)).toContain(text);
    const name = language === 'en' ? 'credit-note-CN-F-12.pdf' : 'note-de-credit-CN-F-12.pdf';
    expect(mail.attachments).toMatchObject([{ name }]);
  });

  it('of an unpaid amount states what is left to pay', () => {
    const unpaid = { what: 'CREDITED', method: 'other', creditNote: { ...creditNote, isReturned: false } } as const;
    const { text } = toPayer('en', unpaid, { status: 'SENT', amountCredited: 45 });
    expect(text).toContain('reduced invoice F-12 by 1,234.50 CAD, taxes included.\n');
    expect(text).toContain('Amount due: 299.93 CAD');
    expect(text).not.toMatch(/refunded|Payment method/);
  });

  it.each<[Language, string]>([
    ['en', 'A credit note for 1,234.50 CAD was issued to Zoé Roy for invoice F-12. This amount was refunded.'],
    ['fr', 'Une note de crédit de 1_234,50_CAD a été émise au nom de Zoé Roy pour la facture F-12. Cette somme a été'],
  ])('is reported to the owner: %s', (language, intro) => {
    expect(visible(toOwner(language, { what: 'CREDITED', creditNote }).text)).toContain(intro);
  });
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

  it.each<[MoneyNews['what'], Language, string, string]>([
    ['DEBIT_FAILED', 'en', 'Bank payment failed: 1,234.50 CAD for invoice F-12', 'is still to be paid'],
    ['DEBIT_FAILED', 'fr', 'Échec d’un paiement bancaire de 1_234,50_CAD pour la facture F-12', 'reste donc à payer'],
    ['DEBIT_RETURNED', 'en', 'Bank payment returned: 1,234.50 CAD for invoice F-12', 'The bank of Zoé Roy returned'],
    [
      'DEBIT_RETURNED',
      'fr',
      'Paiement bancaire retourné_: 1_234,50_CAD pour la facture F-12',
      'La banque de Zoé Roy a retourné',
    ],
  ])('%s is told to the owner: %s', (what, language, subject, intro) => {
    const mail = toOwner(language, { what, method: 'debit' });
    expect(visible(mail.subject)).toBe(subject);
    expect(visible(mail.text)).toContain(intro);
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

  it('that was returned is only said to be owed again while it is', () => {
    const news = { ...NEWS, what: 'DEBIT_RETURNED', method: 'debit' } as const;
    const told = (status: PublicInvoice['status']) =>
      ownerMail({ news }, { ...messageIn('en', { status }), owner: OWNER }).text;
    expect(told('OVERDUE')).toContain('The invoice is to be paid again. Reminders go on as usual.');
    expect(told('CANCELLED')).not.toContain('paid again');
  });
});
