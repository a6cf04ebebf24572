import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/locale/language.ts';
import { toOwner, toPayer, visible } from '#test/support/money-mails.ts';

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
