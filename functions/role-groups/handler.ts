import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { consume } from '#functions/services/consume.ts';
import { cognitoIdentity } from '#functions/services/identity.ts';
import { mirrorGroups } from './mirror-groups.ts';

const dependencies = { users: usersIn(openTable()), identity: cognitoIdentity() };

/** Receives the role changes that other functions queued. */
export const handler = consume('role-not-mirrored', z.object({ userId: z.string() }), ({ userId }) =>
  mirrorGroups(dependencies, userId),
);
