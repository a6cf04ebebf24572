import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { changedFields } from '#functions/domain/audit/audited-call.ts';
import type { RecordedField } from '#shared/activity/fields.ts';
import { Activity } from '#shared/activity/schema.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { valueText } from '#shared/activity/words.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const table = await emulatedTable();

type Case = readonly [field: RecordedField, value: unknown, english: string, french: string, record?: object];

const CAD = { currency: 'CAD' };
const line = { name: 'Design', quantity: 2, rate: 99.5 };
const resale = { tax: 'RST_MB', reason: 'Resale', number: '123456-7', validTo: '2027-03-31' };

/** Every kind of recorded value, by the field of a record, with its words in English and French. */
const VALUES = {
  text: [
    ['additionalNotes', 'as it is', 'as it is', 'as it is'],
    ['additionalNotes', '1000.00', '1000.00', '1000.00'],
  ],
  choice: [
    ['status', 'OVERDUE', 'Overdue', 'En retard'],
    ['status', 'confirmed', 'Confirmed', 'Confirmé'],
    ['status', 'EXPIRED', 'Expired', 'Expirée'],
    ['role', 'EMPLOYEE', 'Employee', 'Employé'],
    ['role', 'ACCOUNTANT', 'Accountant', 'Comptable'],
    ['paymentMethod', 'e-transfer', 'E-Transfer', 'Virement Interac'],
    ['taxType', 'percentage', 'Percentage', 'Pourcentage'],
    ['language', 'fr', 'French', 'Français'],
    ['supplyProvince', 'QC', 'Québec', 'Québec'],
    ['supplyProvince', 'BC', 'British Columbia', 'Colombie-Britannique'],
    ['taxMode', 'custom', 'Own rate', 'Taux personnalisé'],
    ['taxTreatment', 'zeroRated', 'Zero-rated', 'Détaxé'],
    ['supplyCategory', 'legal', 'Legal services', 'Services juridiques'],
    ['paperSize', 'LETTER', 'Letter', 'Lettre'],
    ['documentLayout', 'band', 'coloured head', 'en-tête en couleur'],
    ['reminders', 'off', 'off', 'désactivé'],
    ['filingPeriod', 'quarter', 'quarter', 'trimestre'],
  ],
  choices: [
    ['notices', { payments: true, bounces: false, reminders: true }, 'payments, reminders', 'paiements, rappels'],
    ['notices', { payments: false, bounces: false }, 'none', 'aucun'],
  ],
  yesOrNo: [
    ['isSmallSupplier', true, 'yes', 'oui'],
    ['isOn', false, 'no', 'non'],
  ],
  number: [['hour', 8, '8', '8']],
  numbers: [['days', [-3, 0, 7], '-3, 0, 7', '-3, 0, 7']],
  day: [['dueDate', '2026-01-05', 'Jan 5, 2026', '5 janv. 2026']],
  moment: [['startTime', new Date(2026, 0, 5, 15, 4).toISOString(), 'Jan 5, 2026, 3:04 PM', '5 janv. 2026, 15 h 04']],
  cents: [
    ['totalCents', 123_456_789, '1,234,567.89 CAD', '1 234 567,89 CAD', CAD],
    ['paidCents', -100_000, '−1,000.00 CAD', '−1 000,00 CAD', CAD],
    ['shippingValue', 100, '100.00 CAD', '100,00 CAD', CAD],
    ['priceCents', 250, '2.50', '2,50'],
  ],
  percent: [['taxValue', 9.975, '9.975%', '9,975 %']],
  lines: [
    ['items', [line], 'Design: 2 × 99.5', 'Design : 2 × 99,5'],
    ['items', [{ ...line, unit: 'h' }], 'Design: 2 h × 99.5', 'Design : 2 h × 99,5'],
    [
      'items',
      [
        { ...line, supplyCategory: 'legal' },
        { ...line, taxTreatment: 'zeroRated', supplyCategory: 'legal' },
      ],
      'Design: 2 × 99.5 (Legal services); Design: 2 × 99.5 (Zero-rated)',
      'Design : 2 × 99,5 (Services juridiques); Design : 2 × 99,5 (Détaxé)',
    ],
    [
      'items',
      [
        { ...line, name: 'x'.repeat(200) },
        { ...line, name: 'y'.repeat(200) },
      ],
      `${'x'.repeat(200)}: 2 × 99.5; …`,
      `${'x'.repeat(200)} : 2 × 99,5; …`,
    ],
  ],
  exemptions: [
    [
      'taxExemptions',
      [resale, { tax: 'GST', reason: 'Diplomat' }],
      'RST (Manitoba): Resale, 123456-7, until 2027-03-31; GST/HST: Diplomat',
      'TVD (Manitoba) : Resale, 123456-7, jusqu’au 31 mars 2027; TPS/TVH : Diplomat',
    ],
  ],
  registrations: [
    [
      'taxRegistrations',
      { GST: '84512 3397 RT0001', PST_SK: '1234567' },
      'GST/HST 84512 3397 RT0001; PST (Saskatchewan) 1234567',
      'TPS/TVH 84512 3397 RT0001; TVP (Saskatchewan) 1234567',
    ],
  ],
  customFields: [
    [
      'customFields',
      [
        { label: 'Project', value: 'Lakeside', isPrinted: true },
        { label: 'Cost centre', value: '', isPrinted: false },
      ],
      'Project: Lakeside; Cost centre (not printed)',
      'Project : Lakeside; Cost centre (non imprimé)',
    ],
    ['customFields', [], 'none', 'aucun'],
  ],
  notice: [
    [
      'paymentNotice',
      { code: 'OVERPAID' },
      'More was paid than this invoice charges.',
      'Le montant payé dépasse celui de cette facture.',
    ],
  ],
  card: [['savedCard', { brand: 'visa', last4: '4242', methodId: 'pm_1' }, 'Visa •••• 4242', 'Visa •••• 4242']],
  exchangeRate: [
    ['exchangeRate', { rate: 1.3712, on: '2026-10-05' }, '1.3712 on Oct 5, 2026', '1,3712 le 5 oct. 2026'],
  ],
  quickMethod: [
    [
      'quickGst',
      { from: '2026-10-01', yearStart: 4, rates: { ON: 8.8, GST: 3.6 } },
      'GST 3.6%, ON 8.8%, from Oct 1, 2026, fiscal year from April',
      'TPS 3,6 %, ON 8,8 %, dès le 1er oct. 2026, exercice dès avril',
    ],
    [
      'quickQst',
      { from: '2026-10-01', yearStart: 1, sinceRegistration: true, rates: {} },
      'no rate, from Oct 1, 2026 (registration), fiscal year from January',
      'aucun taux, dès le 1er oct. 2026 (inscription), exercice dès janvier',
    ],
  ],
  tail: [['accountNumber', '0001234321', '••••4321', '••••4321']],
  hidden: [['logo', 'images/secret.png', '••••', '••••']],
} satisfies Record<RecordedValue['kind'], readonly Case[]>;

const ALL = Object.entries<readonly Case[]>(VALUES).flatMap(([kind, cases]) =>
  cases.map(([field, value, english, french, record = {}]) => ({ kind, field, value, english, french, record })),
);

it.each(ALL)('$field is stored as a $kind and read in both languages: $english', async (each) => {
  const { kind, field, value, english, french, record } = each;
  const log = auditLogIn(table, newId());
  const changes = changedFields(record, { ...record, [field]: value });
  await log.add({ action: 'business.keep', changes }, new Date());
  const [entry] = (await log.read({ limit: 1 })).map((stored) => Activity.parse(stored));
  const [change] = entry?.changes ?? [];
  expect(change).toMatchObject({ field, to: { kind } });
  expect(change?.to).not.toHaveProperty('methodId');
  const texts = LANGUAGES.map(
    (language) => change?.to && valueText(field, change.to, ownerTextsFor(language).activity).replaceAll('\u00a0', ' '),
  );
  expect(texts).toEqual([english, french]);
});
