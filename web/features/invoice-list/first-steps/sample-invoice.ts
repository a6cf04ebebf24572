import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { PROVINCE_CODES, PROVINCES, type ProvinceCode, provinceOf } from '#shared/canada/provinces.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { provinceTaxes } from '#shared/document/taxes.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';

/** The business's province: that of its company, or else the westernmost one in its time zone. */
export function provinceAt(company: string | undefined, timeZone: string | undefined): ProvinceCode {
  return provinceOf(company) ?? PROVINCE_CODES.find((code) => PROVINCES[code].timeZone === timeZone) ?? 'AB';
}

/** A made-up invoice between two made-up businesses in a province, with its taxes, and in French in Québec. */
export function sampleInvoice(province: ProvinceCode, today: CalendarDay): PublicInvoice {
  const language: Language = province === 'QC' ? 'fr' : 'en';
  const { number, seller, buyer, lines, street } = TEXTS[language];
  const [city, zip] = CITIES[province];
  const invoice = {
    issueDate: today,
    items: lines.map(([name, quantity, rate]) => ({ name, quantity, rate, amount: quantity * rate })),
    billingProvince: province,
    billingCountry: 'Canada',
  };
  const { taxes } = provinceTaxes(invoice, { province, taxRegistrations: NUMBERS, supplyCategory: 'goods' });
  return {
    ...invoice,
    id: '',
    status: 'SENT',
    invoiceNumber: number,
    dueDate: addDays(today, 30),
    currency: 'CAD',
    taxes,
    language,
    paymentMethod: 'e-transfer',
    paymentInstructions: { eTransferEmail: 'pay@example.com' },
    paymentTerms: PAYMENT_TERMS.due_in_30_days.description,
    billingName: buyer,
    billingEmail: 'accounts@example.com',
    billingAddress: `48 ${street}`,
    billingCity: city,
    billingZip: zip,
    company: {
      name: seller,
      address: `12 ${street}`,
      city,
      province,
      zip,
      country: 'Canada',
      email: 'hello@example.com',
      vat: NUMBERS.GST,
      paymentSettings: { paymentIntegrationEnabled: false },
    },
  };
}

type Line = readonly [name: string, quantity: number, rate: number];

const TEXTS: Readonly<
  Record<Language, { number: string; seller: string; buyer: string; street: string; lines: readonly Line[] }>
> = {
  en: {
    number: 'SAMPLE-001',
    seller: 'Cedar & Larch Garden Supply',
    buyer: 'Corner Street Café',
    street: 'Corner Street',
    lines: [
      ['Cedar planter, 120 cm', 2, 180],
      ['Perennials, potted', 12, 9.5],
    ],
  },
  fr: {
    number: 'EXEMPLE-001',
    seller: 'Jardins Cèdre et Mélèze',
    buyer: 'Café du Coin',
    street: 'rue du Coin',
    lines: [
      ['Bac à fleurs en cèdre, 120 cm', 2, 180],
      ['Vivaces en pot', 12, 9.5],
    ],
  },
};

const NUMBERS = {
  GST: '12345 6782 RT0001',
  QST: '1234567890 TQ0001',
  PST_BC: 'PST-1234-5678',
  PST_SK: '1234567',
  RST_MB: '123456-7',
};

const CITIES: Readonly<Record<ProvinceCode, readonly [city: string, zip: string]>> = {
  BC: ['Vancouver', 'V6B 1A1'],
  AB: ['Calgary', 'T2P 1A1'],
  SK: ['Regina', 'S4P 1A1'],
  MB: ['Winnipeg', 'R3C 1A1'],
  ON: ['Toronto', 'M5V 1A1'],
  QC: ['Montréal', 'H2Y 1A1'],
  NB: ['Moncton', 'E1C 1A1'],
  NS: ['Halifax', 'B3J 1A1'],
  PE: ['Charlottetown', 'C1A 1A1'],
  NL: ['St. John’s', 'A1C 1A1'],
  YT: ['Whitehorse', 'Y1A 1A1'],
  NT: ['Yellowknife', 'X1A 1A1'],
  NU: ['Iqaluit', 'X0A 1A1'],
};
