import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { estimateCalls, shown, view } from '#test/support/estimate-calls.ts';
import { aPersonReadyToSend, aPublishedEstimate, aStoredEstimate, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});
const { read, change, send, publish } = estimateCalls(() => owner);

describe('sending', () => {
  it('freezes what the recipient sees, and sends the next version after a change', async () => {
    const { id, billingEmail = '' } = await aStoredEstimate(owner);
    const sent = await send(id, { subject: 'Our estimate', message: 'Hello Mai' });
    expect(sent.body).toMatchObject({ status: 'SENT', sentVersion: 1 });
    const { link = '' } = sent.body;
    expect((await send(id)).body.reason).toBe('JUST_SENT');
    const [mail] = await mailsTo(billingEmail);
    expect(mail).toMatchObject({ subject: 'Our estimate' });
    expect(mail?.text).toContain(`/estimate/${link}`);
    await change(id, { items: [{ name: 'Deck', quantity: 3, rate: 100 }] });
    expect(await read(id)).toMatchObject({ isRevised: true, sentVersion: 1, total: 300 });
    expect((await shown(link)).body).toMatchObject({ version: 1, items: [{ amount: 200 }] });
    const preview = await owner.call<PublicEstimate>('GET', `/estimates/${id}/preview`);
    expect(preview.body).toMatchObject({ version: 2, status: 'DRAFT', items: [{ amount: 300 }] });
    const next = await publish(id);
    expect(next.body).toMatchObject({ sentVersion: 2 });
    expect(next.body.isRevised).toBeUndefined();
    expect((await shown(link)).body).toMatchObject({ version: 1, newerId: next.body.link, items: [{ amount: 200 }] });
    expect((await shown(next.body.link ?? '')).body).toMatchObject({ version: 2, items: [{ amount: 300 }] });
    expect((await publish(id)).body.sentVersion).toBe(2);
  });

  it('is not revised by a note for the business alone, nor by a change that was changed back', async () => {
    const { id } = await aPublishedEstimate(owner);
    await change(id, { internalNotes: 'Haggles' });
    expect((await read(id)).isRevised).toBeUndefined();
    await change(id, { poNumber: 'PO-9' });
    expect((await read(id)).isRevised).toBe(true);
    await change(id, { poNumber: '' });
    expect((await read(id)).isRevised).toBeUndefined();
  });

  it('needs a recipient, and proposes texts', async () => {
    const { id } = await aStoredEstimate(owner, { billingEmail: '' });
    expect((await send(id)).status).toBe(400);
    const texts = await owner.call<{ subject: string }>('GET', `/estimates/${id}/email`);
    expect(texts.body.subject).not.toBe('');
    const body = { subject: 'Hello', message: 'Our estimate' };
    const preview = await owner.call<{ html: string }>('POST', `/estimates/${id}/email-preview`, { body });
    expect(preview.body.html).toContain('Our estimate');
  });
});

describe('a visit', () => {
  it('is recorded once for a version, and not for programs', async () => {
    const { id, link, version } = await aPublishedEstimate(owner);
    await view(link, 'Slackbot-LinkExpanding 1.0');
    expect((await read(id)).events.some(({ type }) => type === 'OPENED')).toBe(false);
    await view(link);
    await view(link);
    const opened = await read(id);
    expect(opened.events.filter(({ type }) => type === 'OPENED')).toHaveLength(1);
    expect(opened.version).toBe(version);
    expect((await view('nobody')).status).toBe(404);
  });
});
