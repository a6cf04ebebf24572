import { expect } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import {
  activityKey,
  appointmentKey,
  businessKey,
  companyKey,
  emailKey,
  invoiceKey,
  purgeKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { businessesIn, type PurgeOrder } from '#functions/domain/people/businesses.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { purgeBusinesses } from '#functions/purge-businesses/purge.ts';
import { purgeStore } from '#functions/purge-businesses/store.ts';
import type { AccountHarness } from './account-harness.ts';

/** When the purge runs. */
export const NOW = new Date('2026-03-01T12:00:00Z');
/** Default number of invoices of a disabled business. */
export const INVOICES = 60;

type Order = Required<Omit<PurgeOrder, 'byOwner'>>;
type DisabledBusiness = { order: Order; invoiceIds: string[] };

/** A stored invoice of a business. */
export function anInvoice(id: string, businessId: string): InvoiceRecord {
  return {
    ...{
      id,
      businessId,
      invoiceNumber: id,
      billingName: 'Café Léger',
      items: [],
      totalCents: 100,
      movements: [],
      version: 1,
    },
    ...{ status: 'SENT', issueDate: '2026-03-01', dueDate: '2026-03-31', currency: 'CAD', paymentMethod: 'card' },
    ...{ issuedAt: NOW.toISOString(), createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
  };
}

/** Deletes a stored invoice like its business would. */
export async function removeInvoice(table: Table, id: string, now: Date): Promise<void> {
  const invoice = await invoicesIn(table).find(id);
  expect(invoice && (await invoicesIn(table).remove(invoice, { by: 'ann@example.com', now }))).toBe(true);
}

/** In-memory files, by name only. */
export function filesAmong(names: Set<string>) {
  return {
    remove: async (key: string) => void names.delete(key),
    async removeAll(prefix: string) {
      for (const name of names) if (name.startsWith(prefix)) names.delete(name);
    },
  };
}

/** Disables and purges businesses, with the accounts of the current harness. */
export function purgeCalls(table: Table, current: () => AccountHarness) {
  const removedUsers: string[] = [];
  const noteRemoved = async (id: string) => void removedUsers.push(id);
  const storedFiles = new Set<string>();
  const itemsAt = (pk: string) =>
    table.query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } });
  return {
    removedUsers,
    storedFiles,
    itemsAt,
    /** A business that was disabled `secondsAgo`, with invoices, an appointment and a company. */
    async aDisabledBusiness({ secondsAgo = 3_600, invoices = INVOICES } = {}): Promise<DisabledBusiness> {
      const deletedAt = new Date(NOW.getTime() - secondsAgo * 1_000).toISOString();
      const owner = await current().aPerson({ businessId: newId(), disabled: true, deletedAt });
      const { id: userId, email, businessId } = owner;
      const order: Order = { businessId, userId, email, deletedAt };
      await table.transact({
        business: putNew({ ...businessKey(businessId), id: businessId, deletedAt }),
        company: putNew({ ...companyKey(businessId), logo: `images/${businessId}.png` }),
        order: putNew({ ...order, ...purgeKey(businessId) }),
      });
      storedFiles.add(`images/${businessId}.png`).add(`exports/${businessId}/1.zip`);
      const appointmentId = newId();
      await table.transact({ appointment: putNew({ ...appointmentKey(businessId, appointmentId), title: 'Visit' }) });
      storedFiles.add(`attachments/${appointmentId}/photo`);
      const invoiceIds = Array.from({ length: invoices }, newId);
      for (const id of invoiceIds) {
        storedFiles.add(`pdf/${id}/1.pdf`).add(`pdf/${id}/2.pdf`);
        await invoicesIn(table).create(anInvoice(id, businessId), { at: deletedAt, type: 'CREATED' });
      }
      return { order, invoiceIds };
    },
    purge(isTimeLeft = () => true, removeUser: (id: string) => Promise<void> = noteRemoved) {
      const dependencies = {
        store: purgeStore(table),
        users: current().users,
        businesses: businessesIn(table),
        files: filesAmong(storedFiles),
        identity: { removeUser },
        mails: current().queue,
        ...employmentsIn(table, current().roleChanged),
      };
      return purgeBusinesses(dependencies, { now: NOW, isTimeLeft });
    },
    /** What remains of a business, its files, its account and its deletion order. */
    async whatIsLeft({ order, invoiceIds }: DisabledBusiness): Promise<unknown[]> {
      const partitions = [
        businessKey(order.businessId).pk,
        activityKey(order.businessId).pk,
        ...invoiceIds.map((id) => invoiceKey(id).pk),
      ];
      const items = await Promise.all(partitions.map(itemsAt));
      const account = [await current().users.find(order.userId), await table.get(emailKey(order.email))];
      const waiting = await table.get(purgeKey(order.businessId));
      const files = [...storedFiles].filter((name) =>
        [order.businessId, ...invoiceIds].some((id) => name.includes(id)),
      );
      return [...items.flat(), ...files, ...account, waiting].filter((item) => item !== undefined);
    },
  };
}
