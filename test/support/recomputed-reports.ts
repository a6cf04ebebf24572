import { exactShares } from './exact-taxes.ts';
import {
  daysOf,
  type ExportedInvoice,
  inCents,
  isCancelled,
  isWrittenOff,
  linePrices,
  PROVINCE_OF,
  recomputedPlace,
  recomputedStanding,
} from './recomputed-invoice.ts';

/** A figure to which a document adds cents on a day. */
export type Figure = { readonly on: string; readonly figure: string; readonly cents: number };

const ACCOUNT_OF: Record<string, string> = {
  GST: 'GST_HST',
  HST: 'GST_HST',
  QST: 'QST',
  PST_BC: 'PST_BC',
  PST_SK: 'PST_SK',
  RST_MB: 'RST_MB',
};
/** The lines to which the tax of a document is added, or from which it is taken; of a provincial tax by default. */
const TAX_LINES: Record<string, Record<TaxedAs, readonly string[]>> = {
  GST_HST: { sale: ['103', '105'], recovery: ['104', '105'], credit: ['107'], writeOff: ['107'] },
  QST: { sale: ['203', '205'], recovery: ['204', '205'], credit: ['207'], writeOff: ['207'] },
};
const PST_LINES: Record<TaxedAs, readonly string[]> = {
  sale: ['collected', 'net'],
  recovery: ['-badDebts', '-adjusted', 'net'],
  credit: ['credited', 'adjusted', '-net'],
  writeOff: ['badDebts', 'adjusted', '-net'],
};
type TaxedAs = 'sale' | 'recovery' | 'credit' | 'writeOff';

const PST_OF: Record<string, string> = { BC: 'PST_BC', SK: 'PST_SK', MB: 'RST_MB' };

/**
 * What an invoice adds to the figures of returns, as "account line"; nothing if it is in another currency without a rate. On
 * no day may one with a rate have more than one payment or refund, whose taxes are converted each by itself.
 */
export function recomputedFigures(invoice: ExportedInvoice, timeZone: string): Figure[] {
  const { currency, exchangeRate, status, isDeposit } = invoice;
  if (status === 'DRAFT' || isDeposit || isCancelled(invoice)) return [];
  if (currency !== 'CAD' && !exchangeRate) return [];
  const rate = currency === 'CAD' ? 1 : (exchangeRate?.rate ?? 0);
  return [...salesFigures(invoice), ...laterFigures(invoice, timeZone), ...cashFigures(invoice, timeZone)]
    .map((figure) => ({ ...figure, cents: converted(figure.cents, rate) }))
    .filter(({ cents }) => cents !== 0);
}

/** Cents at a rate of at most six decimals, rounded half away from zero. */
function converted(cents: number, rate: number): number {
  const exact = BigInt(Math.abs(cents)) * BigInt(rate.toFixed(6).replace('.', ''));
  return Math.sign(cents) * Number((exact + 500_000n) / 1_000_000n);
}

function salesFigures(invoice: ExportedInvoice): Figure[] {
  const on = invoice.issueDate;
  const parts: Record<Part, number> = { taxable: 0, zeroRated: 0, exempt: 0, exported: 0, other: 0 };
  for (const [index, price] of linePrices(invoice).entries()) parts[partOf(invoice, index)] += price;
  const pst = PST_OF[recomputedPlace(invoice)];
  return [
    ...Object.entries(parts).flatMap(([part, cents]) => [
      { on, figure: `GST_HST ${part === 'taxable' || part === 'zeroRated' ? '90' : '91'}`, cents },
      { on, figure: 'GST_HST 101', cents },
      ...(pst ? [{ on, figure: `${pst} sales`, cents }] : []),
    ]),
    ...(invoice.taxes ?? []).flatMap(({ code, baseAmount, amount, credited = 0 }) => [
      ...(code in PROVINCE_OF && code !== 'QST' ? [{ on, figure: `${code} taxed`, cents: inCents(baseAmount) }] : []),
      ...taxFigures(code, 'sale', on, inCents(amount)),
      ...taxFigures(code, 'sale', on, inCents(credited)),
      { on, figure: 'GST_HST 111', cents: inCents(credited) },
    ]),
  ];
}

type Part = 'taxable' | 'zeroRated' | 'exempt' | 'exported' | 'other';

/** How a line is sold: on line 90 if it is taxed, taxed at zero percent in Canada, or taxed but for an exemption. */
function partOf(invoice: ExportedInvoice, index: number): Part {
  const { taxes = [], exemptFrom = [] } = invoice;
  const treatment = invoice.items[index]?.taxTreatment;
  if (treatment === 'exempt') return 'exempt';
  const isAbroad = recomputedPlace(invoice) === 'abroad' && invoice.taxes?.length === 0 && invoice.taxMode !== 'none';
  if (treatment === 'export' || isAbroad) return 'exported';
  if (treatment === 'zeroRated') return 'zeroRated';
  return exemptFrom.length > 0 || taxes.some(({ lines }) => !lines || lines.includes(index)) ? 'taxable' : 'other';
}

/** The tax of credit notes, bad debts and recoveries. */
function laterFigures(invoice: ExportedInvoice, timeZone: string): Figure[] {
  const taxes = invoice.taxes ?? [];
  const totalCents = inCents(invoice.total);
  const figures: Figure[] = [];
  const taken = taxes.map(() => 0);
  let [takenGross, lostBefore] = [0, 0];
  for (const on of daysOf(invoice, timeZone)) {
    for (const note of invoice.creditNotes.filter((it) => it.on === on)) {
      takenGross += inCents(note.amount);
      for (const [at, { code, amount, credited = 0 }] of (note.taxes ?? []).entries()) {
        taken[at] = (taken[at] ?? 0) + inCents(amount);
        figures.push(...taxFigures(code, 'credit', on, inCents(amount)));
        figures.push(...taxFigures(code, 'credit', on, inCents(credited)));
        figures.push({ on, figure: 'GST_HST 111', cents: -inCents(credited) });
      }
    }
    const { balance } = recomputedStanding(invoice, on);
    const lost = isWrittenOff(invoice, on, timeZone) ? balance : 0;
    if (lost !== lostBefore) {
      takenGross += lost - lostBefore;
      for (const [at, { code, amount }] of taxes.entries()) {
        const now = share(inCents(amount), takenGross, totalCents);
        const change = now - (taken[at] ?? 0);
        taken[at] = now;
        if (lost > lostBefore) figures.push(...taxFigures(code, 'writeOff', on, change));
        else figures.push(...taxFigures(code, 'recovery', on, -change));
      }
      lostBefore = lost;
    }
  }
  return figures;
}

/** The tax in payments, on the days on which money moved or settled something else than before. */
function cashFigures(invoice: ExportedInvoice, timeZone: string): Figure[] {
  const taxes = invoice.taxes ?? [];
  const totalCents = inCents(invoice.total);
  const figures: Figure[] = [];
  let paid = taxes.map(() => 0);
  let openBefore = totalCents;
  for (const on of daysOf(invoice, timeZone)) {
    const { balance, surplus, credited } = recomputedStanding(invoice, on);
    const notes = invoice.creditNotes.filter((it) => it.on === on);
    const creditedNow = notes.reduce((sum, { amount }) => sum + inCents(amount), 0);
    const settledNow = openBefore - (balance - surplus) - creditedNow;
    openBefore = balance - surplus;
    if (settledNow === 0 && !hasMoney(invoice, on)) continue;
    // What was paid is the total less what is still owed or was taken off; what is beyond that has no taxes.
    const settled = Math.min(totalCents - credited, Math.max(0, totalCents - credited - balance + surplus));
    const now = taxes.map(({ amount }) => inCents(amount) - share(inCents(amount), totalCents - settled, totalCents));
    for (const [at, { code }] of taxes.entries()) {
      figures.push({ on, figure: `${ACCOUNT_OF[code]} cash`, cents: (now[at] ?? 0) - (paid[at] ?? 0) });
    }
    paid = now;
  }
  return figures;
}

/** Whether money came in or was returned on a day. */
function hasMoney({ payments }: ExportedInvoice, day: string): boolean {
  const voided = new Set(payments.filter(({ voidedAt }) => voidedAt).map(({ id }) => id));
  return payments
    .filter(({ id, paymentId, status }) => !voided.has(paymentId ?? id) && status !== 'failed')
    .filter(({ kind, stage }) => kind !== 'rounding' && (kind !== 'dispute' || stage === 'LOST'))
    .some(({ on, appliedOn }) => (appliedOn ?? on) === day);
}

function taxFigures(code: string, as: TaxedAs, on: string, cents: number): Figure[] {
  const account = ACCOUNT_OF[code] ?? '';
  return (TAX_LINES[account] ?? PST_LINES)[as].map((line) =>
    line.startsWith('-')
      ? { on, figure: `${account} ${line.slice(1)}`, cents: -cents }
      : { on, figure: `${account} ${line}`, cents },
  );
}

type Period = {
  readonly by: 'month' | 'customer' | 'product' | 'province';
  readonly from: string;
  readonly to: string;
};

/** The income of a period by currency and key, as billed and received; without rows of zeros. */
export function recomputedIncomeRows(
  incomes: readonly ReturnType<typeof recomputedIncome>[],
  { by, from, to }: Period,
) {
  const rows = new Map<string, [number, number]>();
  const add = (key: string, on: string, [billed, received]: [number, number]) => {
    if (on < from || on > to) return;
    const [before, receivedBefore] = rows.get(key) ?? [0, 0];
    rows.set(key, [before + billed, receivedBefore + received]);
  };
  for (const { invoice, billed, received } of incomes) {
    const facts = { province: recomputedPlace(invoice), customer: invoice.customerId ?? invoice.billingName };
    const keyOf = (on: string, product: string) =>
      `${invoice.currency} ${{ ...facts, month: on.slice(0, 7), product }[by]}`;
    for (const { on, product, cents } of billed) add(keyOf(on, product), on, [cents, 0]);
    if (by !== 'product') for (const { on, cents } of received) add(keyOf(on, ''), on, [0, cents]);
  }
  return Object.fromEntries([...rows].filter(([, amounts]) => amounts.some((cents) => cents !== 0)));
}

/** What an invoice adds to income by day: billed in parts by product, and received. */
export function recomputedIncome(invoice: ExportedInvoice) {
  if (invoice.status === 'DRAFT' || invoice.isDeposit) return { invoice, billed: [], received: [] };
  const prices = linePrices(invoice).map(BigInt);
  const billed = (on: string, cents: number, sign: number) =>
    exactShares(BigInt(cents), prices).map((part, at) => {
      return { on, product: invoice.items[at]?.name ?? '', cents: sign * Number(part) };
    });
  const voided = new Set(invoice.payments.filter(({ voidedAt }) => voidedAt).map(({ id }) => id));
  return {
    invoice,
    billed: isCancelled(invoice)
      ? []
      : [
          ...billed(invoice.issueDate, inCents(invoice.total) - inCents(invoice.tax), 1),
          ...invoice.creditNotes.flatMap(({ on, subtotal }) => billed(on, inCents(subtotal), -1)),
        ],
    received: invoice.payments
      .filter(({ id, paymentId, status }) => !voided.has(paymentId ?? id) && status !== 'failed')
      .filter(({ kind, stage }) => kind !== 'rounding' && (kind !== 'dispute' || stage === 'LOST'))
      .map(({ kind, appliedOn, on, amount }) => {
        return { on: appliedOn ?? on, cents: kind === 'payment' ? inCents(amount) : -inCents(amount) };
      }),
  };
}

/** `cents · part / whole`, rounded half up; nothing of nothing. */
function share(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
