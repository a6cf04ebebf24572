import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '#shared/calendar-day.ts';
import { keepOffline } from '#web/lib/offline/offline-copy.ts';
import { appointmentDaysQuery } from '#web/lib/queries/appointments.ts';
import { invoiceListQuery } from '#web/lib/queries/invoices.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';

const ROWS = 25;
const DAYS = 7;

/**
 * In the installed app: keeps the first invoices and the appointments of a week on the device, and registers the service
 * worker that shows them when the app starts without a connection (decision W55). Accountants have no appointments.
 */
export function OfflineKeeper() {
  const { id: userId, businessId, employeeId, utcOffsetMinutes = -new Date().getTimezoneOffset() } = useUser();
  const today = useBusinessDay()();
  const invoices = useQuery(invoiceListQuery({ page: 1, limit: ROWS }));
  const appointments = useQuery({ ...appointmentDaysQuery(today, DAYS), enabled: useMayChange() });
  const { data: list, dataUpdatedAt: listedAt } = invoices;
  const { data: scheduled, dataUpdatedAt: scheduledAt } = appointments;

  useEffect(() => {
    // A browser that forbids it works as before, with a connection.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!list) return;
    const rows = list.data.map(({ id, invoiceNumber, billingName, dueDate, total, currency, status }) => {
      return { id, invoiceNumber, billingName, dueDate, total, currency, status };
    });
    const owner = { userId, businessId, utcOffsetMinutes };
    keepOffline(localStorage, owner, { invoices: { rows, total: list.meta.total, at: timestamp(listedAt) } });
  }, [list, listedAt, userId, businessId, utcOffsetMinutes]);

  useEffect(() => {
    if (!scheduled) return;
    // An employee's day is their own jobs.
    const own = scheduled.filter((each) => employeeId === undefined || each.employeeId === employeeId);
    const all = own.map(({ id, title, status, localStart, localEnd, location, customer: whole }) => {
      const { name, phone, address, city, state, zip, country } = whole;
      const customer = { name, phone, address, city, state, zip, country };
      return { id, title, status, localStart, localEnd, location, customer };
    });
    const days = { from: today, before: addDays(today, DAYS) };
    const owner = { userId, businessId, utcOffsetMinutes };
    keepOffline(localStorage, owner, { appointments: { ...days, all, at: timestamp(scheduledAt) } });
  }, [scheduled, scheduledAt, today, userId, businessId, employeeId, utcOffsetMinutes]);

  return null;
}

function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}
