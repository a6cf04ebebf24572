import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aPublicEstimate } from '#test/support/a-public-estimate.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { estimateSmsText, smsText } from './sms-text.ts';

/** The letters, digits and signs of GSM 03.38 that count once. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

const textFor = (changes: Partial<PublicInvoice>, { language = 'fr', today = '2026-01-05' } = {}) =>
  smsText({
    invoice: aPublicInvoice(changes),
    today,
    siteUrl: 'https://app.northbill.example',
    dictionary: messageDictionaryFor({ language: language as Language }),
  });
const named = (name: string) => ({ company: { name, paymentSettings: { paymentIntegrationEnabled: true } } });
const outsideGsm = (text: string) => [...text].filter((character) => !GSM.includes(character));

describe('an SMS', () => {
  it.each([
    ['L’Atelier d’Élise', "L'Atelier d'Élise"],
    ['L‘Atelier', "L'Atelier"],
    ['Bois–Francs — Jean‑Luc', 'Bois-Francs - Jean-Luc'],
    ['«\u00a0Chez Zoé\u00a0»', '"Chez Zoé"'],
    ['“Studio” 5′', '"Studio" 5\''],
    ['Cœur d’Œuvre, MAIN D’ŒUVRE', "Coeur d'Oeuvre, MAIN D'OEUVRE"],
    ['Et ainsi…', 'Et ainsi...'],
    ['A\u202fB\u2009C', 'A B C'],
  ])('has the name %s as %s, in the alphabet of one message', (name, shown) => {
    const texts = [textFor(named(name)), textFor(named(name), { language: 'en' })];
    for (const text of texts) {
      expect(text).toContain(shown);
      expect(outsideGsm(text)).toEqual([]);
    }
  });

  it('keeps the accents of a name', () => {
    expect(textFor(named('Forêt Benoît'))).toContain('Forêt Benoît');
  });

  it('fits one message for a French business with an apostrophe', () => {
    const text = textFor({ ...named('L’Atelier d’Élise'), dueDate: '2026-08-04' });
    expect(outsideGsm(text)).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it.each<[string, Partial<PublicInvoice>, string]>([
    ['due', { dueDate: '2026-08-31' }, '2026-01-05'],
    ['overdue', { dueDate: '2026-02-04' }, '2026-08-31'],
    ['paid', { status: 'PAID', amountPaid: 100 }, '2026-01-05'],
    ['paid, a part refunded', { status: 'PAID', amountPaid: 100, amountRefunded: 45 }, '2026-01-05'],
    ['refunded', { status: 'CANCELLED', isRefunded: true, amountPaid: 1, amountRefunded: 1 }, '2026-01-05'],
    ['closed', { status: 'CANCELLED', isClosed: true, amountPaid: 40 }, '2026-01-05'],
    ['cancelled', { status: 'CANCELLED' }, '2026-01-05'],
    ['disputed', { isDisputed: true, amountPaid: 60 }, '2026-01-05'],
    ['with a balance', { amountPaid: 60 }, '2026-01-05'],
  ])('is in that alphabet in both languages: %s', (_, changes, today) => {
    for (const language of ['en', 'fr']) expect(outsideGsm(textFor(changes, { language, today }))).toEqual([]);
  });
});

it.each(['en', 'fr'] as const)(
  'the SMS with an estimate is in that alphabet, and ends with its link (%s)',
  (language) => {
    for (const dueDate of ['2026-02-04', '2026-08-31', '2026-12-01']) {
      const estimate = aPublicEstimate({ language, dueDate, company: { name: 'L’Atelier d’Œuvre' } });
      const text = estimateSmsText(estimate, 'https://app.northbill.example');
      expect(outsideGsm(text)).toEqual([]);
      expect(text).toMatch(/^L'Atelier d'Oeuvre ?: /);
      expect(text.endsWith(`https://app.northbill.example/estimate/${estimate.id}`)).toBe(true);
      // Two messages: the link alone takes more than half of one.
      expect(text.length).toBeLessThanOrEqual(306);
    }
  },
);
