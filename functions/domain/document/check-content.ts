import type { CalendarDay } from '#shared/calendar-day.ts';
import { invoiceTotals, type TotalsInput } from '#shared/document/totals.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { hasAtMostDecimals, MAX_LINE_CENTS, MAX_TOTAL_CENTS, plainAmount } from '#shared/money.ts';
import type { Issue } from '#shared/rules.ts';

type Content = TotalsInput & { readonly issueDate: CalendarDay; readonly dueDate: CalendarDay };

/** Maximum size of all lines together: the whole document must fit in one table item. */
const MAX_ITEMS_BYTES = 300_000;

/** Checks the rules across the fields of a document. Throws INVALID_REQUEST with an issue per broken rule (spec 1 §5). */
export function checkContent(content: Content): void {
  const { lineCents, totalCents } = invoiceTotals(content);
  const broken: Issue[] = [
    ...CONDITIONS.filter(([, holds]) => !holds(content)).map(([issue]) => issue),
    ...lineCents.flatMap((cents, index) =>
      cents > MAX_LINE_CENTS ? [tooMuch(`items.${index}.amount`, MAX_LINE_CENTS)] : [],
    ),
    ...(totalCents > MAX_TOTAL_CENTS ? [tooMuch('total', MAX_TOTAL_CENTS)] : []),
  ];
  if (broken.length > 0) throw invalidRequest(broken);
}

/** Whether something takes at most so many bytes in the table. */
export function isWithin(stored: object, maxBytes: number): boolean {
  return Buffer.byteLength(JSON.stringify(stored)) <= maxBytes;
}

/** The broken rule of lines that do not. */
export function linesTooLong(maxBytes: number): Issue {
  return { path: 'items', rule: 'maxKilobytes', params: { max: maxBytes / 1000 } };
}

const tooMuch = (path: string, maxCents: number): Issue => ({
  path,
  rule: 'max',
  params: { max: plainAmount(maxCents) },
});

const percentage = (path: string): Issue => ({ path, rule: 'between', params: { min: 0, max: 100 } });
const cents = (path: string): Issue => ({ path, rule: 'decimals', params: { max: 2 } });

const isPercentage = (type: string | undefined, value = 0) => type !== 'percentage' || value <= 100;
const isAmount = (type: string | undefined, value = 0) => type === 'percentage' || hasAtMostDecimals(value, 2);

const CONDITIONS: readonly (readonly [broken: Issue, holds: (content: Content) => boolean])[] = [
  [
    { path: 'dueDate', rule: 'after', params: { other: 'issueDate' } },
    ({ issueDate, dueDate }) => dueDate >= issueDate,
  ],
  [percentage('discountValue'), (it) => isPercentage(it.discountType, it.discountValue)],
  [percentage('shippingValue'), (it) => isPercentage(it.shippingType, it.shippingValue)],
  [percentage('taxRate'), (it) => isPercentage(it.taxType ?? 'percentage', it.taxValue)],
  [cents('discountValue'), (it) => isAmount(it.discountType, it.discountValue)],
  [cents('shippingValue'), (it) => isAmount(it.shippingType, it.shippingValue)],
  [cents('taxValue'), (it) => isAmount(it.taxType ?? 'percentage', it.taxValue)],
  [linesTooLong(MAX_ITEMS_BYTES), ({ items }) => isWithin(items, MAX_ITEMS_BYTES)],
];
