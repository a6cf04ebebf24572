import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { accept, estimateCalls, refuse, shown } from '#test/support/estimate-calls.ts';
import {
  anAdministrator,
  aPerson,
  aPersonReadyToSend,
  aPublishedEstimate,
  aStoredEstimate,
  type Person,
  todayOf,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});
const { read, change, send, publish, decide, expired } = estimateCalls(() => owner);

describe('the recipient', () => {
  it('accepts with their name, once; a second yes changes nothing', async () => {
    const { id, link, billingEmail = '', invoiceNumber } = await aPublishedEstimate(owner);
    const accepted = await accept(link);
    expect(accepted.body).toMatchObject({ status: 'ACCEPTED', decision: { name: 'Mai Tran' } });
    expect((await accept(link, { name: 'Someone else' })).body.decision?.name).toBe('Mai Tran');
    expect((await refuse(link)).body.reason).toBe('ESTIMATE_DECIDED');
    const stored = await read(id);
    expect(stored.events.filter(({ type }) => type === 'ACCEPTED')).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/evidence|hash|address":"127/);
    expect((await mailsTo(billingEmail)).filter(({ text }) => text.includes(invoiceNumber))).toHaveLength(1);
    const entry = (await entriesOf(owner)).find(({ action }) => action === 'estimate.accept');
    expect(entry).toMatchObject({ record: { label: invoiceNumber } });
    expect(entry?.by).toBeUndefined();
  });

  it('agrees to what was sent: changes that were not sent are dropped', async () => {
    const { id, link } = await aPublishedEstimate(owner);
    await change(id, { items: [{ name: 'Deck', quantity: 9, rate: 100 }], internalNotes: 'Mine' });
    expect((await accept(link)).status).toBe(200);
    const accepted = await read(id);
    expect(accepted).toMatchObject({ total: 200, internalNotes: 'Mine', status: 'ACCEPTED' });
    expect(accepted.isRevised).toBeUndefined();
  });

  it('cannot decide a version that was replaced, nor accept an expired one, which they can decline', async () => {
    const { id, link } = await aPublishedEstimate(owner);
    await change(id, { poNumber: 'PO-1' });
    await publish(id);
    expect((await accept(link)).body.reason).toBe('ESTIMATE_REPLACED');
    expect((await refuse(link)).body.reason).toBe('ESTIMATE_REPLACED');
    const late = await expired();
    expect((await accept(late.link)).body.reason).toBe('ESTIMATE_EXPIRED');
    expect((await refuse(late.link, { reason: 'Too late' })).body.status).toBe('DECLINED');
  });

  it('accepts on the last day', async () => {
    const today = await todayOf(owner);
    const { link } = await aPublishedEstimate(owner, { issueDate: addDays(today, -3), dueDate: today });
    expect((await accept(link)).status).toBe(200);
  });

  it('finds nothing behind a link that was changed', async () => {
    const { id, link } = await aPublishedEstimate(owner);
    const [businessId = ''] = link.split('-');
    for (const other of [`${businessId}-${id}-2`, `${businessId}-${id.slice(0, -1)}0-1`, `${businessId}-${id}`, id]) {
      if (other === link) continue;
      expect((await shown(other)).status).toBe(404);
      expect((await accept(other)).status).toBe(404);
    }
  });

  it('must type a name, in one line', async () => {
    const { link } = await aPublishedEstimate(owner);
    expect((await accept(link, { name: ' ' })).status).toBe(400);
    expect((await accept(link, { name: 'M'.repeat(201) })).status).toBe(400);
  });
});

describe('the business', () => {
  it('records a decision with its way, also after it expired, and undoes it', async () => {
    const { id } = await expired();
    const way = { way: 'purchaseOrder', reference: 'PO-4711' } as const;
    const accepted = await decide(id, { decision: 'accepted', ...way });
    expect(accepted.body.status).toBe('ACCEPTED');
    expect(accepted.body.events.at(-1)).toMatchObject({ type: 'ACCEPTED', by: owner.email, ...way });
    expect((await decide(id, { decision: 'declined' })).body.reason).toBe('ESTIMATE_DECIDED');
    expect((await change(id, { poNumber: 'PO-1' })).body.reason).toBe('ESTIMATE_DECIDED');
    expect((await send(id)).body.reason).toBe('ESTIMATE_DECIDED');
    const undone = await decide(id, { decision: 'undone' });
    expect(undone.body.status).toBe('SENT');
    expect((await change(id, { poNumber: 'PO-1' })).status).toBe(200);
  });

  it('does not decide a version that was replaced since the page was read', async () => {
    const { id } = await aPublishedEstimate(owner);
    await change(id, { poNumber: 'PO-1' });
    await publish(id);
    const told = { decision: 'accepted', way: 'phone' } as const;
    expect((await decide(id, { ...told, version: 1 })).body.reason).toBe('CHANGED_MEANWHILE');
    expect((await decide(id, { ...told, version: 2 })).body.status).toBe('ACCEPTED');
  });

  it('cannot decide a draft, and changes and sends again after a no', async () => {
    const draft = await aStoredEstimate(owner);
    expect((await decide(draft.id, { decision: 'accepted' })).body.reason).toBe('ESTIMATE_NOT_SENT');
    const { id, link } = await aPublishedEstimate(owner);
    await refuse(link, { reason: 'Too expensive' });
    expect((await change(id, { items: [{ name: 'Deck', quantity: 1, rate: 90 }] })).body.status).toBe('DECLINED');
    const again = await publish(id);
    expect(again.body).toMatchObject({ status: 'SENT', sentVersion: 2 });
    expect((await accept(again.body.link ?? '')).status).toBe(200);
  });
});

it('does not open while its business is suspended, and ends with it', async () => {
  const [admin, other] = await Promise.all([anAdministrator(), aPerson()]);
  const { id, link } = await aPublishedEstimate(other);
  const ruled = (what: 'suspend' | 'restore') =>
    admin.call('POST', `/admin/businesses/${other.businessId}/${what}`, { body: {} });
  await ruled('suspend');
  expect((await shown(link)).body.reason).toBe('ESTIMATE_UNAVAILABLE');
  expect((await accept(link)).body.reason).toBe('ESTIMATE_UNAVAILABLE');
  await ruled('restore');
  expect((await shown(link)).status).toBe(200);
  await other.call('DELETE', `/estimates/${id}`);
  expect((await shown(link)).status).toBe(404);
});
