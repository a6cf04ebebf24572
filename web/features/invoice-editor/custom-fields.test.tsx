import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { COMPANY } from '#test/support/screens/company-harness.tsx';
import {
  answer,
  bodiesOf,
  fillIn,
  freshEditor,
  headerSave,
  keptDrafts,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const PROJECT = { label: 'Project', value: 'Lakeside', isPrinted: true };
const MARGIN = { label: 'Margin', value: '', isPrinted: false };
const OWN = { 'GET /companies/me': { ...COMPANY, customFields: [PROJECT, MARGIN] } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('begin with what the business set, are in the preview if printed, and are saved', async () => {
  answer(OWN);
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Invoice Details'));
  expect([field('Project').value, field('Margin').value]).toEqual(['Lakeside', '']);
  await user.type(field('Margin'), '18%');
  const paper = await waitFor(() => document.querySelector<HTMLElement>('.invoice-document') as HTMLElement);
  expect((await within(paper).findByText('Project')).nextSibling?.textContent).toBe('Lakeside');
  expect(within(paper).queryByText('18%')).toBeNull();
  const customFields = [PROJECT, { ...MARGIN, value: '18%' }];
  await waitFor(() => expect(keptDrafts()).toMatchObject([{ customFields }]));
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ customFields }]));
});

it('that are cleared are not sent', async () => {
  answer(OWN);
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Invoice Details'));
  await user.clear(field('Project'));
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
  expect(bodiesOf('POST /invoices')[0]).not.toHaveProperty('customFields');
});

it('are in a copy, with those that the business has removed since, and none that it has added is filled', async () => {
  const site = { label: 'Site', value: 'North', isPrinted: true };
  answer({ ...OWN, 'GET /invoices/{id}': anInvoice({ id: 'inv-9', customFields: [site] }) });
  const { user } = showEditor('/invoices/create?from=inv-9');
  await user.click(await tab('Invoice Details'));
  await waitFor(() => expect(field('Project').value).toBe(''));
  expect(field('Site').value).toBe('North');
});

it('match those of the business however they are written, and are never more than five', async () => {
  const customFields = ['projéct', 'A', 'B', 'C', 'D'].map((label) => ({ label, value: label, isPrinted: true }));
  answer({ ...OWN, 'GET /invoices/{id}': anInvoice({ id: 'inv-9', customFields }) });
  const { user } = showEditor('/invoices/create?from=inv-9');
  await user.click(await tab('Invoice Details'));
  await waitFor(() => expect(field('projéct').value).toBe('projéct'));
  for (const label of ['Project', 'Margin']) expect(screen.queryByLabelText(label)).toBeNull();
});

it('show beside their field why the server refuses it', async () => {
  answer({
    ...OWN,
    'POST /invoices': () =>
      Promise.reject(invalidRequest([{ path: 'customFields.0.value', rule: 'maxLength', params: { max: 200 } }])),
  });
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Invoice Details'));
  await user.clear(field('Project'));
  await user.type(field('Margin'), 'x');
  await user.click(headerSave());
  await screen.findByText('This field must be at most 200 characters');
  expect(field('Margin').getAttribute('aria-invalid')).toBe('true');
});
