import { afterAll, describe, expect, it, vi } from 'vitest';
import type { PublishedEstimate } from '#functions/domain/estimate/published-estimate.ts';
import type { Files } from '#functions/services/files.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { ACCEPTED, aFullEstimate, aPublicEstimate, aTaxedEstimate } from '#test/support/a-public-estimate.ts';
import { someItems } from '#test/support/a-public-invoice.ts';
import { pdfLayout } from '#test/support/pdf-layout.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { cachedPdfs } from './cached-pdfs.ts';
import { estimateHtml, estimatePdfs } from './estimate-pdf.tsx';

afterAll(closeBrowser);

const textOf = async (estimate: PublicEstimate) =>
  (await pdfPages(await printPdf(estimateHtml(estimate)))).join(' ').replace(/\s+/g, ' ');

describe('an estimate on paper', () => {
  it('has its title, recipient, days, total, terms and notes, and nothing about payment', async () => {
    const text = await textOf(aFullEstimate({ poNumber: 'PO-7', version: 2 }));
    for (const part of [
      'Estimate EST-20260105001',
      'Prepared for',
      'Date January 05, 2026',
      'Valid until February 04, 2026',
      'Version 2',
      'PO number PO-7',
      'Payment is due within 30 days',
      'Please quote the invoice number.',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Payment method|Royal Bank|Invoice number|Due date|Amount due|Acceptance|Draft/);
  });

  it('is in French for a French estimate', async () => {
    const text = await textOf(aTaxedEstimate(ACCEPTED));
    for (const part of [
      'Soumission EST-20260105001',
      'Préparée pour Café Ølga',
      'Valide jusqu’au 4 février 2026',
      'TPS (5 %) 84512 3397 RT0001 15,00',
      'Acceptée 7 janvier 2026',
      'Acceptée par Zoë Tremblay le 7 janvier 2026',
      'a accepté la version 1 de la soumission EST',
      '20260105001, d’un montant de 344,93 CAD, et ses conditions.',
    ])
      expect(text).toContain(part);
  });

  it.each<[string, Partial<PublicEstimate>, string]>([
    ['a draft', { status: 'DRAFT' }, 'Draft, not final'],
    ['replaced', { newerId: 'b-e-2' }, 'Replaced by a newer version'],
    ['declined', { status: 'DECLINED', decision: { on: '2026-01-07' } }, 'Declined January 07, 2026'],
    ['accepted', ACCEPTED, 'Accepted January 07, 2026'],
  ])('is marked if it is %s', async (_, changes, mark) => {
    expect(await textOf(aPublicEstimate(changes))).toContain(mark);
  });

  it('ends with who accepted, when, what and how', async () => {
    const text = await textOf(aFullEstimate({ ...ACCEPTED, version: 3 }));
    expect(text).toMatch(
      /Acceptance Accepted by Zoë Tremblay on January 07, 2026 They typed their name online and agreed to version 3 of estimate EST-20260105001 for [\d,.]+ CAD and its terms\.$/,
    );
  });

  it('says how the business was told of a yes that it recorded', async () => {
    const decision = { on: '2026-01-07', way: 'phone', reference: 'Call of 3 pm' } as const;
    const text = await textOf(aFullEstimate({ status: 'ACCEPTED', decision }));
    expect(text).toContain('Accepted by phone on January 07, 2026');
    expect(text).toMatch(/Northern Sky Studio recorded that version 1 .* was accepted\. Reference Call of 3 pm$/);
  });

  it('has two hundred lines on numbered pages, and its acceptance whole on the last one', async () => {
    const long = 'Whoever accepts has quite a long name and title '.repeat(4).trim();
    const estimate = aFullEstimate({ ...ACCEPTED, items: someItems(200), decision: { on: '2026-01-07', name: long } });
    const pages = await pdfLayout(await printPdf(estimateHtml(estimate)));
    expect(pages.length).toBeGreaterThan(4);
    const last = pages.at(-1)?.text ?? '';
    for (const part of ['Acceptance', long, 'and its terms.']) expect(last).toContain(part);
    expect(pages.map(({ text }) => text).join(' ')).toContain('Work no. 200');
  });
});

describe('the PDF of an estimate', () => {
  const VERSION = 'b1-e1-1';

  function setUp(estimate: PublicEstimate, { isSuspended = false } = {}) {
    const kept = new Map<string, Uint8Array>();
    const files = {
      get: vi.fn<Files['get']>(async (key) => kept.get(key)),
      put: vi.fn<Files['put']>(async (key, bytes) => void kept.set(key, bytes)),
    };
    const print = vi.fn(async (html: string) => Buffer.from(`printed ${html.length}`));
    const found = { estimate, record: { id: 'e1', businessId: 'b1' } } as PublishedEstimate;
    const estimates = {
      find: async (link: string) => {
        if (isSuspended) throw new Error('suspended');
        return link === VERSION ? found : undefined;
      },
      findVersion: async ({ id }: { id: string }) => (id === 'e1' ? found : undefined),
      findToSend: async ({ businessId }: { businessId: string }) =>
        businessId === 'b1' ? { ...found, estimate: { ...estimate, status: 'DRAFT' as const } } : undefined,
    };
    return { pdfs: estimatePdfs({ estimates, cached: cachedPdfs({ files, print }) }), print, kept };
  }

  it('is named after the number in the language of the estimate, and kept in the folder of its business', async () => {
    const { pdfs, kept, print } = setUp(aTaxedEstimate());
    expect((await pdfs.read(VERSION)).fileName).toBe('soumission-EST-20260105001.pdf');
    await pdfs.read(VERSION);
    expect(print).toHaveBeenCalledOnce();
    expect([...kept.keys()]).toEqual([expect.stringMatching(/^pdf\/b1-e1\/[0-9a-f]{64}\.pdf$/)]);
    expect((await setUp(aPublicEstimate()).pdfs.read(VERSION)).fileName).toBe('estimate-EST-20260105001.pdf');
  });

  it('is rendered again once it is accepted', async () => {
    const { kept } = setUp(aPublicEstimate());
    for (const estimate of [aPublicEstimate(), aPublicEstimate(ACCEPTED)]) {
      const { pdfs, print } = setUp(estimate);
      await pdfs.read(VERSION);
      kept.set(String(print.mock.calls[0]), new Uint8Array());
    }
    expect(kept.size).toBe(2);
  });

  it('is attached to emails of a suspended business, too, where its link no longer opens', async () => {
    const { pdfs } = setUp(aPublicEstimate(), { isSuspended: true });
    await expect(pdfs.read(VERSION)).rejects.toThrow('suspended');
    expect((await pdfs.readAny(VERSION)).bytes.length).toBeGreaterThan(0);
  });

  it('is not found by another link, without one, or by another business', async () => {
    const { pdfs } = setUp(aPublicEstimate());
    const none = { code: 'NOT_FOUND', message: 'Estimate not found' };
    await expect(pdfs.read('b1-e2-1')).rejects.toMatchObject(none);
    await expect(pdfs.readAny('../../etc/passwd')).rejects.toMatchObject(none);
    await expect(pdfs.preview({ businessId: 'b2', id: 'e1' })).rejects.toMatchObject(none);
  });

  it('is previewed with a draft’s mark', async () => {
    const { pdfs, print } = setUp(aPublicEstimate());
    await pdfs.preview({ businessId: 'b1', id: 'e1' });
    expect(String(print.mock.calls[0])).toContain('Draft, not final');
  });
});
