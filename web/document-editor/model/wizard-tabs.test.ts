import { describe, expect, it } from 'vitest';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { blankItem, EMPTY_BILL_TO, type InvoiceForm } from './form.ts';
import { isTabComplete, neighbourTab, openingTab, type WizardTab } from './wizard-tabs.ts';

const lines = (...items: Parameters<typeof blankItem>[0][]) => ({ items: items.map((item) => blankItem(item)) });
const whole = { name: 'Design', quantity: 1, rate: 10 };

describe('a tab is complete', () => {
  it.each<[tab: WizardTab, when: string, change: Partial<InvoiceForm>]>([
    ['from', 'there is a name and nothing else', { to: { ...EMPTY_BILL_TO, name: 'Acme' } }],
    ['details', 'number and both days are there', {}],
    ['items', 'every line has a name, a quantity and a rate', lines(whole, { ...whole, quantity: 0.25 })],
    ['items', 'a line costs nothing', lines({ ...whole, rate: 0 })],
    ['summary', 'there are payment terms', { paymentTerms: 'Soon' }],
  ])('%s: if %s', (tab, _, change) => {
    expect(isTabComplete(tab, aForm(change))).toBe(true);
  });
});

describe('a tab is not complete', () => {
  it.each<[tab: WizardTab, when: string, change: Partial<InvoiceForm>]>([
    ['from', 'the name is empty', { to: { ...EMPTY_BILL_TO, email: 'a@b.test' } }],
    ['from', 'the name is but spaces', { to: { ...EMPTY_BILL_TO, name: '  ' } }],
    ['details', 'the number is missing', { invoiceNumber: '' }],
    ['details', 'the issue date is missing', { issueDate: '' }],
    ['details', 'the due date is missing', { dueDate: '' }],
    ['items', 'there is no line', { items: [] }],
    ['items', 'a line has no name', lines(whole, { ...whole, name: '' })],
    ['items', 'a quantity is 0', lines({ ...whole, quantity: 0 })],
    ['items', 'a quantity is not a number', lines({ ...whole, quantity: '2 boxes' })],
    ['items', 'a rate is missing', lines({ ...whole, rate: '' })],
    ['items', 'a rate is not a number', lines({ ...whole, rate: 'free' })],
    ['summary', 'the payment terms are empty', { paymentTerms: '' }],
  ])('%s: if %s', (tab, _, change) => {
    expect(isTabComplete(tab, aForm(change))).toBe(false);
  });
});

it.each<[title: string, change: Partial<InvoiceForm>, tab: WizardTab]>([
  ['for a known customer', { to: { ...EMPTY_BILL_TO, id: 'c-1', name: 'Acme' }, items: [] }, 'items'],
  ['for nobody yet', { to: EMPTY_BILL_TO, items: [] }, 'from'],
  ['for someone who is only typed in', { to: { ...EMPTY_BILL_TO, name: 'Acme' }, items: [] }, 'from'],
  ['with lines already', { to: { ...EMPTY_BILL_TO, id: 'c-1', name: 'Acme' } }, 'from'],
])('an invoice %s opens with the right tab', (_, change, tab) => {
  expect(openingTab(aForm(change))).toBe(tab);
});

it('leads from tab to tab, with none past the ends', () => {
  expect([neighbourTab('from', -1), neighbourTab('from', 1)]).toEqual([undefined, 'details']);
  expect([neighbourTab('summary', -1), neighbourTab('summary', 1)]).toEqual(['items', undefined]);
});
