import type * as z from 'zod';
import { businessesIn } from '#functions/data/people/businesses.ts';
import { type EmployeeRecord, toEmployee } from '#functions/data/people/employees.ts';
import { toProfile } from '#functions/data/people/user-record.ts';
import { usersIn } from '#functions/data/people/users.ts';
import { createdAtOf } from '#functions/data/table/ids.ts';
import {
  activityKey,
  appointmentKey,
  idOf,
  type Key,
  type ListKind,
  listItemKey,
  listOfBusiness,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { withVersion } from '#functions/data/table/version.ts';
import { Activity } from '#shared/activity/schema.ts';
import { Appointment } from '#shared/appointment/schema.ts';
import { Company } from '#shared/company/schema.ts';
import { Customer } from '#shared/customer/schema.ts';
import { Employee } from '#shared/employee/schema.ts';
import { fromCents } from '#shared/money.ts';
import { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { Product } from '#shared/product/schema.ts';
import { Profile } from '#shared/user/schema.ts';
import { itemsOf } from './items.ts';

/** The details of a business that exist once. Each schema names the exported fields. */
export async function readDetails(table: Table, businessId: string) {
  const businesses = businessesIn(table);
  const [business, company, settings] = await Promise.all([
    businesses.find(businessId),
    businesses.findCompany(businessId),
    businesses.findPaymentSettings(businessId),
  ]);
  const owner = business && (await usersIn(table).find(business.ownerId));
  return {
    company: company ? Company.parse({ ...company, timeZone: business?.timeZone }) : null,
    paymentSettings: settings ? OwnSettings.parse(settings) : null,
    profile: owner ? OwnProfile.parse(toProfile(owner)) : null,
  };
}

/** The records of a business by kind, read as they are consumed. Each schema names the exported fields. */
export function recordLists(table: Table, businessId: string, now: Date) {
  const list = (kind: ListKind) => listItemKey(listOfBusiness(businessId, kind));
  return {
    customers: () => read(list('CUSTOMER'), Customer),
    products: () => read(list('PRODUCT'), Product, withPrice),
    employees: () => read(list('EMPLOYEE'), Employee, (item) => toEmployee(item as StoredEmployee, now)),
    appointments: () => read(appointmentKey(businessId), ExportedAppointment),
    activity: () => read(activityKey(businessId), Activity, (item) => ({ ...item, at: item.createdAt })),
  } satisfies Record<ListName | 'appointments' | 'activity', () => AsyncIterable<object>>;

  async function* read<Schema extends z.ZodType>(
    prefix: Key,
    schema: Schema,
    prepare: (item: Stored) => object = (item) => item,
  ): AsyncGenerator<z.output<Schema>> {
    for await (const item of itemsOf<Key & { version?: number }>(table, prefix)) {
      const id = idOf(item);
      yield schema.parse(prepare({ ...withVersion(item), id, createdAt: createdAtOf(id) }));
    }
  }
}

/** So that a list missing in the export does not compile. */
type ListName = `${Lowercase<ListKind>}s`;

type Stored = Key & { id: string; createdAt: string; version: number };
type StoredEmployee = Stored & EmployeeRecord;

const OwnSettings = PaymentSettings.omit({ paymentIntegrationEnabled: true });
const OwnProfile = Profile.pick({ firstName: true, lastName: true, email: true, phone: true, preferredCurrency: true });
const ExportedAppointment = Appointment.omit({ employee: true });

function withPrice(item: Stored): object {
  return { ...item, price: fromCents((item as Stored & { priceCents: number }).priceCents) };
}
