import { type CreatedKind, creationKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** A record that was created under a client's id; `content` is a digest of what was sent. */
export type Creation = { readonly recordId: string; readonly content: string };

/** The records of one kind that clients of a business created under ids of their own. */
export type Creations = ReturnType<typeof creationsIn>;

/** How long an id is remembered: longer than anybody keeps a draft whose save was never answered. */
const KEPT_SECONDS = 90 * DAY_SECONDS;

/** Opens the creations of a business. */
export function creationsIn(table: Table, businessId: string, kind: CreatedKind) {
  const keyOf = (clientId: string) => creationKey(businessId, kind, clientId);
  return {
    find: (clientId: string) => table.get<Creation>(keyOf(clientId)),
    /** The write that uses an id up; fails if it was used before. */
    write: (clientId: string, creation: Creation, now: Date) =>
      putNew({ ...creation, ...keyOf(clientId), ttl: secondsAt(now) + KEPT_SECONDS }),
  };
}
