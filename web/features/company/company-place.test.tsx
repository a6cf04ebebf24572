import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { COMPANY, field, ME, save, sent, show, UPDATE } from '#test/support/screens/company-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const STORED = { ...COMPANY, timeZone: 'America/Edmonton' };
const zone = () => field('Time Zone');
const choose = async (label: string, option: string) => userEvent.selectOptions(await field(label), option);
const labels = () =>
  screen.getAllByLabelText(/./).flatMap((control) => (control as HTMLInputElement).labels?.[0] ?? []);
const showStored = (company: object) => {
  answerCalls({ [ME]: { ...STORED, ...company }, [UPDATE]: STORED });
  show();
};

it('offers the provinces in Canada, and stores the chosen one with its time zone', async () => {
  showStored({});
  expect(within(await field('Province')).getAllByRole('option')).toHaveLength(15);
  await choose('Province', 'Newfoundland and Labrador');
  expect((await zone()).value).toBe('America/St_Johns');
  await save();
  const body = { province: 'NL', timeZone: 'America/St_Johns', version: 3 };
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-1', body }]]);
});

it('keeps a time zone that was chosen, or that belongs to a company with a province', async () => {
  showStored({});
  await choose('Time Zone', 'Saskatchewan (Regina, Saskatoon)');
  await choose('Province', 'Ontario');
  expect((await zone()).value).toBe('America/Regina');
});

it('keeps the time zone of a company that moves', async () => {
  showStored({ province: 'AB' });
  await choose('Province', 'British Columbia');
  expect((await zone()).value).toBe('America/Edmonton');
});

it('shows a stored time zone that is not in the list', async () => {
  showStored({ timeZone: 'Etc/GMT+3' });
  expect((await zone()).value).toBe('Etc/GMT+3');
});

it('shows a province that is not recognized as it was typed', async () => {
  showStored({ province: 'Cascadia' });
  const select = await field('Province');
  expect(select.value).toBe('Cascadia');
  expect(within(select).getByRole('option', { name: 'Cascadia' })).toBeTruthy();
});

it('takes any text in another country, and recognizes it when that becomes Canada', async () => {
  showStored({ country: 'United States', province: 'Ont.', zip: '90210' });
  expect((await field('State')).tagName).toBe('INPUT');
  expect((await field('ZIP Code')).value).toBe('90210');
  await userEvent.clear(await field('Country'));
  const select = await field('Province');
  expect(within(select).getByRole<HTMLOptionElement>('option', { name: 'Ontario' }).selected).toBe(true);
});

it('hints at a postal code of another province, and tidies it', async () => {
  showStored({ province: 'ON' });
  await userEvent.type(await field('Postal Code'), 't2p1b3');
  expect(screen.getByText('Postal codes in Ontario begin with K, L, M, N or P')).toBeTruthy();
  await userEvent.tab();
  expect((await field('Postal Code')).value).toBe('T2P 1B3');
  await choose('Province', 'Alberta');
  expect(screen.queryByText(/Postal codes in/)).toBeNull();
});

it('asks for the registrations of its province, and for others on demand', async () => {
  showStored({ province: 'QC', taxRegistrations: { PST_SK: '1234567' } });
  await field('QST Number');
  const numbers = () =>
    labels()
      .map(({ textContent }) => textContent)
      .filter((label) => /(GST|QST|PST|RST)/.test(label ?? ''));
  const shown = ['GST/HST Number', 'QST Number', 'PST Number (Saskatchewan)'];
  expect(numbers()).toEqual(shown);
  await userEvent.clear(await field('PST Number (Saskatchewan)'));
  expect(numbers()).toEqual(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Registered in another province?' }));
  expect(numbers()).toHaveLength(5);
  expect(document.activeElement).toBe(await field('PST Number (British Columbia)'));
});

it('tidies registration numbers and sends them as a whole', async () => {
  showStored({ province: 'QC', taxRegistrations: { QST: '1234567890 TQ0001' } });
  await userEvent.type(await field('GST/HST Number'), '845123397');
  await userEvent.tab();
  expect((await field('GST/HST Number')).value).toBe('84512 3397 RT0001');
  await choose('What do you sell?', 'Legal services');
  await save();
  const taxRegistrations = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' };
  const body = { taxRegistrations, supplyCategory: 'legal', version: 3 };
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-1', body }]]);
});

it('removes cleared values', async () => {
  showStored({ province: 'AB', taxRegistrations: { GST: '84512 3397 RT0001' }, supplyCategory: 'goods' });
  await userEvent.clear(await field('GST/HST Number'));
  await choose('What do you sell?', 'Choose what you sell');
  await choose('Province', 'Choose a province');
  expect(screen.getByText(/Without a registration, no tax is added/)).toBeTruthy();
  await save();
  const body = { province: '', taxRegistrations: {}, supplyCategory: '', version: 3 };
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-1', body }]]);
});

it('rejects a mistyped number with its own message', async () => {
  showStored({});
  await userEvent.type(await field('GST/HST Number'), '84512 3379 RT0001');
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A GST\/HST number has nine digits, RT and four/);
  expect(document.activeElement).toBe(await field('GST/HST Number'));
  expect(sent(UPDATE)).toEqual([]);
});
