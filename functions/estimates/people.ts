import type { Caller } from '#functions/domain/people/members.ts';
import { personFields, workplaceOf } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Estimate } from '#shared/estimate/schema.ts';

type Reading = {
  readonly users: Pick<Users, 'findByEmail'>;
  readonly caller: Pick<Caller, 'email' | 'name' | 'businessId'>;
};

/**
 * An estimate with the names of the users in its events, as long as they work for the caller's business; others stay
 * emails (decision F213).
 */
export async function withPeople({ users, caller }: Reading, estimate: Estimate): Promise<Estimate> {
  const emails = new Set(estimate.events.flatMap((event) => ('by' in event && event.by) || []));
  const found = await Promise.all(
    [...emails].map(async (email) => {
      if (email === caller.email) return caller;
      const user = await users.findByEmail(email);
      return user && workplaceOf(user) === caller.businessId ? personFields(user) : undefined;
    }),
  );
  const people = found.flatMap((person) => (person ? [{ email: person.email, name: person.name }] : []));
  return { ...estimate, people };
}
