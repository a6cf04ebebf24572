import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Numbering } from '#shared/document/number-schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import type { Numbered } from '#web/lib/queries/numbering.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { NumberingField } from './numbering-field.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const YEAR = new Date().getFullYear();
const COUNTING: Numbering = {
  prefix: '{YYYY}-',
  digits: 3,
  restarts: 'yearly',
  next: 14,
  nextNumber: `${YEAR}-014`,
};
let stored: Record<Numbered, Numbering | null>;
beforeEach(() => {
  vi.clearAllMocks();
  stored = { invoices: null, estimates: null };
  answerCalls({
    'GET /business/numbering': () => stored,
    'PATCH /business/numbering': ({ body }) => {
      for (const of of ['invoices', 'estimates'] as const) {
        const chosen = body[of];
        if (chosen !== undefined)
          stored = { ...stored, [of]: chosen && { ...COUNTING, ...chosen, next: chosen.next ?? COUNTING.next } };
      }
      return stored;
    },
  });
});

async function openDialog() {
  renderFor({ status: 'authenticated', user: aUser() }, <NumberingField of="invoices" />, '/company');
  await userEvent.click(await screen.findByRole('button', { name: 'Change invoice numbers' }));
  return within(await screen.findByRole('dialog', { name: 'Invoice numbers' }));
}
const sent = () => callsOf('PATCH /business/numbering').map(({ body }) => body.invoices);
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save numbers' }));

it('is open where the address says so', async () => {
  renderFor({ status: 'authenticated', user: aUser() }, <NumberingField of="invoices" />, '/company#numbers');
  await screen.findByRole('dialog', { name: 'Invoice numbers' });
});

it('shows an example of random numbers, and starts to count at 1', async () => {
  const dialog = await openDialog();
  expect(screen.getByText(/^Random, such as INV-\d{11}$/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Count upwards' }));
  expect(dialog.getByText(`The next invoice is ${YEAR}-001`)).toBeTruthy();
  await save();
  await waitFor(() => expect(sent()).toEqual([{ prefix: '{YYYY}-', digits: 3, restarts: 'yearly', next: 1 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast.success).toHaveBeenCalledOnce();
});

it('shows the next number as it will be, and keeps a count that was not changed', async () => {
  stored.invoices = COUNTING;
  const dialog = await openDialog();
  const prefix = dialog.getByLabelText('Before the count');
  await userEvent.clear(prefix);
  await userEvent.type(prefix, 'R/');
  await userEvent.selectOptions(dialog.getByLabelText('Digits'), '5');
  expect(dialog.getByText('The next invoice is R/00014')).toBeTruthy();
  await save();
  await waitFor(() => expect(sent()).toEqual([{ prefix: 'R/', digits: 5, restarts: 'never', next: undefined }]));
});

it('raises the count', async () => {
  stored.invoices = COUNTING;
  const dialog = await openDialog();
  const next = dialog.getByLabelText('Next count');
  await userEvent.clear(next);
  await userEvent.type(next, '250');
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ next: 250 }]));
});

it.each([
  ['Before the count', '{{}YEAR}-', 'Only these placeholders can be in braces, and there can be no web address'],
  ['Before the count', 'evil.com/', 'Only these placeholders can be in braces, and there can be no web address'],
  ['Next count', '0', 'Enter a number from 1 to 99,999,999'],
  ['Next count', 'x', 'Enter a number from 1 to 99,999,999'],
  ['Next count', '123456789', 'Enter a number from 1 to 99,999,999'],
])('refuses as %s: %s', async (label, typed, problem) => {
  stored.invoices = COUNTING;
  const dialog = await openDialog();
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await save();
  expect(await dialog.findByText(problem)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('starts over every year only with the year in the number', async () => {
  stored.invoices = COUNTING;
  const dialog = await openDialog();
  const yearly = () => dialog.getByRole<HTMLInputElement>('switch', { name: 'Start over every year' });
  expect([yearly().checked, yearly().disabled]).toEqual([true, false]);
  await userEvent.clear(dialog.getByLabelText('Before the count'));
  expect([yearly().checked, yearly().disabled]).toEqual([false, true]);
});

it('goes back to random numbers', async () => {
  stored.invoices = COUNTING;
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('radio', { name: 'Random' }));
  await save();
  await waitFor(() => expect(sent()).toEqual([null]));
});

it('numbers estimates in a way of their own, and leaves invoices as they are', async () => {
  stored.invoices = COUNTING;
  renderFor({ status: 'authenticated', user: aUser() }, <NumberingField of="estimates" />, '/company');
  await screen.findByText(/^Random, such as EST-\d{11}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Change estimate numbers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Estimate numbers' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Count upwards' }));
  const prefix = dialog.getByLabelText('Before the count');
  await userEvent.clear(prefix);
  await userEvent.type(prefix, 'Q-');
  expect(dialog.getByText('The next estimate is Q-001')).toBeTruthy();
  await save();
  await waitFor(() =>
    expect(callsOf('PATCH /business/numbering').map(({ body }) => body)).toEqual([
      { estimates: { prefix: 'Q-', digits: 3, restarts: 'never', next: 1 } },
    ]),
  );
  expect(toast.success).toHaveBeenCalledWith(`The next estimate is ${stored.estimates?.nextNumber}`);
});

it('refuses a prefix of estimates, and opens where the address says so', async () => {
  stored.estimates = COUNTING;
  renderFor({ status: 'authenticated', user: aUser() }, <NumberingField of="estimates" />, '/company#estimate-numbers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Estimate numbers' }));
  const prefix = dialog.getByLabelText('Before the count');
  await userEvent.clear(prefix);
  await userEvent.type(prefix, 'evil.com/');
  await save();
  expect(await dialog.findByText(/Only these placeholders/)).toBeTruthy();
  expect(callsOf('PATCH /business/numbering')).toEqual([]);
});
