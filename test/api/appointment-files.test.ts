import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import { page } from '#test/support/activity-calls.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { change, listed, read } from '#test/support/appointment-calls.ts';
import { attach, attachedTo } from '#test/support/attached.ts';
import { call, productUrl } from '#test/support/client.ts';
import { anExport, EXPORT_MS } from '#test/support/export-calls.ts';
import { aCustomer, anUnverifiedPerson, aPerson, aPersonReadyToSend, type Person } from '#test/support/given.ts';
import { HOSTILE_ATTACHMENTS } from '#test/support/hostile-attachments.ts';
import { aPng } from '#test/support/images.ts';
import { aPdf } from '#test/support/pdfs.ts';
import { storedFiles } from '#test/support/stored-files.ts';
import { readZip } from '#test/support/zip.ts';

let owner: Person;
let customerId: string;
beforeAll(async () => {
  owner = await aPerson();
  customerId = (await aCustomer(owner)).id;
});

const to = 'appointments';
const meeting = () => anAppointment(owner, { customerId });
const linkOf = (by: Person, id: string, fileId: string) =>
  by.call<{ url: string }>('POST', `/appointments/${id}/attachments/${fileId}/link`);

describe('a file of an appointment', () => {
  it('comes back byte for byte, from an address that its business asks for', async () => {
    const { id } = await meeting();
    const file = await attachedTo(owner, id, { name: 'Before & after.pdf', bytes: aPdf(), to });
    const { body } = await linkOf(owner, id, file.id);
    const answer = await fetch(body.url);
    expect(new URL(body.url).origin).not.toBe(productUrl());
    expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('300');
    expect(answer.headers.get('content-disposition')).toContain("''Before%20%26%20after.pdf");
    expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf())).toBe(true);
  });

  it('is listed in the appointment without its key, and changes no version', async () => {
    const made = await meeting();
    const first = await attachedTo(owner, made.id, { to });
    const second = await attachedTo(owner, made.id, { to });
    expect(second.name).toBe('photo (2).png');
    expect(await read(owner, made)).toEqual({ ...made, attachments: [first, second] });
    const inMarch = await listed(owner, { startDate: '2026-03-01T00:00:00Z', endDate: '2026-03-08T00:00:00Z' });
    expect(inMarch.body.find(({ id }) => id === made.id)?.attachments).toEqual([first, second]);
    const { body } = await change(owner, made, { title: 'Site visit', version: made.version });
    expect([body.title, body.attachments]).toEqual(['Site visit', [first, second]]);
  });

  it('is attached once, however often that is asked for, and is gone once removed', async () => {
    const made = await meeting();
    const file = await attachedTo(owner, made.id, { to });
    const body = { id: file.id, name: 'photo.png', size: file.size };
    expect((await owner.call('POST', `/appointments/${made.id}/attachments`, { body })).body).toEqual(file);
    const remove = () => owner.call('DELETE', `/appointments/${made.id}/attachments/${file.id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await read(owner, made)).toEqual(made);
    expect((await linkOf(owner, made.id, file.id)).status).toBe(404);
    expect(await storedFiles(`attachments/${made.id}/`)).toEqual([]);
    const { data } = await page(owner);
    const entries = data.filter(({ record }) => record?.id === made.id).map(({ action }) => action);
    expect(entries).toEqual(['appointment.detach', 'appointment.attach', 'appointment.create']);
  });

  it('is seen, added and removed by every employee, as the appointment is', async () => {
    const employee = await anEmployeeOf(owner);
    const made = await meeting();
    const file = await attachedTo(employee, made.id, { to });
    expect((await read(employee, made)).attachments).toEqual([file]);
    expect((await linkOf(employee, made.id, file.id)).status).toBe(200);
    expect((await employee.call('DELETE', `/appointments/${made.id}/attachments/${file.id}`)).status).toBe(204);
  });

  it('is out of reach for another business and for whoever has no account', async () => {
    const other = await aPerson();
    const { id } = await meeting();
    const file = await attachedTo(owner, id, { to });
    const path = `/appointments/${id}/attachments`;
    const part = { body: { part: 0, content: 'QUJD' } };
    const answers = [
      await linkOf(other, id, file.id),
      await other.call('POST', `${path}/${crypto.randomUUID()}/parts`, part),
      await other.call('DELETE', `${path}/${file.id}`),
      // Nor through the public link of an invoice's file.
      await owner.call('GET', `/invoices/${id}/attachments/${file.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call('POST', `${path}/${file.id}/link`)).status).toBe(401);
    expect(await storedFiles(`uploads/${id}/`)).toEqual([]);
  });
});

describe('its limits', () => {
  it('are the content that an invoice can have', async () => {
    const { id } = await meeting();
    for (const [what, name, bytes, why] of HOSTILE_ATTACHMENTS.slice(0, 5)) {
      const answer = await attach(owner, id, { name, bytes, to });
      expect(answer, what).toMatchObject({ status: 400, body: { reason: 'FILE_REFUSED', params: { what: why } } });
    }
    expect(await storedFiles(`attachments/${id}/`)).toEqual([]);
    expect(await storedFiles(`uploads/${id}/`)).toEqual([]);
  });

  it('are ten files, also for those that arrive at once', async () => {
    const made = await meeting();
    for (let count = 0; count < MAX_ATTACHMENTS - 1; count += 1) await attachedTo(owner, made.id, { to });
    const answers = await Promise.all([attach(owner, made.id, { to }), attach(owner, made.id, { to })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await read(owner, made)).attachments).toHaveLength(MAX_ATTACHMENTS);
    expect(await storedFiles(`attachments/${made.id}/`)).toHaveLength(MAX_ATTACHMENTS);
  });

  it('are an email that is confirmed', async () => {
    const person = await anUnverifiedPerson();
    const { id } = await anAppointment(person);
    expect(await attach(person, id, { to })).toMatchObject({ status: 403 });
  });
});

describe('the appointment', () => {
  it('takes its files along when it is deleted, so that nobody reads them any more', async () => {
    const { id } = await meeting();
    const file = await attachedTo(owner, id, { to });
    const [deleted, added] = await Promise.all([
      owner.call('DELETE', `/appointments/${id}`),
      attach(owner, id, { bytes: aPdf(), to }),
    ]);
    expect(deleted.status).toBe(204);
    expect([201, 404]).toContain(added.status);
    expect((await linkOf(owner, id, file.id)).status).toBe(404);
  });

  it('keeps a file that is added while it is changed', async () => {
    const made = await meeting();
    const [added, changed] = await Promise.all([
      attach(owner, made.id, { to }),
      change(owner, made, { notes: 'Bring the ladder' }),
    ]);
    expect([added.status, changed.status]).toEqual([201, 200]);
    expect(await read(owner, made)).toMatchObject({ notes: 'Bring the ladder', attachments: [added.body] });
  });
});

it('its files are in the export, in a folder of the appointment', { timeout: EXPORT_MS }, async () => {
  const person = await aPersonReadyToSend();
  const { id } = await anAppointment(person, { title: 'Leak: kitchen' });
  const file = await attachedTo(person, id, { to });
  await anExport(person);
  const { body } = await person.call<{ url: string }>('POST', '/business/export/link');
  const files = readZip(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
  expect(files.get('appointments/2026-03-02_Leak_kitchen/photo.png')?.equals(aPng())).toBe(true);
  const [appointment] = JSON.parse(String(files.get('json/appointments.json')));
  expect(appointment.attachments).toEqual([file]);
  expect(String(files.get('README.txt'))).toContain('appointments/');
});
