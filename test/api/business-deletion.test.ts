import { beforeAll, describe, expect, it } from 'vitest';
import type { ScheduledDeletion } from '#shared/business/deletion.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { backdateDeletion, businessOf, makeDeletionDue, purge } from '#test/support/deletions.ts';
import { storedItem, storedItems } from '#test/support/emulators.ts';
import { anExport, EXPORT_MS } from '#test/support/export-calls.ts';
import {
  aCustomer,
  anAdministrator,
  aPerson,
  aSentInvoice,
  aStoredInvoice,
  PASSWORD,
  type Person,
} from '#test/support/given.ts';
import { accept } from '#test/support/invitation-calls.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { parallel } from '#test/support/parallel.ts';
import { storedFiles } from '#test/support/stored-files.ts';

const DAY_MS = 86_400_000;
const PATH = '/business/deletion';
const schedule = (by: Person) => by.call<ScheduledDeletion>('POST', PATH);
const keep = (by: Person) => by.call('DELETE', PATH);
const noticeOf = async (by: Person) => (await by.call<SessionUser>('GET', '/auth/profile')).body.businessDeletesAt;

describe('the deletion of one’s own business', () => {
  it('is scheduled in 14 days, during which everything keeps working', async () => {
    const owner = await aPerson();
    const employee = await anEmployeeOf(owner);
    const { status, body } = await schedule(owner);
    expect(status).toBe(200);
    const days = (Date.parse(body.deletesAt) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(await Promise.all([owner, employee].map(noticeOf))).toEqual([body.deletesAt, body.deletesAt]);
    await purge();
    const { id } = await aSentInvoice(owner);
    expect(await call('GET', `/invoices/${id}/public`)).toMatchObject({ status: 200 });
    expect(await employee.call('GET', `/invoices/${id}`)).toMatchObject({ status: 200 });
  });

  it('is emailed to the owner with its date and a way to keep the business', async () => {
    const owner = await aPerson();
    await schedule(owner);
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your business will be deleted on [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    expect(mail?.text).toContain('choose Keep business in your profile');
    expect(mail?.text).toMatch(/When: .*\n+Device: /);
  });

  it('keeps its first date when it is requested again, even concurrently, and is emailed once', async () => {
    const owner = await aPerson();
    const responses = await parallel(10, () => schedule(owner));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.deletesAt}`)).size).toBe(1);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  it('is cancelled by its owner, and can be scheduled again', async () => {
    const owner = await aPerson();
    await schedule(owner);
    expect(await keep(owner)).toMatchObject({ status: 204 });
    expect(await noticeOf(owner)).toBeUndefined();
    expect(await keep(owner)).toMatchObject({ status: 404 });
    expect(await schedule(owner)).toMatchObject({ status: 200 });
  });

  it('is refused to employees and administrators, and without a recent confirmation', async () => {
    const [owner, admin] = await Promise.all([aPerson(), anAdministrator()]);
    const employee = await anEmployeeOf(owner);
    expect(await schedule(employee)).toMatchObject({ status: 403 });
    expect(await schedule(admin)).toMatchObject({
      status: 409,
      body: {
        message: 'An administrator cannot delete their business. Ask another administrator to change your role first.',
      },
    });
    await lapseConfirmation(owner);
    expect(await schedule(owner)).toMatchObject({ status: 403, body: { reason: 'CONFIRMATION_REQUIRED' } });
    expect(await noticeOf(owner)).toBeUndefined();
  });

  it('keeps its owner from joining another business until it is cancelled', async () => {
    const [owner, other] = await Promise.all([aPerson(), aPerson()]);
    await schedule(owner);
    const { token } = await anInvitation(other, owner.email);
    expect(await accept(token)).toMatchObject({ status: 409 });
    expect(await keep(owner)).toMatchObject({ status: 204 });
    expect(await accept(token)).toMatchObject({ status: 200 });
  });

  it('is not cancelled by an employee', async () => {
    const owner = await aPerson();
    const employee = await anEmployeeOf(owner);
    await schedule(owner);
    expect(await keep(employee)).toMatchObject({ status: 403 });
    expect(await noticeOf(owner)).toBeDefined();
  });
});

/** A business with an employee, two invoices with PDFs, and an export. */
async function aBusiness() {
  const owner = await aPerson();
  const employee = await anEmployeeOf(owner);
  await aCustomer(owner);
  const invoices = [await aSentInvoice(owner), await aStoredInvoice(owner)];
  for (const { id } of invoices) expect((await call('GET', `/invoices/${id}/pdf`)).status).toBe(200);
  await anExport(owner);
  const business = { owner, employee, invoices, businessId: await businessOf(owner) };
  return { ...business, files: await filesOf(business) };
}

// Images are covered by admin-deletion.test.ts, since other tests compare all stored ones.
async function filesOf({ invoices, businessId }: { invoices: readonly Invoice[]; businessId: string }) {
  const prefixes = [...invoices.map(({ id }) => `pdf/${id}/`), `exports/${businessId}/`];
  return (await Promise.all(prefixes.map(storedFiles))).flat();
}

describe('a deletion that is due', () => {
  let leaving: Awaited<ReturnType<typeof aBusiness>>;
  let bystander: Awaited<ReturnType<typeof aBusiness>>;
  beforeAll(async () => {
    [leaving, bystander] = [await aBusiness(), await aBusiness()];
    expect(leaving.files).toEqual(
      expect.arrayContaining([expect.stringMatching(/^pdf/), expect.stringMatching(/^exports/)]),
    );
    expect(await schedule(leaving.owner)).toMatchObject({ status: 200 });
    await makeDeletionDue(leaving.businessId);
    await purge();
  }, 2 * EXPORT_MS);

  it('ends all sessions and employments, and hides the invoices', async () => {
    const { owner, employee, invoices } = leaving;
    expect(await owner.call('GET', '/invoices')).toMatchObject({ status: 401 });
    expect(await keep(owner)).toMatchObject({ status: 401 });
    const body = { email: owner.email, password: PASSWORD };
    expect(await call('POST', '/auth/login', { body })).toMatchObject({ status: 401 });
    expect((await employee.call<SessionUser>('GET', '/auth/profile')).body.role).toBe('USER');
    expect(await noticeOf(employee)).toBeUndefined();
    expect(await call('GET', `/invoices/${invoices[0]?.id}/public`)).toMatchObject({ status: 404 });
  });

  describe('once purged', () => {
    beforeAll(async () => {
      await backdateDeletion(leaving.businessId);
      await purge();
    });

    it('leaves no item and no file', async () => {
      const { owner, businessId, invoices } = leaving;
      const partitions = [
        `BUSINESS#${businessId}`,
        `AUDIT#${businessId}`,
        `USER#${owner.id}`,
        ...invoices.map(({ id }) => `INVOICE#${id}`),
      ];
      for (const pk of partitions) expect([pk, await storedItems(pk)]).toEqual([pk, []]);
      expect(await storedItem(`EMAIL#${owner.email}`, 'EMAIL')).toBeUndefined();
      expect(await storedItem('PURGE', `BUSINESS#${businessId}`)).toBeUndefined();
      expect(await filesOf(leaving)).toEqual([]);
    });

    it('tells the owner that it is done', async () => {
      const subjects = (await mailsTo(leaving.owner.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject === 'Your business was deleted')).toHaveLength(1);
    });

    it('leaves every other business as it was', async () => {
      const { owner, employee, invoices } = bystander;
      expect(await filesOf(bystander)).toEqual(bystander.files);
      expect((await employee.call<SessionUser>('GET', '/auth/profile')).body.role).toBe('EMPLOYEE');
      for (const { id } of invoices) {
        expect(await owner.call('GET', `/invoices/${id}`)).toMatchObject({ status: 200 });
      }
    });
  });
});
