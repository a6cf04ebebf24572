import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { PROVINCE_CODES, PROVINCES, type ProvinceCode, provinceOf } from '#shared/canada/provinces.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { provinceTaxes } from '#shared/document/taxes.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { t } from './texts.en.ts';

/** The business's province: that of its company, or else the westernmost one in its time zone. */
export function provinceAt(company: string | undefined, timeZone: string | undefined): ProvinceCode {
  return provinceOf(company) ?? PROVINCE_CODES.find((code) => PROVINCES[code].timeZone === timeZone) ?? 'AB';
}

/** A made-up invoice between two made-up businesses in a province, with its taxes, in the language of the app. */
export function sampleInvoice(province: ProvinceCode, today: CalendarDay): PublicInvoice {
  const [city, zip] = CITIES[province];
  const invoice = {
    issueDate: today,
    items: [line(t.sampleItem, 2, 180), line(t.sampleOtherItem, 12, 9.5)],
    billingProvince: province,
    billingCountry: 'Canada',
  };
  const { taxes } = provinceTaxes(invoice, { province, taxRegistrations: NUMBERS, supplyCategory: 'goods' });
  return {
    ...invoice,
    id: '',
    status: 'SENT',
    invoiceNumber: t.sampleNumber,
    dueDate: addDays(today, 30),
    currency: 'CAD',
    taxes,
    language: LANGUAGE,
    paymentMethod: 'e-transfer',
    paymentInstructions: { eTransferEmail: 'pay@example.com' },
    paymentTerms: PAYMENT_TERMS.due_in_30_days.description,
    billingName: t.sampleBuyer,
    billingEmail: 'accounts@example.com',
    billingAddress: t.sampleBuyerAddress,
    billingCity: city,
    billingZip: zip,
    company: {
      name: t.sampleSeller,
      address: t.sampleSellerAddress,
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

const line = (name: string, quantity: number, rate: number) => ({ name, quantity, rate, amount: quantity * rate });

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
