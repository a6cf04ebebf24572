import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Estimate } from '#shared/estimate/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { tab } from '#test/support/screens/estimate-editor-harness.tsx';
import {
  address,
  anEstimate,
  answer,
  DRAFT,
  LINK,
  refused,
  showEstimates,
  toasts,
} from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const SEND = 'POST /estimates/{id}/send';
const PUBLISH = 'POST /estimates/{id}/link';
const UPDATE = 'PATCH /estimates/{id}';

const dialog = () => within(screen.getByRole('dialog', { name: 'Send Estimate' }));
const button = (name: string) => dialog().getByRole('button', { name });

/** Opens the editor of an estimate, after a change of its city if there is one, and its send dialog. */
async function open(over: Partial<Estimate> = DRAFT, answers: Answers = {}, city = '', user = {}) {
  const stored = anEstimate({ dueDate: '2999-01-01', ...over });
  answer({ 'GET /estimates/{id}': stored, ...answers });
  const shown = showEstimates('/estimates/est1/edit', user);
  const field = await screen.findByLabelText('City');
  if (city) await shown.user.type(field, city);
  await shown.user.click(await tab('Total and Terms'));
  await shown.user.click(screen.getByRole('button', { name: 'Send Estimate' }));
  await screen.findByRole('dialog', { name: 'Send Estimate' });
  return shown.user;
}

/** That version 1 was sent, by its link unless there is a recipient. */
const sentEvent = (more: { recipient?: string; channel?: 'SMS' } = {}) =>
  ({ type: 'SENT', at: '2026-01-06T12:00:00.000Z', by: 'maya@prairie.test', version: 1, ...more }) as const;
const sent = (over: Partial<Estimate> = {}) => anEstimate({ dueDate: '2999-01-01', version: 4, ...over });

beforeEach(() => localStorage.clear());

describe('by email', () => {
  it('sends once, and leads to the page of the estimate', async () => {
    const user = await open(DRAFT, { [SEND]: sent() });
    dialog().getByText('Not sent yet');
    await user.dblClick(button('Send By Email'));
    await waitFor(() => expect(address()).toBe('/estimates/est1'));
    await screen.findByText('Sent to Café Léger Inc.');
    expect(callsOf(SEND)).toEqual([{ id: 'est1', body: {} }]);
    expect(callsOf(UPDATE)).toEqual([]);
  });

  it('stores changes first', async () => {
    const order: string[] = [];
    const user = await open(
      { events: [sentEvent({ recipient: 'compta@cafe-leger.test' })] },
      {
        [UPDATE]: () => {
          order.push('update');
          return sent({ billingCity: 'Banff', isRevised: true });
        },
        [SEND]: () => {
          order.push('send');
          return sent({ billingCity: 'Banff', version: 5, sentVersion: 2 });
        },
      },
      'Banff',
    );
    dialog().getByText('Sent before, as version 1');
    dialog().getByText('Changed since it was saved');
    await user.click(button('Send By Email'));
    await waitFor(() => expect(address()).toBe('/estimates/est1'));
    expect(order).toEqual(['update', 'send']);
  });

  it('sends the email as it was edited', async () => {
    const user = await open(DRAFT, {
      'GET /estimates/{id}/email': { subject: 'Estimate', message: 'Hello' },
      [SEND]: sent(),
    });
    await user.click(button('Edit or Preview Email'));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), ' Léa');
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(callsOf(SEND)).toHaveLength(1));
    expect(callsOf(SEND)).toMatchObject([{ id: 'est1', body: { message: 'Hello Léa' } }]);
    expect(callsOf(SEND)[0]?.body).not.toHaveProperty('keepTexts');
    await waitFor(() => expect(address()).toBe('/estimates/est1'));
  });

  it('says why it was refused', async () => {
    const user = await open(DRAFT, { [SEND]: refused('UNAVAILABLE', 'x') });
    await user.click(button('Send By Email'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to send the estimate. Please try again.']));
    expect(address()).toBe('/estimates/est1/edit');
  });

  it('sends nothing when another window has changed it', async () => {
    let version = 3;
    const user = await open(DRAFT, {
      'GET /estimates/{id}': () =>
        anEstimate({ ...DRAFT, dueDate: '2999-01-01', version, ...(version > 3 && { billingCity: 'Calgary' }) }),
      [SEND]: sent(),
    });
    version = 4;
    await user.click(button('Send By Email'));
    await screen.findByRole('dialog', { name: 'This estimate was changed' });
    expect(callsOf(SEND)).toEqual([]);
  });

  it('needs a confirmed address of the sender', async () => {
    await open(DRAFT, {}, '', { emailVerified: false });
    dialog().getByText(/Then you can send this estimate\./);
    expect([button('Send By Email'), button('Copy Link')].every((each) => each.hasAttribute('disabled'))).toBe(true);
  });
});

describe('by its link', () => {
  it('publishes a draft first', async () => {
    const user = await open(DRAFT, { [PUBLISH]: sent({ events: [sentEvent()] }) });
    await user.click(button('Copy Link'));
    await waitFor(() => expect(toasts('success')).toEqual(['Link copied: the estimate now counts as sent']));
    expect(callsOf(PUBLISH)).toEqual([{ id: 'est1' }]);
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/estimate/${LINK}`);
    await dialog().findByText('Sent before, as version 1');
    dialog().getByText('Not sent yet');
    await user.click(button('Copy Link'));
    await waitFor(() => expect(toasts('success').at(-1)).toBe('Link copied to clipboard'));
    expect(callsOf(PUBLISH)).toHaveLength(1);
  });

  it('publishes unsent changes, so that the link shows what the user sees', async () => {
    const next = `${LINK.slice(0, -1)}2`;
    const user = await open({ isRevised: true }, { [PUBLISH]: sent({ sentVersion: 2, link: next }) });
    await user.click(button('Copy Link'));
    await waitFor(() => expect(toasts('success')).toHaveLength(1));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/estimate/${next}`);
  });

  it('says that nothing was copied when it cannot be published', async () => {
    const user = await open(DRAFT, { [PUBLISH]: refused('UNAVAILABLE', 'x') });
    await user.click(button('Copy Link'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to copy the link']));
    expect(toasts('success')).toEqual([]);
  });
});

describe('the PDF', () => {
  it('is that of the estimate as stored', async () => {
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const user = await open(DRAFT, { 'GET /estimates/{id}/preview/pdf': new Blob(['%PDF']) });
    await user.click(button('Download PDF'));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^estimate-EST-7-\d{4}-\d\d-\d\d\.pdf$/)]));
    expect(callsOf('GET /estimates/{id}/preview/pdf')).toEqual([{ id: 'est1' }]);
    click.mockRestore();
  });

  it('says when it fails', async () => {
    const user = await open(DRAFT, { 'GET /estimates/{id}/preview/pdf': refused('UNAVAILABLE', 'x') });
    await user.click(button('Download PDF'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to download the PDF']));
  });
});

describe('by SMS', () => {
  const TEXT = 'POST /estimates/{id}/send-sms';
  const PHONE = { billingPhone: '+1 514 555 0118' };

  it('sends the link to the customer’s number, and says which version they got', async () => {
    const event = sentEvent({ recipient: '+15145550118', channel: 'SMS' });
    const user = await open({ ...DRAFT, ...PHONE }, { [TEXT]: sent({ ...PHONE, events: [event] }) });
    dialog().getByText('Not texted yet');
    await user.click(button('Send By SMS'));
    await waitFor(() => expect(toasts('success')).toEqual(['SMS sent']));
    expect(callsOf(TEXT)).toEqual([{ id: 'est1', body: { phoneNumber: '+1 514 555 0118' } }]);
    dialog().getByText('Sent before, as version 1');
    dialog().getByText('Not sent yet');
  });

  it('says why it was refused, beside the number', async () => {
    const user = await open({ ...DRAFT, ...PHONE }, { [TEXT]: refused('CONFLICT', 'Please wait a minute.') });
    await user.click(button('Send By SMS'));
    await dialog().findByText('Please wait a minute.');
    expect(callsOf(SEND)).toEqual([]);
  });

  it('is not offered without a number, nor for one that cannot get any', async () => {
    await open(DRAFT);
    expect(dialog().queryByRole('button', { name: 'Send By SMS' })).toBeNull();
    cleanup();
    await open({ ...DRAFT, billingPhone: '+44 7700 900123' });
    expect(button('Send By SMS').hasAttribute('disabled')).toBe(true);
    dialog().getByText('We cannot send SMS to this country yet. Please send it by email.');
  });
});
