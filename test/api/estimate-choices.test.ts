import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import { accept, estimateCalls, shown } from '#test/support/estimate-calls.ts';
import { anEstimate, aPublishedEstimate, type Person } from '#test/support/given.ts';
import { aRegisteredOwner, chargedOn } from '#test/support/taxed-invoices.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
});
const { read, change, decide, invoice } = estimateCalls(() => owner);

const QUEBEC = { billingProvince: 'Québec', billingCountry: 'Canada', taxMode: 'province' } as const;
/** A deck, perhaps with a light, and in one of two colours; places 0 to 3. */
const ITEMS: EstimateInput['items'] = [
  { name: 'Deck', quantity: 1, rate: 1000 },
  { name: 'Light', quantity: 2, rate: 50, choice: 'optional' },
  { name: 'Grey', quantity: 1, rate: 0, choice: { group: 'Colour' } },
  { name: 'Cedar', quantity: 1, rate: 200, choice: { group: 'Colour' } },
];
const offered = (changes: Partial<EstimateInput> = {}) =>
  aPublishedEstimate(owner, { items: ITEMS, ...QUEBEC, ...changes });

describe('an estimate with choices', () => {
  it('counts what is chosen at first: the first of a group, and no optional line', async () => {
    const { id, link, items, subtotal, total, taxes } = await offered();
    expect(items.map(({ chosen }) => chosen)).toEqual([undefined, undefined, true, undefined]);
    expect(items.map(({ amount }) => amount)).toEqual([1000, 100, 0, 200]);
    expect([subtotal, total]).toEqual([1000, 1149.75]);
    expect(chargedOn({ taxes })).toEqual([
      ['GST', 50],
      ['QST', 99.75],
    ]);
    const { body } = await shown(link);
    expect(body.items[3]).toMatchObject({ choice: { group: 'Colour' }, amount: 200 });
    expect(body.taxShares).toMatchObject([{ code: 'GST', shares: [100, 100, 100, 100] }, { code: 'QST' }]);
    expect((await read(id)).total).toBe(1149.75);
  });

  it('is accepted with the chosen lines, whose taxes are at the rates that were sent', async () => {
    const { id, link } = await offered();
    const { body } = await accept(link, { chosen: [3, 1] });
    expect(body.items.map(({ chosen }) => chosen)).toEqual([undefined, true, false, true]);
    expect(chargedOn(body)).toEqual([
      ['GST', 65],
      ['QST', 129.68],
    ]);
    const accepted = await read(id);
    expect(accepted).toMatchObject({ status: 'ACCEPTED', subtotal: 1300, total: 1494.68 });
    const made = await invoice(id);
    expect(made.body.items.map(({ name, amount }) => [name, amount])).toEqual([
      ['Deck', 1000],
      ['Light', 100],
      ['Cedar', 200],
    ]);
    expect(JSON.stringify(made.body)).not.toMatch(/choice|chosen|taxShares/);
    expect(made.body.total).toBe(1494.68);
  });

  it.each([
    ['two of a group', [2, 3], 'unique'],
    ['none of a group', [1], 'required'],
    ['a required line', [0, 2], 'oneOf'],
    ['a line that is not there', [2, 9], 'oneOf'],
  ])('is not accepted with %s', async (_, chosen, rule) => {
    const { link } = await offered();
    const { status, body } = await accept(link, { chosen });
    expect([status, body.issues]).toMatchObject([400, [{ path: 'chosen', rule }]]);
    expect((await shown(link)).body.status).toBe('SENT');
  });

  it('is not accepted with nothing at all, and as offered if nothing is said', async () => {
    const { link } = await offered({ items: ITEMS.slice(1, 2) });
    expect((await accept(link, { chosen: [] })).body.issues).toMatchObject([{ path: 'chosen', rule: 'required' }]);
    const { link: other } = await offered();
    expect((await accept(other)).body.items.map(({ chosen }) => chosen)).toEqual([undefined, false, true, false]);
  });

  it('is what was sent again once a recorded yes is undone', async () => {
    const { id } = await offered();
    const told = await decide(id, { decision: 'accepted', way: 'phone', chosen: [1, 3] });
    expect(told.body).toMatchObject({ status: 'ACCEPTED', subtotal: 1300 });
    const undone = await decide(id, { decision: 'undone' });
    expect(undone.body).toMatchObject({ status: 'SENT', subtotal: 1000, total: 1149.75 });
    expect(undone.body.isRevised).toBeUndefined();
  });

  it('is a new version once a choice changes, and refuses two chosen of a group', async () => {
    const { id } = await offered();
    const items = ITEMS.map((item, place) => (place === 1 ? { ...item, chosen: true } : item));
    expect((await change(id, { items })).body).toMatchObject({ isRevised: true, subtotal: 1100 });
    const both = ITEMS.map((item) => (item.choice ? { ...item, chosen: true } : item));
    const refused = await change(id, { items: both });
    expect(refused.body.issues).toMatchObject([{ path: 'items.3.chosen', rule: 'unique' }]);
  });

  it('may not come to more than a document may, whatever is chosen', async () => {
    const much = { quantity: 1_000_000, rate: 9_000, choice: 'optional' } as const;
    const items = [
      { name: 'Deck', quantity: 1, rate: 1 },
      ...Array.from({ length: 12 }, () => ({ name: 'Palace', ...much })),
    ];
    const { status } = await owner.call<Estimate>('POST', '/estimates', { body: anEstimate({ items }) });
    expect(status).toBe(400);
  });
});

it('a signature is asked for, kept and shown, and nothing but a path', async () => {
  const { link } = await offered({ asksSignature: true });
  expect((await accept(link)).body.issues).toMatchObject([{ path: 'signature', rule: 'required' }]);
  expect((await accept(link, { signature: 'M0 0" onload="x' })).status).toBe(400);
  const signature = 'M10 20L30 40l5 -6.5';
  expect((await accept(link, { signature })).body.decision).toMatchObject({ signature });
  expect((await shown(link)).body.decision).toMatchObject({ name: 'Mai Tran', signature });
});

it('an empty signature says that the typed name stands for it', async () => {
  const { link } = await offered({ asksSignature: true });
  const { status, body } = await accept(link, { signature: '' });
  expect([status, body.decision?.name, body.decision?.signature]).toEqual([200, 'Mai Tran', '']);
});
