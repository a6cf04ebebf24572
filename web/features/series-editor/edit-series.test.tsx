import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SeriesUpdate } from '#shared/series/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { headerSave, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { refused, toasts } from '#test/support/screens/estimates-harness.tsx';
import { address, answerEditor, keptSeries, paper, showEditor } from '#test/support/screens/series-editor-harness.tsx';
import { aSeries } from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const UPDATE = 'PATCH /series/{id}';
const bodies = () => callsOf(UPDATE).map(({ body }) => body);
const CHANGED = refused('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' });
const city = () => screen.getByLabelText<HTMLInputElement>('City');

/** Opens an editor of the stored series, and types a city. */
async function typeCity(answers: Answers = {}, query = '') {
  answerEditor(answers);
  const shown = showEditor(`ser1/edit${query}`);
  await shown.user.type(await screen.findByLabelText('City'), 'Banff');
  return shown;
}

beforeEach(() => localStorage.clear());

describe('a stored series', () => {
  it('is changed from now on as the server takes it, and its page follows', async () => {
    const { user } = await typeCity();
    screen.getByText(/^Your changes apply from the next invoice on/);
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
    const body = SeriesUpdate.parse(bodies()[0]);
    expect(body).toMatchObject({ billingCity: 'Banff', version: 3, dueInDays: 30 });
    expect(body).not.toHaveProperty('only');
    expect(toasts('success')).toEqual(['Recurring invoice updated']);
  });

  it('is not written again while it is as stored', async () => {
    answerEditor();
    const { user } = showEditor('ser1/edit');
    await screen.findByLabelText('City');
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
    expect(bodies()).toEqual([]);
  });

  it('shows its next invoice', async () => {
    answerEditor({
      'GET /series/{id}': aSeries({ items: [{ name: 'Retainer {period}', quantity: 1, rate: 5, amount: 5 }] }),
    });
    showEditor('ser1/edit');
    await (await paper()).findByText('Retainer February 1 – 28, 2026');
    await (await paper()).findByText('February 01, 2026');
    await (await paper()).findByText('March 03, 2026');
  });

  it('keeps what was typed when it cannot be stored', async () => {
    const { user } = await typeCity({ [UPDATE]: new ConnectionError() });
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    expect(city().value).toBe('Banff');
  });

  it('asks whose change to keep if another window changed it', async () => {
    const { user } = await typeCity({ [UPDATE]: CHANGED });
    await user.click(headerSave());
    const dialog = within(await screen.findByRole('dialog', { name: 'This recurring invoice was changed' }));
    answerEditor({ 'GET /series/{id}': aSeries({ version: 5, billingCity: 'Calgary' }) });
    await user.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(city().value).toBe('Calgary'));
  });

  it('says when it does not load, and loads again', async () => {
    answerEditor({ 'GET /series/{id}': refused('UNEXPECTED', []) });
    const { user } = showEditor('ser1/edit');
    await screen.findByText('Failed to load recurring invoice');
    answerEditor();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByLabelText('City');
  });
});

it('of a French invoice is previewed in French, also in place of its number', async () => {
  answerEditor({ 'GET /series/{id}': aSeries({ language: 'fr' }) });
  showEditor('ser1/edit');
  await (await paper()).findByText('Facture');
  await (await paper()).findByText('Attribué à l’émission');
});

describe('only one coming invoice', () => {
  it('is changed alone, which is said at the top', async () => {
    const { user } = await typeCity({}, '?only=2026-03-01');
    screen.getByRole('heading', { name: 'Edit the Invoice of Mar 1, 2026' });
    screen.getByText(/^You are changing only the invoice of Mar 1, 2026/);
    await (await paper()).findByText('March 01, 2026');
    await user.click(await tab('Payment'));
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
    expect(SeriesUpdate.parse(bodies()[0])).toMatchObject({ only: '2026-03-01', billingCity: 'Banff', version: 3 });
  });

  it('starts with the content that it has alone', async () => {
    const content = { ...aSeries(), billingCity: 'Jasper', items: [{ name: 'Half', quantity: 1, rate: 600 }] };
    const series = aSeries({ billingCity: 'Calgary', only: { day: '2026-03-01', content } });
    answerEditor({ 'GET /series/{id}': series });
    showEditor('ser1/edit?only=2026-03-01');
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Jasper');
    await (await paper()).findByText('Half');
  });

  it('switches to all from now on, and keeps drafts of both apart', async () => {
    const { user, unmount } = await typeCity({}, '?only=2026-03-01');
    unmount();
    expect(keptSeries()).toMatchObject([{ billingCity: 'Banff' }]);
    showEditor('ser1/edit');
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Only Feb 1' }));
    await screen.findByText(/^You are changing only the invoice of Feb 1, 2026/);
    await user.click(screen.getByRole('button', { name: 'All from now on' }));
    await screen.findByText(/^Your changes apply from the next invoice on/);
  });
});
