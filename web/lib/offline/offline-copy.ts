import type { Appointment } from '#shared/appointment/schema.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { OFFLINE_COPY_KEY } from '#web/lib/session/device-data.ts';
import { readSession } from '#web/lib/session/stored-session.ts';

/** An invoice as it is readable without a connection. */
export type OfflineInvoice = Pick<
  InvoiceListItem,
  'id' | 'invoiceNumber' | 'billingName' | 'dueDate' | 'total' | 'currency' | 'status'
>;

/** An appointment as it is readable without a connection: what someone on the way to it needs. */
export type OfflineAppointment = Pick<
  Appointment,
  'id' | 'title' | 'status' | 'localStart' | 'localEnd' | 'location'
> & {
  readonly customer: Pick<Appointment['customer'], 'name' | 'phone' | 'address' | 'city' | 'state' | 'zip' | 'country'>;
};

/** When something was read from the server, as a timestamp. */
type Read<Part> = Part & { readonly at: string };

/** What the installed app keeps of a business on the device (decision W55). Parts are absent until they were read. */
export type OfflineCopy = {
  /** The shape of this type: a copy of another one is ignored. */
  readonly version: 1;
  readonly userId: string;
  readonly businessId: string;
  /** How far the clocks of the business are ahead of UTC. */
  readonly utcOffsetMinutes: number;
  /** The first page of the list, of all that there are. */
  readonly invoices?: Read<{ readonly rows: readonly OfflineInvoice[]; readonly total: number }>;
  /** The appointments from one day until before another. */
  readonly appointments?: Read<{
    readonly from: CalendarDay;
    readonly before: CalendarDay;
    readonly all: readonly OfflineAppointment[];
  }>;
};

/** Whose copy it is. */
export type CopyOwner = Pick<OfflineCopy, 'userId' | 'businessId' | 'utcOffsetMinutes'>;

/**
 * Keeps a part of the copy, beside the other parts of the same user and business; nothing once they have logged out, as
 * in another window.
 */
export function keepOffline(storage: Storage, owner: CopyOwner, part: Pick<OfflineCopy, 'invoices' | 'appointments'>) {
  if (!isSignedIn(storage)) return;
  try {
    const kept = stored(storage);
    const isSame = kept?.userId === owner.userId && kept.businessId === owner.businessId;
    const copy: OfflineCopy = { ...(isSame && kept), version: 1, ...owner, ...part };
    storage.setItem(OFFLINE_COPY_KEY, JSON.stringify(copy));
  } catch {
    // Storage is full or forbidden: the device then keeps nothing.
  }
}

/** The copy, if someone is signed in on this device; else null. */
export function readOfflineCopy(storage: Storage): OfflineCopy | null {
  return isSignedIn(storage) ? stored(storage) : null;
}

function isSignedIn(storage: Storage): boolean {
  const session = readSession(storage);
  return session !== null && session !== 'over';
}

function stored(storage: Storage): OfflineCopy | null {
  try {
    const copy: OfflineCopy | null = JSON.parse(storage.getItem(OFFLINE_COPY_KEY) ?? 'null');
    return copy?.version === 1 ? copy : null;
  } catch {
    return null;
  }
}
