import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DECISION_WAYS } from '#shared/estimate/event.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { ACCEPTED, aFullEstimate, aPublicEstimate, aTaxedEstimate } from '#test/support/a-public-estimate.ts';
import { EstimateDocument } from './estimate-document.tsx';
import { estimateTitle, type PrintedEstimate } from './printed-estimate.ts';

const markupOf = (estimate: PrintedEstimate) =>
  renderToStaticMarkup(
    <EstimateDocument dictionary={dictionaryFor({ language: estimate.language })} estimate={estimate} />,
  );
/** The text of the document, without its styles. */
const textOf = (estimate: PrintedEstimate) =>
  markupOf(estimate)
    .replace(/<style[^>]*>[^<]*<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an estimate in the editor’s preview', () => {
  const { id: _id, version: _version, ...previewed } = aFullEstimate({ status: 'DRAFT' });

  it('is no version yet, and marked as a draft', () => {
    const text = textOf(previewed);
    expect(text).toContain('Draft, not final');
    expect(text).not.toMatch(/Version|Acceptance/);
  });

  it('leads to the fields that its parts show', () => {
    const parts = [
      ...markupOf({ ...previewed, poNumber: 'PO-7', introduction: 'As discussed.' }).matchAll(/data-part="([^"]+)"/g),
    ];
    expect(parts.map(([, part]) => part)).toEqual(
      expect.arrayContaining(['invoiceNumber', 'billing', 'issueDate', 'dueDate', 'poNumber', 'introduction']),
    );
    expect(parts.map(([, part]) => part)).not.toContain('paymentMethod');
  });

  it('says so while its lines are no numbers, without a total or an acceptance', () => {
    const items = [{ name: 'Design', quantity: Number.NaN, rate: 1, amount: 1 }];
    const text = textOf({ ...previewed, ...ACCEPTED, items });
    expect(text).toContain('Error: Invalid items data');
    expect(text).not.toMatch(/Total|Acceptance/);
  });
});

describe('the acceptance', () => {
  it.each<[string, Partial<PublicEstimate>]>([
    ['waits for an answer', {}],
    ['was declined', { status: 'DECLINED', decision: { on: '2026-01-07' } }],
    ['is a draft', { status: 'DRAFT' }],
  ])('is not there if the estimate %s', (_, changes) => {
    expect(textOf(aPublicEstimate(changes))).not.toContain('Acceptance');
  });

  it.each([
    ['phone', 'Accepted by phone on January 07, 2026'],
    ['email', 'Accepted by email on January 07, 2026'],
    ['inPerson', 'Accepted in person on January 07, 2026'],
    ['purchaseOrder', 'Accepted by purchase order on January 07, 2026'],
    ['other', 'Accepted on January 07, 2026'],
  ] as const)('says that the business was told by %s', (way, text) => {
    expect(textOf(aPublicEstimate({ status: 'ACCEPTED', decision: { on: '2026-01-07', way } }))).toContain(text);
  });

  it.each(DECISION_WAYS)('is in French for a French estimate: %s', (way) => {
    const text = textOf(aTaxedEstimate({ status: 'ACCEPTED', decision: { on: '2026-01-01', way, reference: 'BC-7' } }));
    expect(text).toMatch(/Acceptée .*le 1er\u00a0?\s?janvier 2026/);
    expect(text).toContain('Référence BC-7');
    expect(text).not.toMatch(/Accepted|recorded|Reference\b/);
  });

  it('names a total with the taxes as they were sent', () => {
    expect(textOf(aTaxedEstimate(ACCEPTED)).replaceAll('\u00a0', ' ')).toContain('d’un montant de 344,93 CAD');
  });
});

describe('choices', () => {
  const aLine = (name: string, rate: number, more: object = {}) => ({ name, quantity: 1, rate, amount: rate, ...more });
  const items = [
    aLine('Deck', 1000),
    aLine('Oak', 200, { choice: { group: 'Wood' }, chosen: true }),
    aLine('Pine', 100, { choice: { group: 'Wood' } }),
    aLine('Oil', 50, { choice: 'optional' }),
  ];

  it('say in words which lines are in the total, which is without the others', () => {
    const text = textOf(aPublicEstimate({ items }));
    expect(text).toContain('Oak Choose one: Wood (in the total)');
    expect(text).toContain('Pine Choose one: Wood (not in the total)');
    expect(text).toContain('Oil Optional (not in the total)');
    expect(text).toMatch(/Total 1,200\.00\s?CAD/);
  });

  it('are plain once they are accepted, besides what was not chosen', () => {
    const text = textOf(aPublicEstimate({ ...ACCEPTED, items }));
    expect(text).not.toMatch(/Choose one|in the total|Optional/);
    expect(text.match(/Not chosen/g)).toHaveLength(2);
    expect(text).toContain('Chosen: Oak');
  });

  it('are in French for a French estimate', () => {
    const text = textOf(aPublicEstimate({ items, language: 'fr' }));
    expect(text).toContain('Au choix\u00a0: Wood (non comprise dans le total)'.replace('\u00a0', ' '));
    expect(text).toContain('En option (non comprise dans le total)');
  });
});

describe('the deposit', () => {
  const DEPOSIT = { depositType: 'percentage', depositValue: 30 } as const;

  it('is due on acceptance, with its share', () => {
    expect(textOf(aPublicEstimate(DEPOSIT))).toMatch(/Deposit due on acceptance \(30%\) [\d,.]+/);
    expect(textOf(aPublicEstimate())).not.toContain('Deposit');
  });

  it('is what was requested once it is accepted, nothing if that was cancelled, and says when it is paid', () => {
    const deposit = { id: 'dep1', amount: 77.5 };
    expect(textOf(aPublicEstimate({ ...ACCEPTED, ...DEPOSIT, deposit }))).toContain('Deposit requested (30%) 77.50');
    expect(textOf(aPublicEstimate({ ...ACCEPTED, ...DEPOSIT }))).not.toContain('Deposit');
    const paid = { ...deposit, isPaid: true } as const;
    expect(textOf(aPublicEstimate({ ...ACCEPTED, ...DEPOSIT, deposit: paid }))).toContain('Deposit paid (30%) 77.50');
  });
});

it('ends with the signature that was drawn, if there is one', () => {
  const signed = (signature: string) =>
    markupOf(aPublicEstimate({ ...ACCEPTED, decision: { ...ACCEPTED.decision, signature } }));
  expect(signed('M10 20 L30 40')).toContain('<path d="M10 20 L30 40">');
  expect(signed('')).not.toContain('<path');
});

it('escapes markup in everything that a recipient typed', () => {
  const hostile = '"><script>alert(1)</script></style><img src=x onerror=alert(1)>';
  const decision = { on: '2026-01-07', name: hostile, reference: hostile };
  const markup = markupOf(aFullEstimate({ status: 'ACCEPTED', decision }));
  expect(markup).not.toMatch(/<script|<img src=x/);
  expect(markup).toContain('&lt;script&gt;');
});

it('is called by its kind and number', () => {
  expect([estimateTitle(aPublicEstimate()), estimateTitle(aTaxedEstimate())]).toEqual([
    'Estimate EST-20260105001',
    'Soumission EST-20260105001',
  ]);
});
