import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import { dueByText, PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { dictionaryFor } from './dictionary-for.ts';
import { enCa } from './en-ca.ts';
import { enCaEstimatePage } from './en-ca-estimate-page.ts';
import { enCaEstimateShell, enCaPayShell } from './en-ca-page-shell.ts';
import { frCa } from './fr-ca.ts';
import { frCaEstimatePage } from './fr-ca-estimate-page.ts';
import { frCaEstimateShell, frCaPayShell } from './fr-ca-page-shell.ts';
import { messageDictionaryFor } from './message-dictionary-for.ts';

/** Shows no-break spaces as "_". */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

describe('Canadian French', () => {
  it.each([
    [363_447, '3_634,47_CAD'],
    [123_456_789, '1_234_567,89_CAD'],
    [5, '0,05_CAD'],
    [-2_000, '−20,00_CAD'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(visible(frCa.money(cents, 'CAD'))).toBe(text);
    expect(visible(frCa.amount(cents))).toBe(text.slice(0, -4));
  });

  it('writes quantities and percentages with a comma, and a space before the sign', () => {
    expect([0.25, 3, 1.0001].map(frCa.quantity)).toEqual(['0,25', '3', '1,0001']);
    expect([999, 41_131.74, 1_234_567.8901].map(frCa.quantity)).toEqual([
      '999',
      '41\u00a0131,74',
      '1\u00a0234\u00a0567,8901',
    ]);
    expect([5, 9.975].map(frCa.percent).map(visible)).toEqual(['5_%', '9,975_%']);
  });

  it('writes days, the first of a month as an ordinal', () => {
    expect(frCa.longDay('2026-11-21')).toBe('21\u00a0novembre 2026');
    expect(frCa.longDay('2026-01-01')).toBe('1er\u00a0janvier 2026');
    expect(frCa.dayAndMonth('2026-01-01')).toBe('1er\u00a0janv.');
    expect(frCa.paddedDay('2026-01-05')).toBe('5\u00a0janv. 2026');
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`);
    expect(months.map(frCa.shortDay).join(', ')).toBe(
      '5\u00a0janv. 2026, 5\u00a0févr. 2026, 5\u00a0mars 2026, 5\u00a0avr. 2026, 5\u00a0mai 2026, 5\u00a0juin 2026, 5\u00a0juill. 2026, 5\u00a0août 2026, 5\u00a0sept. 2026, 5\u00a0oct. 2026, 5\u00a0nov. 2026, 5\u00a0déc. 2026',
    );
  });

  it.each([
    [30, 'Échéance dans 30 jours'],
    [2, 'Échéance dans 2 jours'],
    [1, 'Échéance demain'],
    [0, 'Échéance aujourd’hui'],
    [-1, 'En retard de 1 jour'],
    [-12, 'En retard de 12 jours'],
  ])('describes a due day in %d days', (days, text) => {
    expect(frCa.dueIn(days)).toBe(text);
  });

  it('names the taxes', () => {
    expect(TAX_CODES.map(frCa.taxName)).toEqual(['TPS', 'TVH', 'TVQ', 'TVP', 'TVP', 'TVD']);
    expect(TAX_CODES.map(enCa.taxName)).toEqual(['GST', 'HST', 'QST', 'PST', 'PST', 'RST']);
  });

  it('writes the place of an address with the province in parentheses, by its French name', () => {
    for (const province of ['QC', 'Quebec', 'Québec']) {
      const montreal = { city: 'Montréal', province, zip: 'H2X 1Y4' };
      expect(visible(frCa.place(montreal))).toBe('Montréal (Québec) H2X_1Y4');
    }
    expect(frCa.place({ city: 'Leiden', province: 'NL', country: 'Netherlands' })).toBe('Leiden (NL)');
    expect(frCa.place({ city: 'Montréal' })).toBe('Montréal');
    expect(frCa.place({})).toBe('');
  });

  it('translates the product’s own payment terms, and no others', () => {
    const { custom, ...standard } = PAYMENT_TERMS;
    expect(Object.values(standard).map(({ description }) => frCa.terms(description))).toEqual([
      'Paiement exigible à la réception de la facture.',
      ...[14, 15, 30, 60, 90].map((days) => `Paiement exigible dans les ${days} jours suivant la date de facturation.`),
      'Paiement exigible au plus tard à la fin du mois de la date de facturation.',
      'Paiement exigible au plus tard à la fin du mois suivant la date de facturation.',
    ]);
    for (let day = '2026-01-01'; day < '2027'; day = addDays(day, 30)) {
      expect(frCa.terms(dueByText(enCa.longDay(day)))).toBe(`Paiement exigible au plus tard le ${frCa.longDay(day)}.`);
    }
    for (const own of ['Net 20', 'Payment is due by Friday.', 'Payment is due by Foo 44, 2026.', custom.description]) {
      expect(frCa.terms(own)).toBe(own);
    }
  });

  it('names PDFs', () => {
    expect([frCa.pdfName('INV-7'), frCa.pdfName('')]).toEqual(['facture-INV-7.pdf', 'facture.pdf']);
  });
});

/** All texts of a dictionary by their path; functions are left out. */
function textsOf(value: object, path = ''): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    if (typeof entry === 'string') return [[`${path}${key}`, entry]];
    return typeof entry === 'object' && entry ? textsOf(entry, `${path}${key}.`) : [];
  });
}

const ENGLISH = textsOf({
  ...messageDictionaryFor({ language: 'en' }),
  estimate: { ...enCaEstimatePage, document: {} },
  shells: { pay: enCaPayShell, estimate: enCaEstimateShell },
});
const FRENCH = textsOf({
  ...messageDictionaryFor({ language: 'fr' }),
  estimate: { ...frCaEstimatePage, document: {} },
  shells: { pay: frCaPayShell, estimate: frCaEstimateShell },
});

describe('the French texts', () => {
  it('differ from the English ones, except words that both languages share', () => {
    const english = new Map(ENGLISH);
    const same = FRENCH.filter(([path, text]) => english.get(path) === text).map(([, text]) => text);
    expect(same).toEqual(['Total', 'Signature', 'Page', 'IBAN', 'Date', 'Version', 'Signature']);
  });

  it('are typeset as in Québec: no-break space before a colon, none before ? ! ; and typographic apostrophes', () => {
    for (const [path, text] of FRENCH) expect(text, path).not.toMatch(/[^\u00a0]:|[\s\u00a0][?!;]|'|\.\.\./);
  });
});

it('the language of an invoice decides, English if there is none', () => {
  expect(dictionaryFor({ language: 'fr' }).locale).toBe('fr-CA');
  expect(dictionaryFor({ language: 'en' }).locale).toBe('en-CA');
  expect(dictionaryFor({}).locale).toBe('en-CA');
});
