import type { ReturnAccount } from './return-lines.ts';

/** What a seller may keep of the tax of a period if the return is filed and paid in time, in cents. */
type Commission = {
  readonly account: ReturnAccount;
  /** The least commission, unless the tax itself is less. */
  readonly leastCents: number;
  /** Percent of the tax, bracket by bracket; none above the last. */
  readonly rates: readonly { readonly percent: number; readonly upToCents: number }[];
  /** Nothing if the tax is more than this. */
  readonly noneAboveCents?: number;
  readonly source: string;
};

const COMMISSIONS: readonly Commission[] = [
  {
    account: 'PST_BC',
    leastCents: 2_200,
    rates: [{ percent: 6.6, upToCents: 300_000 }],
    source: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/report-pay',
  },
  {
    account: 'RST_MB',
    leastCents: 300,
    rates: [
      { percent: 15, upToCents: 20_000 },
      { percent: 1, upToCents: 300_000 },
    ],
    noneAboveCents: 300_000,
    source: 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html',
  },
];

/**
 * The commission on the tax collected in a reporting period, in cents; undefined if the account has none. British Columbia:
 * at most 198.00. Manitoba: at most 58.00, and none above 3,000.00 of tax.
 */
export function commissionOf(account: ReturnAccount, collectedCents: number): number | undefined {
  const found = COMMISSIONS.find((it) => it.account === account);
  if (!found) return undefined;
  const { leastCents, rates, noneAboveCents = Number.POSITIVE_INFINITY } = found;
  if (collectedCents <= 0 || collectedCents > noneAboveCents) return 0;
  let doneCents = 0;
  let cents = 0;
  for (const { percent, upToCents } of rates) {
    const partCents = Math.max(0, Math.min(collectedCents, upToCents) - doneCents);
    cents += (partCents * percent) / 100;
    doneCents += partCents;
  }
  return Math.min(collectedCents, Math.max(leastCents, Math.round(cents)));
}
