import { beforeAll, expect, it } from 'vitest';
import type { Estimate } from '#shared/estimate/schema.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aPersonReadyToSend, aPublishedEstimate, aStoredEstimate, type Person } from '#test/support/given.ts';
import { aMailEvent, bouncingAddress, deliverMailEvent } from '#test/support/mail-event.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const read = async (id: string) => (await owner.call<Estimate>('GET', `/estimates/${id}`)).body;
const fetchPdf = (link: string) => fetch(`${productUrl()}/api/estimates/${link}/pdf`);
/** The email to the owner about an estimate, once it is sent: what is queued for owners does not name their address. */
const toldOf = async (invoiceNumber: string) => {
  const find = async () => (await mailsTo(owner.email)).find(({ subject }) => subject.includes(invoiceNumber));
  await expect.poll(find).toBeDefined();
  return find();
};
const textOf = async (response: Response) => {
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  return pages.join(' ').replace(/\s+/g, ' ');
};

it('the PDF of an estimate is that of the version in its link, for anyone with it', async () => {
  const { id, link, invoiceNumber } = await aPublishedEstimate(owner, { additionalNotes: 'First words' });
  await owner.call('PATCH', `/estimates/${id}`, { body: { additionalNotes: 'Second words' } });
  const response = await fetchPdf(link);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain(`estimate-${invoiceNumber}.pdf`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await textOf(response);
  expect(text).toContain('First words');
  expect(text).not.toContain('Draft, not final');
});

it('there is no PDF of what is no link', async () => {
  for (const link of ['AAAAAAAAAAAAAAAAAAAAAA', 'a-b-1', 'a-b-0']) expect((await fetchPdf(link)).status).toBe(404);
});

it('its business downloads it as it would be sent, a draft marked as one; no other business does', async () => {
  const { id } = await aStoredEstimate(owner);
  const preview = (by: Person) =>
    fetch(`${productUrl()}/api/estimates/${id}/preview/pdf`, { headers: { authorization: `Bearer ${by.token}` } });
  expect(await textOf(await preview(owner))).toContain('Draft, not final');
  expect((await preview(await aPersonReadyToSend())).status).toBe(404);
  expect((await fetch(`${productUrl()}/api/estimates/${id}/preview/pdf`)).status).toBe(401);
});

it('once accepted it ends with who accepted, and both sides are told, by email with the accepted PDF to the recipient', async () => {
  const { id, link, billingEmail = '', invoiceNumber } = await aPublishedEstimate(owner);
  const device = 'EvidenceBrowser/1.0';
  const body = { name: 'Mai Tran' };
  await call('POST', `/estimates/${link}/acceptance`, { body, headers: { 'user-agent': device } });
  const text = await textOf(await fetchPdf(link));
  expect(text).toMatch(/Acceptance Accepted by Mai Tran on .* and agreed to version 1 of estimate/);
  const [confirmation] = await mailsTo(billingEmail);
  expect(confirmation?.subject).toContain(`Accepted: estimate ${invoiceNumber}`);
  const told = await toldOf(invoiceNumber);
  expect(told?.text).toContain(`/estimates/${id}`);
  for (const shown of [text, JSON.stringify(confirmation), JSON.stringify(told)]) expect(shown).not.toContain(device);
});

it('only its owner is told of a no, with the reason', async () => {
  const { link, billingEmail = '', invoiceNumber } = await aPublishedEstimate(owner);
  await call('POST', `/estimates/${link}/refusal`, { body: { reason: 'Too dear for us.' } });
  const told = await toldOf(invoiceNumber);
  expect(told?.text).toContain('Too dear for us.');
  expect(await mailsTo(billingEmail)).toEqual([]);
});

it('a bounce is among its events, and its owner is told', async () => {
  const billingEmail = bouncingAddress();
  const { id, invoiceNumber } = await aStoredEstimate(owner, { billingEmail });
  expect((await owner.call('POST', `/estimates/${id}/send`, { body: {} })).status).toBe(200);
  const failures = async () => (await read(id)).events.filter(({ type }) => type === 'MAIL_FAILED');
  await expect.poll(failures).toMatchObject([{ kind: 'BOUNCED', recipient: billingEmail }]);
  const told = await toldOf(invoiceNumber);
  expect(told?.subject).toBe(`Email not delivered: estimate ${invoiceNumber}`);
  const { link = '', version } = await read(id);
  await deliverMailEvent(aMailEvent('Complaint', { to: billingEmail, tags: { estimate: [link] } }));
  expect(await failures()).toHaveLength(2);
  expect((await read(id)).version).toBe(version);
});
