import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EstimateUpdate } from '#shared/estimate/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { headerSave, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import {
  address,
  anEstimate,
  answer,
  DRAFT,
  refused,
  showEstimates,
  toasts,
} from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const UPDATE = 'PATCH /estimates/{id}';
const bodies = () => callsOf(UPDATE).map(({ body }) => body);
const DECIDED = refused('CONFLICT', 'This estimate has already been accepted.', { reason: 'ESTIMATE_DECIDED' });
const CHANGED = refused('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' });
const locked = () => screen.queryByText('This estimate was accepted');

/** Opens the editor of the stored estimate, and types a city. */
async function typeCity(answers: Answers = {}) {
  answer(answers);
  const { user } = showEstimates('/estimates/est1/edit');
  await user.type(await screen.findByLabelText('City'), 'Banff');
  return user;
}

beforeEach(() => localStorage.clear());

describe('a stored estimate', () => {
  it('is changed as the server takes it, with the version that was read', async () => {
    const user = await typeCity({ [UPDATE]: anEstimate({ version: 4, isRevised: true }) });
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/estimates'));
    expect(EstimateUpdate.parse(bodies()[0])).toMatchObject({
      billingCity: 'Banff',
      version: 3,
      dueDate: '2026-02-04',
    });
    expect(bodies()[0]).not.toHaveProperty('paymentMethod');
    expect(bodies()[0]).not.toHaveProperty('status');
    expect(callsOf(UPDATE)).toMatchObject([{ id: 'est1' }]);
    expect(toasts('success')).toEqual(['Estimate updated']);
  });

  it('is not written again while it is as stored', async () => {
    answer();
    const { user } = showEstimates('/estimates/est1/edit');
    await screen.findByLabelText('City');
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/estimates'));
    expect(bodies()).toEqual([]);
  });

  it('keeps its number', async () => {
    answer();
    const { user } = showEstimates('/estimates/est1/edit');
    await user.click(await tab('Estimate Details'));
    expect(screen.getByLabelText<HTMLInputElement>('Estimate Number').disabled).toBe(true);
  });

  it('is not stored with a last day before its issue', async () => {
    const user = await typeCity({ 'GET /estimates/{id}': anEstimate({ dueDate: '2026-01-04' }) });
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toEqual(['It must be valid until its issue date or later']));
    expect(bodies()).toEqual([]);
  });

  it('says which version the customer sees, once it was sent', async () => {
    answer();
    showEstimates('/estimates/est1/edit');
    await screen.findByText('Your customer sees version 1 until you send your changes.');
    cleanup();
    answer({ 'GET /estimates/{id}': anEstimate(DRAFT) });
    showEstimates('/estimates/est1/edit');
    await screen.findByLabelText('City');
    expect(screen.queryByText(/^Your customer sees/)).toBeNull();
  });

  it('keeps what was typed when it cannot be stored', async () => {
    const user = await typeCity({ [UPDATE]: new ConnectionError() });
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Banff');
    expect(address()).toBe('/estimates/est1/edit');
  });

  it('says when it does not load, and loads again', async () => {
    answer({ 'GET /estimates/{id}': refused('UNEXPECTED', []) });
    const { user } = showEstimates('/estimates/est1/edit');
    await screen.findByText('Failed to load estimate');
    answer();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByLabelText('City');
  });
});

describe('an estimate that changed in another window', () => {
  it('is read again if the user says so', async () => {
    const user = await typeCity({ [UPDATE]: CHANGED });
    await user.click(headerSave());
    const dialog = within(await screen.findByRole('dialog', { name: 'This estimate was changed' }));
    answer({ 'GET /estimates/{id}': anEstimate({ version: 5, billingCity: 'Calgary' }) });
    await user.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Calgary'));
  });

  it('is overwritten if the user says so', async () => {
    const user = await typeCity({ [UPDATE]: CHANGED });
    await user.click(headerSave());
    const dialog = within(await screen.findByRole('dialog', { name: 'This estimate was changed' }));
    answer({ [UPDATE]: anEstimate({ version: 6, billingCity: 'Banff' }) });
    await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(address()).toBe('/estimates'));
    expect(bodies().at(-1)).not.toHaveProperty('version');
  });
});

describe('an accepted estimate', () => {
  it('is not edited, and leads to its page', async () => {
    answer({ 'GET /estimates/{id}': anEstimate({ status: 'ACCEPTED' }) });
    const { user } = showEstimates('/estimates/est1/edit');
    await screen.findByText('This estimate was accepted');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Open Estimate' }));
    expect(address()).toBe('/estimates/est1');
  });

  it('says so if the customer accepts while it is edited, and keeps what was typed', async () => {
    let status: 'SENT' | 'ACCEPTED' = 'SENT';
    const user = await typeCity({
      'GET /estimates/{id}': () => anEstimate({ status }),
      [UPDATE]: () => {
        status = 'ACCEPTED';
        return DECIDED();
      },
    });
    expect(locked()).toBeNull();
    await user.click(headerSave());
    await screen.findByText('This estimate was accepted');
    expect(toasts('error')).toEqual(['This estimate has already been accepted.']);
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Banff');
  });
});
