import { claimsOf } from '#functions/auth/claims.ts';
import type { Table } from '#functions/data/table/table.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import type { Session } from '#shared/auth/schema.ts';

/** Whether a session's access token is still accepted. */
export async function isSignedIn(table: Table, { access_token }: Session): Promise<boolean> {
  const { subject, sessionId } = claimsOf(access_token);
  return (await membersIn(table).findCaller(subject, sessionId)) !== null;
}
