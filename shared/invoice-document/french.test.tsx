import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { frCa } from '#shared/locale/fr-ca.ts';
import { aFullInvoice, aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { readableText } from '#test/support/readable-text.ts';
import { InvoiceDocument } from './invoice-document.tsx';

/** The visible text, with no-break spaces as "_". */
const readable = (invoice: PublicInvoice, dictionary = frCa) =>
  readableText(renderToStaticMarkup(<InvoiceDocument invoice={invoice} dictionary={dictionary} />)).replaceAll(
    '\u00a0',
    '_',
  );

describe('the taxes of a province', () => {
  it('are a line each, with rate and registration, and replace the single tax number', () => {
    expect(readable(aTaxedInvoice(), enCa)).toContain(
      'Subtotal\n300.00\nGST (5%)\n 84512 3397 RT0001\n15.00\nQST (9.975%)\n 1234567890 TQ0001\n29.93\nTotal\n344.93 CAD\n',
    );
    expect(readable(aTaxedInvoice())).toContain(
      'Sous-total\n300,00\nTPS (5_%)\n 84512 3397 RT0001\n15,00\nTVQ (9,975_%)\n 1234567890 TQ0001\n29,93\nTotal\n344,93_CAD\n',
    );
    expect(readable(aTaxedInvoice())).not.toContain('Numéro de taxe');
  });

  it('have both rates of the HST on a book and on the rest, marked on the lines', () => {
    const hst = { code: 'HST', registration: '84512 3397 RT0001', rule: '' } as const;
    const line = (name: string, rate: number) => ({ name, quantity: 1, rate, amount: rate });
    const text = readable(
      aTaxedInvoice({
        items: [line('Roman', 40), line('Révision', 100)],
        taxes: [
          { ...hst, ratePercent: 5, baseAmount: 40, amount: 2, lines: [0] },
          { ...hst, ratePercent: 13, baseAmount: 100, amount: 13, lines: [1] },
        ],
      }),
    );
    expect(text).toContain('TVH (5_%)\n 84512 3397 RT0001\n2,00\nTVH (13_%)\n 84512 3397 RT0001\n13,00\n');
    expect(text).toContain('155,00_CAD');
    expect(text).toContain('A\n TVH (5_%)\nB\n TVH (13_%)\n');
  });

  it('are explained by a mark on each line that is taxed differently', () => {
    const [gst] = aTaxedInvoice().taxes ?? [];
    if (!gst) throw new Error('No tax');
    const exempt = { name: 'Tuition', quantity: 1, rate: 100, amount: 100, taxTreatment: 'exempt' } as const;
    const text = readable(
      aTaxedInvoice({
        items: [...aTaxedInvoice().items, exempt],
        taxes: [{ ...gst, lines: [0] }],
        taxExemptions: [{ tax: 'RST_MB', reason: 'Resale', number: '123' }],
      }),
    );
    expect(text).toContain('Identité visuelle\n A\n');
    expect(text).toContain('Tuition\n B\n');
    expect(text).toContain('A\n TPS\nB\n Exonéré\nExemption de la TVD_: numéro 123\n');
  });
});

describe('a French invoice', () => {
  it('names everything in French', () => {
    const text = readable(aTaxedInvoice());
    for (const part of [
      'Facture \nINV-20260105001',
      'Montréal (Québec) H2X_1Y4',
      'Facturer à\nCafé Ølga\n',
      'Date de facturation\n5_janvier 2026\n',
      'Date d’échéance\n4_février 2026\n',
      'Solde dû\n344,93_CAD\n',
      'DESCRIPTION\nQTÉ\nPRIX\nMONTANT\nIdentité visuelle\n2,5\n120,00\n300,00\n',
      'Modalités de paiement\nPaiement exigible dans les 30 jours suivant la date de facturation.\n',
      'Mode de paiement\nVirement Interac\nEnvoyer à\npay@boreal.test\n',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('leaves none of its labels in English', () => {
    const shared = ['Total', 'IBAN', 'Signature', 'Page'];
    const english = Object.values(enCa.document).filter((label) => !shared.includes(label));
    const lines = readable(aFullInvoice({ status: 'PAID', paidAt: '2026-01-20' })).split('\n');
    expect(lines.filter((line) => english.includes(line.replace(/ \(.*/, '')))).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['Payée', '20_janvier 2026', 'Montant payé', 'Rabais (10_%)']));
  });

  it('says that a draft is not final', () => {
    expect(readable(aTaxedInvoice({ status: 'DRAFT' }))).toContain('\nBrouillon, non définitif\n');
  });
});
