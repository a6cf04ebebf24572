import type { Appointment } from '#shared/appointment/schema.ts';
import type { Person } from './given.ts';

/** A well-formed id that does not exist. */
export const UNKNOWN = 'A'.repeat(22);

type Range = { startDate: string; endDate: string };

export const listed = (by: Person, range: Range) =>
  by.call<Appointment[]>('GET', `/appointments?${new URLSearchParams(range)}`);
export const titles = async (by: Person, startDate: string, endDate: string) =>
  (await listed(by, { startDate, endDate })).body.map(({ title }) => title);
export const read = async (by: Person, { id }: Pick<Appointment, 'id'>) =>
  (await by.call<Appointment>('GET', `/appointments/${id}`)).body;
export const change = (by: Person, { id }: Pick<Appointment, 'id'>, body: object) =>
  by.call<Appointment>('PATCH', `/appointments/${id}`, { body });
