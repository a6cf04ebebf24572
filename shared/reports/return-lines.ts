import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxAccount, TaxCode } from '#shared/canada/tax-codes.ts';
import { ONTARIO_RELIEF } from '#shared/canada/tax-rebates.ts';
import { PRICE_PARTS } from './entry-cents.ts';
import type { JournalPrice, SalesEntry } from './journal.ts';
import type { QuickGroup } from './quick-rates.ts';

/** The accounts with which a business files sales taxes. */
export const RETURN_ACCOUNTS = ['GST_HST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'] as const;
export type ReturnAccount = (typeof RETURN_ACCOUNTS)[number];

/** The taxes of each account. */
export const CODES_OF_RETURN: Readonly<Record<ReturnAccount, readonly TaxCode[]>> = {
  GST_HST: ['GST', 'HST'],
  QST: ['QST'],
  PST_BC: ['PST_BC'],
  PST_SK: ['PST_SK'],
  RST_MB: ['RST_MB'],
};

/** The registration with which an account is filed. */
export function registrationOf(account: ReturnAccount): TaxAccount {
  return account === 'GST_HST' ? 'GST' : account;
}

/** A figure of a return: its line, what it is, and what a document adds to it. */
export type ReturnLine = {
  readonly account: ReturnAccount;
  /** What it is called in reports: its number or, on a provincial return, a name. */
  readonly line: string;
  /** Its number or letter on the form; absent where the form has none. */
  readonly box?: string;
  readonly en: string;
  readonly fr: string;
  /**
   * What counts of a document: parts of its price, the taxes of the account, what these were charged on, its price with them,
   * what Ontario credits beyond them, or what those of a group of supplies were charged on, with them. `derived`: it follows
   * from other lines.
   */
  readonly counts:
    | readonly (keyof JournalPrice)[]
    | 'tax'
    | 'base'
    | 'gross'
    | 'credited'
    | 'derived'
    | { readonly group: QuickGroup };
  /** The documents that count, and whether each adds or takes away. */
  readonly signs: { readonly [Kind in SalesEntry['kind']]?: 1 | -1 };
  /** Only documents with this place of supply count. */
  readonly place?: ProvinceCode;
  /** Whether the form asks for whole dollars. */
  readonly inDollars?: true;
  /** Whether it is left out of a return without documents that count. */
  readonly isRare?: true;
  readonly source: string;
};

export const GST34 =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/complete-file-instructions.html';
export const FPZ_500 =
  'https://www.revenuquebec.ca/en/online-services/forms-and-publications/current-details/fpz-500-v/';
const FIN_400 = 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/report-pay/pst-return-guide';
const SK =
  'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax/file-your-pst-return';
const MB = 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html';

const FIN_400_BOXES = { sales: 'A', collected: 'B', badDebts: 'H', credited: 'I', adjusted: 'J' };

const SALE = { sale: 1 } as const;

/** The line of rebates, which are deducted from the net tax: it stands after the lines of the tax on purchases. */
export const REBATE_LINE = '111';

/**
 * Every line that follows from documents, in the order of the forms. Credit notes reduce neither sales nor the tax
 * collected: their tax is deducted on a line of its own, as the forms allow.
 */
export const RETURN_LINES: readonly ReturnLine[] = [
  {
    ...{ account: 'GST_HST', line: '90', box: '90', counts: ['taxable', 'zeroRated'], signs: SALE, source: GST34 },
    en: 'Taxable sales made in Canada, including zero-rated supplies other than exports',
    fr: 'Ventes taxables effectuées au Canada, y compris les fournitures détaxées autres que les exportations',
  },
  {
    ...{
      account: 'GST_HST',
      line: '91',
      box: '91',
      counts: ['exempt', 'exported', 'untaxed'],
      signs: SALE,
      source: GST34,
    },
    en: 'Exempt supplies, zero-rated exports, and other sales and revenue',
    fr: 'Fournitures exonérées, exportations détaxées et autres ventes et recettes',
  },
  {
    ...{
      account: 'GST_HST',
      line: '101',
      box: '101',
      counts: PRICE_PARTS,
      signs: SALE,
      inDollars: true,
      source: GST34,
    },
    en: 'Sales and other revenue (90 + 91)',
    fr: 'Ventes et autres recettes (90 + 91)',
  },
  ...valueAddedLines('GST_HST', { digit: 1, source: GST34, en: 'GST/HST', fr: 'TPS/TVH' }),
  // Lines 103 and 105 have the HST in full, and what was credited is claimed here, with form GST189 (reason 23).
  {
    ...{
      account: 'GST_HST',
      line: REBATE_LINE,
      box: REBATE_LINE,
      counts: 'credited',
      signs: { sale: 1, credit: -1 },
      isRare: true,
    },
    source: ONTARIO_RELIEF.source,
    en: 'Rebates: HST credited to First Nations customers in Ontario (form GST189)',
    fr: 'Remboursements\u00a0: TVH créditée aux clients des Premières Nations en Ontario (formulaire GST189)',
  },
  ...valueAddedLines('QST', { digit: 2, source: FPZ_500, en: 'QST', fr: 'TVQ' }),
  ...provincialLines('PST_BC', { place: 'BC', source: FIN_400, en: 'PST', fr: 'TVP', boxes: FIN_400_BOXES }),
  ...provincialLines('PST_SK', { place: 'SK', source: SK, en: 'PST', fr: 'TVP', boxes: { sales: 'A', net: 'B' } }),
  ...provincialLines('RST_MB', { place: 'MB', source: MB, en: 'RST', fr: 'TVD', boxes: {} }),
];

/** The lines of an account, in the order of its form. */
export function returnLinesOf(account: ReturnAccount): ReturnLine[] {
  return RETURN_LINES.filter((it) => it.account === account);
}

type Tax = {
  readonly source: string;
  /** The name of the tax. */
  readonly en: string;
  readonly fr: string;
};

/** The lines of a value-added tax that both forms have; those of the QST begin with a 2. */
function valueAddedLines(account: ReturnAccount, { digit, source, en, fr }: Tax & { digit: 1 | 2 }): ReturnLine[] {
  const line = (rest: string, texts: Pick<ReturnLine, 'signs' | 'en' | 'fr'>): ReturnLine => {
    const number = `${digit}${rest}`;
    return { account, line: number, box: number, counts: 'tax', source, ...texts };
  };
  return [
    line('03', { signs: SALE, en: `${en} collected or collectible`, fr: `${fr} perçue ou percevable` }),
    line('04', {
      signs: { recovery: 1 },
      en: `Adjustments to be added: ${en} in recovered bad debts`,
      fr: `Redressements à ajouter\u00a0: ${fr} dans les créances irrécouvrables recouvrées`,
    }),
    line('05', {
      signs: { sale: 1, recovery: 1 },
      en: `Total ${en} and adjustments for the period (${digit}03 + ${digit}04)`,
      fr: `Total de la ${fr} et des redressements pour la période (${digit}03 + ${digit}04)`,
    }),
    line('07', {
      signs: { credit: 1, writeOff: 1 },
      en: `Adjustments to be deducted: ${en} in credit notes and bad debts`,
      fr: `Redressements à déduire\u00a0: ${fr} dans les notes de crédit et les créances irrécouvrables`,
    }),
  ];
}

type Provincial = Tax & {
  readonly place: ProvinceCode;
  /** The letter that the form gives a line. */
  readonly boxes: { readonly [line: string]: string };
};

/** The lines of a provincial sales tax; no form has all of them. */
function provincialLines(account: ReturnAccount, { place, source, en, fr, boxes }: Provincial): ReturnLine[] {
  const line = (name: string, rest: Pick<ReturnLine, 'counts' | 'signs' | 'place' | 'en' | 'fr'>): ReturnLine => {
    const box = boxes[name];
    return { account, line: name, ...(box && { box }), source, ...rest };
  };
  return [
    line('sales', {
      ...{ counts: PRICE_PARTS, signs: SALE, place },
      en: 'Total sales in the province before tax',
      fr: 'Total des ventes dans la province avant taxes',
    }),
    line('taxed', {
      ...{ counts: 'base', signs: SALE },
      en: `Sales on which ${en} was charged`,
      fr: `Ventes sur lesquelles la ${fr} a été facturée`,
    }),
    line('collected', {
      ...{ counts: 'tax', signs: SALE },
      en: `${en} collected or collectible`,
      fr: `${fr} perçue ou percevable`,
    }),
    line('badDebts', {
      ...{ counts: 'tax', signs: { writeOff: 1, recovery: -1 } },
      en: `${en} in bad debts, less recovered`,
      fr: `${fr} dans les créances irrécouvrables, moins celles recouvrées`,
    }),
    line('credited', {
      ...{ counts: 'tax', signs: { credit: 1 } },
      en: `${en} credited to customers`,
      fr: `${fr} créditée aux clients`,
    }),
    line('adjusted', {
      ...{ counts: 'tax', signs: { credit: 1, writeOff: 1, recovery: -1 } },
      en: 'Total adjustments: bad debts and credit notes',
      fr: 'Total des redressements\u00a0: créances irrécouvrables et notes de crédit',
    }),
    line('net', {
      ...{ counts: 'tax', signs: { sale: 1, credit: -1, writeOff: -1, recovery: 1 } },
      en: `${en} collected less adjustments`,
      fr: `${fr} perçue moins les redressements`,
    }),
  ];
}
