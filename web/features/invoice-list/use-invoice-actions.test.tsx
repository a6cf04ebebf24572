import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { choose, OFFLINE, refuse } from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => vi.restoreAllMocks());

describe('Download PDF', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    vi.setSystemTime(new Date(2026, 10, 21, 23, 30));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
  });
  afterEach(() => vi.useRealTimers());

  it('shows its progress until the file is saved under its name', async () => {
    const pdf = Promise.withResolvers<Blob>();
    await choose('Download PDF', { 'GET /invoices/{id}/pdf': () => pdf.promise });
    within(await screen.findByRole('dialog', { name: 'Downloading Invoice' })).getByText(
      'Generating PDF for invoice #INV-7',
    );
    pdf.resolve(new Blob(['%PDF']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('GET /invoices/{id}/pdf')).toEqual([{ id: 'inv-7' }]);
    expect(saved).toEqual(['blob:pdf invoice-INV-7-2026-11-21.pdf']);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('says that it failed and closes', async () => {
    await choose('Download PDF', { 'GET /invoices/{id}/pdf': refuse(new ConnectionError()) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to download invoice', { description: OFFLINE });
    expect(saved).toEqual([]);
  });
});
