import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { COMPANY, field, ME, save, sent, show, UPDATE } from '#test/support/screens/company-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const PROJECT = { label: 'Project', value: '', isPrinted: true };
const MARGIN = { label: 'Margin', value: '18%', isPrinted: false };
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
const changes = (customFields: object[]) => [[UPDATE, { id: 'c-1', body: { customFields, version: 3 } }]];

it('adds fields, and sends nothing else', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: { ...COMPANY, version: 4, customFields: [PROJECT, MARGIN] } });
  show();
  await field('Company Name');
  await add();
  await userEvent.type(screen.getByLabelText('Label'), 'Project');
  await add();
  await userEvent.type(screen.getAllByLabelText('Label')[1] as HTMLElement, 'Margin');
  await userEvent.type(screen.getAllByLabelText('Starts with')[1] as HTMLElement, '18%');
  await userEvent.click(screen.getAllByRole('switch', { name: 'Customers see it' })[1] as HTMLElement);
  await save();
  expect(sent(UPDATE)).toEqual(changes([PROJECT, MARGIN]));
});

it('removes one, and keeps the focus near it', async () => {
  answerCalls({ [ME]: { ...COMPANY, customFields: [PROJECT, MARGIN] }, [UPDATE]: { ...COMPANY, version: 4 } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove field 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a field' }));
  expect(screen.getByLabelText<HTMLInputElement>('Label').value).toBe('Margin');
  await save();
  expect(sent(UPDATE)).toEqual(changes([MARGIN]));
});

it('refuses one without a label, and two with the same one', async () => {
  answerCalls({ [ME]: { ...COMPANY, customFields: [PROJECT] } });
  show();
  await field('Company Name');
  await add();
  await save();
  expect(await screen.findByText('Label is required')).toBeTruthy();
  await userEvent.type(screen.getAllByLabelText('Label')[1] as HTMLElement, 'projéct');
  await save();
  expect(await screen.findByText('Another field has this label')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByLabelText('Label')[1]);
  expect(sent(UPDATE)).toEqual([]);
});

it('has at most five', async () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((label) => ({ ...PROJECT, label }));
  answerCalls({ [ME]: { ...COMPANY, customFields: five } });
  show();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Add a field' })).disabled).toBe(true);
});

it('shows at its field what the server refuses', async () => {
  answerCalls({
    [ME]: { ...COMPANY, customFields: [PROJECT] },
    [UPDATE]: invalidRequest([{ path: 'customFields.0.value', rule: 'maxLength', params: { max: 200 } }]),
  });
  show();
  await userEvent.type(await field('Starts with'), 'x');
  await save();
  expect(await screen.findByText('This field must be less than 200 characters')).toBeTruthy();
});
