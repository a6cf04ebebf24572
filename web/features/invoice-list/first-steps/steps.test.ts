import { describe, expect, it } from 'vitest';
import { type Facts, type Read, type Step, type StepName, stepsOf } from './steps.ts';

const read = <Data>(data: Data): Read<Data> => ({ data, isError: false });
const LOADING = { data: undefined, isError: false };
const FAILED = { data: undefined, isError: true };
const COMPANY = { id: 'c-1', name: 'Larch', address: '12 Main St', version: 1 };
const SETTINGS = { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 1 } as const;
const ACME = { id: 'k-1', name: 'Acme', email: 'ap@example.com', createdAt: '2026-01-05T10:00:00.000Z', version: 1 };
const NONE = { DRAFT: 0, SENT: 0, PAID: 0, OVERDUE: 0, CANCELLED: 0 };
const NEW: Facts = {
  company: read(null),
  settings: read(null),
  cards: LOADING,
  customers: read([]),
  numbering: read(null),
  counts: NONE,
};

const stepOf = (name: StepName, facts: Partial<Facts>) =>
  stepsOf({ ...NEW, ...facts }, true).find((step) => step.name === name) as Step;

it('are all open for the owner of a new business, and two of them for an employee', () => {
  expect(stepsOf(NEW, true).map(({ name, state }) => [name, state])).toEqual([
    ['business', 'open'],
    ['taxes', 'open'],
    ['payment', 'open'],
    ['customer', 'open'],
    ['invoice', 'open'],
  ]);
  expect(stepsOf(NEW, false).map(({ name }) => name)).toEqual(['customer', 'invoice']);
});

const company = (more: object) => ({ company: read({ ...COMPANY, ...more }) });
const settings = (more: object) => ({ settings: read({ ...SETTINGS, ...more }) });

describe('a step is done', () => {
  it.each<[name: StepName, text: string, facts: Partial<Facts>]>([
    ['business', 'Larch', company({})],
    ['taxes', 'Registered for GST/HST, QST (Québec)', company({ taxRegistrations: { QST: '1', GST: '2' } })],
    ['taxes', 'Tax number 12-34', company({ taxNumber: '12-34' })],
    ['taxes', 'Small supplier: no tax is charged', company({ isSmallSupplier: true })],
    ['payment', 'e-Transfer to pay@example.com', settings({ eTransferEmail: 'pay@example.com' })],
    ['payment', 'Bank transfer to ATB', settings({ bankName: 'ATB', accountName: 'Larch', accountNumber: '1' })],
    ['payment', 'Cards', { ...settings({ paymentIntegrationEnabled: true }), cards: read(true) }],
    ['customer', 'Acme', { customers: read([ACME]) }],
    ['customer', '2 customers', { customers: read([ACME, ACME]) }],
    ['customer', 'On your invoice', { counts: { ...NONE, DRAFT: 1 } }],
    ['invoice', 'Sent', { counts: { ...NONE, OVERDUE: 1 } }],
  ])('%s: %s', (name, text, facts) => {
    expect(stepOf(name, facts)).toMatchObject({ state: 'done', text });
  });
});

describe('a step is open', () => {
  it.each<[name: StepName, when: string, facts: Partial<Facts>]>([
    ['business', 'there is no address', company({ address: undefined })],
    ['taxes', 'nothing was said about them', company({})],
    ['taxes', 'the registrations are empty', company({ taxRegistrations: {} })],
    ['payment', 'there is only a currency', settings({})],
    ['payment', 'there is half a bank account', settings({ bankName: 'ATB' })],
    ['payment', 'cards are not connected', { ...settings({ paymentIntegrationEnabled: true }), cards: read(false) }],
    ['invoice', 'there is only a draft', { counts: { ...NONE, DRAFT: 1 } }],
  ])('%s: if %s', (name, _, facts) => {
    expect(stepOf(name, facts).state).toBe('open');
  });
});

it.each<[name: StepName, facts: (unknown: Read<never>) => Partial<Facts>]>([
  ['business', (unknown) => ({ company: unknown })],
  ['taxes', (unknown) => ({ company: unknown })],
  ['payment', (unknown) => ({ settings: unknown })],
  ['payment', (unknown) => ({ ...settings({ paymentIntegrationEnabled: true }), cards: unknown })],
  ['customer', (unknown) => ({ customers: unknown })],
])('%s is unknown while its data is', (name, facts) => {
  expect(stepOf(name, facts(LOADING)).state).toBe('loading');
  expect(stepOf(name, facts(FAILED)).state).toBe('failed');
});
