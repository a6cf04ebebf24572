import { expect, it, vi } from 'vitest';
import type { AppointmentRecord, AppointmentStore } from '#functions/domain/appointment/appointments.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import type { Dependencies } from './appointments.ts';
import { changeAppointment, removeAppointment } from './changes.ts';
import { prepareMails } from './tell.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TIMES = { startTime: '2026-11-21T15:00:00.000Z', endTime: '2026-11-21T16:00:00.000Z' };
const PENDING: Appointment = {
  id: 'kick-off',
  title: 'Kick-off',
  ...TIMES,
  timeZone: 'America/Edmonton',
  ...localTimesIn('America/Edmonton', TIMES),
  status: 'pending',
  customer: { id: 'ann', name: 'Ann Lee', email: 'ann@example.com' },
  version: 1,
};

/** The emails of an appointment that is confirmed, with a queue that takes them or fails. */
function prepared(add: (mail: AppointmentMail, delaySeconds?: number) => Promise<void>) {
  const after: Appointment = { ...PENDING, status: 'confirmed', version: 2 };
  const notifying = {
    outbox: outboxOn<AppointmentMail>({ add }),
    businessId: 'business',
    organizer: 'shop@example.com',
    now: NOW,
  };
  return prepareMails(notifying, { before: PENDING, after, known: undefined });
}

it('orders the emails in the transaction of the change, and queues them again after it', async () => {
  const add = vi.fn(async () => undefined);
  const made = await prepared(add)?.order(async ({ mails, ...made }) => ({ mails: Object.values(mails), ...made }));
  expect(made?.mails).toMatchObject([{ to: { email: 'ann@example.com' }, news: 'CONFIRMED', state: 'SENDING' }]);
  expect(made?.organizer).toBe('shop@example.com');
  expect(Object.keys(made?.also ?? {})).toHaveLength(1);
  expect(add).toHaveBeenCalledTimes(2);
});

it('makes the change while the queue is down, and says that the emails were not sent', async () => {
  const down = (): Promise<never> =>
    Promise.reject(new AppError('UNAVAILABLE', 'The service is busy. Please try again.'));
  const made = await prepared(down)?.order(async ({ mails, also }) => ({ mails: Object.values(mails), also }));
  expect(made).toMatchObject({ mails: [{ state: 'NOT_SENT' }], also: {} });
});

it.each<[string, () => Promise<null>, string | null]>([
  ['conflicts', async () => null, null],
  ['fails', () => Promise.reject(new Error('Table')), 'Table'],
])('tries a change that %s once', async (_, outcome, error) => {
  const add = vi.fn(async () => undefined);
  const change = vi.fn(outcome);
  const ordered = prepared(add)?.order(change);
  if (error) await expect(ordered).rejects.toThrow(error);
  else expect(await ordered).toBeNull();
  expect(change).toHaveBeenCalledOnce();
  expect(add).toHaveBeenCalledOnce();
});

/** A business's only appointment, confirmed by someone else right after it was read as pending. */
function confirmedMeanwhile(add: (mail: AppointmentMail) => Promise<void>) {
  const { customer, attachments: _, ...pending } = PENDING;
  let stored: AppointmentRecord = { ...pending, customerId: customer.id, customer };
  const store: Partial<AppointmentStore> = {
    find: async () => {
      const found = stored;
      stored = { ...stored, status: 'confirmed', version: 2 };
      return found;
    },
    change: async ({ version }, changes) =>
      version === stored.version ? ({ ...stored, ...changes, version: version + 1 } as AppointmentRecord) : null,
    remove: async ({ version }) => version === stored.version,
  };
  const [customers, employees] = [{ find: async () => customer }, { find: async () => undefined }];
  return {
    store,
    customers,
    employees,
    timeZone: async () => PENDING.timeZone,
    businessId: 'business',
    findReplyAddress: async () => 'shop@example.com',
    outbox: outboxOn({ add }),
  } as unknown as Dependencies;
}

it.each<[string, (dependencies: Dependencies, context: Parameters<typeof removeAppointment>[2]) => Promise<unknown>]>([
  [
    'change',
    (to, context) => changeAppointment(to, PENDING.id, { ...context, update: { title: 'Review', notify: true } }),
  ],
  ['deletion', (to, context) => removeAppointment(to, PENDING.id, context)],
])('a %s with emails also notifies people who are invited at the same time', async (_, make) => {
  const add = vi.fn<(mail: AppointmentMail) => Promise<void>>(async () => undefined);
  await make(confirmedMeanwhile(add), { notify: true, caller: { isEmailVerified: true }, now: NOW });
  expect(add.mock.calls[0]?.[0].to.email).toBe('ann@example.com');
});
