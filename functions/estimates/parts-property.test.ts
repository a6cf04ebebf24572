import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publishedContent } from '#functions/domain/document/published-content.ts';
import { type EstimateRecord, partsOf, withParts } from '#functions/domain/estimate/estimate-record.ts';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { priced, withTotal } from '#shared/document/pricing.ts';
import { invoiceTotals, isIncluded } from '#shared/document/totals.ts';
import { type Choice, chosenOf, groupOf, settledChoices, withChosen } from '#shared/estimate/choices.ts';
import { invoicedOf } from '#shared/estimate/parts.ts';
import type { PartInput } from '#shared/estimate/schema.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { acceptedContent } from './accepting.ts';
import { type Part, partContent, partOf } from './part-content.ts';

const REGISTERED = {
  province: 'Québec',
  taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001', HST: '84512 3397 RT0001' },
};

const cents = fc.integer({ min: 0, max: 5_000_00 });
const choice = fc.constantFrom<(Choice | undefined)[]>(
  undefined,
  undefined,
  'optional',
  { group: 'A' },
  { group: 'B' },
);
const item = fc.record({
  name: fc.constant('Line'),
  quantity: fc.integer({ min: 1, max: 40_000 }).map((quantity) => quantity / 10_000),
  rate: cents.map((amount) => amount / 100),
  choice,
  taxTreatment: fc.constantFrom(undefined, undefined, ...TAX_TREATMENTS),
});
const adjustment = fc.oneof(
  fc.constant({ type: undefined, value: undefined }),
  fc.record({
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 0, max: 1_000 }).map((part) => part / 10),
  }),
  fc.record({ type: fc.constant('fixed' as const), value: cents.map((amount) => amount / 100) }),
);
const estimate = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 12 }),
    ...{ discount: adjustment, shipping: adjustment, isOntario: fc.boolean() },
    taxMode: fc.constantFrom('province', 'custom', 'none'),
    taxValue: fc.constantFrom(0, 7.25),
  })
  .map(({ items, discount, shipping, isOntario, ...rest }) => {
    const required = { name: 'Required', quantity: 1, rate: 1, choice: undefined };
    const content = {
      ...rest,
      items: settledChoices([required, ...items]),
      ...{ discountType: discount.type, discountValue: discount.value },
      ...{ shippingType: shipping.type, shippingValue: shipping.value },
      ...{ billingProvince: isOntario ? 'Ontario' : 'Québec', billingCountry: 'Canada' },
      ...{
        invoiceNumber: 'EST-1',
        issueDate: '2026-03-01',
        dueDate: '2026-03-31',
        currency: 'CAD',
        billingName: 'Mai',
      },
    } as unknown as EstimateRecord;
    return priced(content, REGISTERED);
  });

/** A choice of lines that can be made: one of each group, and some of the optional ones. */
function aChoice({ items }: EstimateRecord, seed: number): number[] {
  const groups = new Map<string, number[]>();
  for (const [place, line] of items.entries()) {
    const group = groupOf(line);
    if (group) groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  const ofGroups = [...groups.values()].map((places) => places[seed % places.length] ?? 0);
  return [
    ...ofGroups,
    ...items.flatMap((line, place) => (line.choice === 'optional' && (seed + place) % 3 ? [place] : [])),
  ];
}

/** The part that is invoiced; undefined for one that is refused, since it is too small for its discount. */
function partIn(record: EstimateRecord, part: PartInput): Part | undefined {
  try {
    return partOf(record, part);
  } catch (error) {
    if (!part.share) throw error;
    return undefined;
  }
}

it('of random estimates, page, paper and what is accepted agree, and their parts sum to them', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 4 });
  fc.assert(
    fc.property(estimate, fc.nat(1_000), shares, fc.boolean(), (sent, seed, wanted, isByLines) => {
      const chosen = aChoice(sent, seed);
      const { content } = acceptedContent(sent, chosen);
      const accepted = content as EstimateRecord;
      expect(chosenOf(accepted.items)).toEqual(chosen.toSorted((a, b) => a - b));
      // The page prices what it was sent; the server prices anew what was chosen.
      const { items } = publishedContent(sent, { timeZone: 'America/Toronto' });
      const page = {
        ...sent,
        items: sent.items.map((line, place) => ({ ...line, amount: items[place]?.amount ?? 0 })),
      };
      expect(documentTotals(withChosen(page, chosen))?.totalCents).toBe(accepted.totalCents);
      const only = { ...accepted, items: accepted.items.filter(isIncluded).map(({ choice: _, ...line }) => line) };
      expect(priced(only, REGISTERED).totalCents).toBe(accepted.totalCents);
      expect(withTotal(accepted).totalCents).toBe(accepted.totalCents);
      // Invoiced in parts, to the last cent before taxes.
      let record = accepted;
      const sum = { subtotalCents: 0, discountCents: 0, shippingCents: 0 };
      const included = record.items.flatMap((line, place) => (isIncluded(line) ? [place] : []));
      const asked: PartInput[] = isByLines
        ? included.slice(0, wanted.length).map((place) => ({ lines: [place] }))
        : wanted.map((share) => ({ share: share / 100 }));
      for (const part of [...asked, {}]) {
        const { leftPercent = 100 } = invoicedOf(record.invoices && partsOf(record.invoices), included);
        if (record.isInvoiced || (part.share ?? 0) > leftPercent) continue;
        const taken = partIn(record, part);
        if (!taken) continue;
        const totals = invoiceTotals({ ...partContent(record, taken), taxes: [] });
        for (const name of ['subtotalCents', 'discountCents', 'shippingCents'] as const) sum[name] += totals[name];
        const id = `${record.invoices?.length ?? 0}`;
        record = withParts(record, [...(record.invoices ?? []), { id, invoiceNumber: id, ...taken }]);
      }
      expect(record.isInvoiced).toBe(true);
      const { subtotalCents, discountCents, shippingCents } = invoiceTotals({ ...accepted, taxes: [] });
      expect(sum).toEqual({ subtotalCents, discountCents, shippingCents });
    }),
    { numRuns: 2_000 },
  );
}, 120_000);
