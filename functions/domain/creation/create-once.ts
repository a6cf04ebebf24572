import { createHash } from 'node:crypto';
import { retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { ALREADY_CREATED, BEING_CREATED } from '#shared/refusals/requests.ts';
import type { Creations } from './creations.ts';

/** The write that uses up the client's id, for the transaction that creates the record; none without an id. */
export type CreationWrites = (recordId: string) => { readonly creation?: Write };

type Creating<Content, Created> = {
  readonly body: WithClientId<Content>;
  readonly now: Date;
  readonly find: (recordId: string) => Promise<Created | undefined>;
  /** Creates the record in one transaction with these writes; null if the one named `creation` failed. */
  readonly create: (content: Content, also: CreationWrites) => Promise<Created | null>;
};

/**
 * Creates a record; repeated with the same id and content, it returns the record as it is now. Throws CONFLICT with
 * reason `ALREADY_CREATED` if the id was used for other content, naming the record in its params, or if the
 * record has been deleted since.
 */
export async function createOnce<Content extends object, Created>(
  creations: Creations,
  { body, now, find, create }: Creating<Content, Created>,
): Promise<Created> {
  const { id, ...rest } = body;
  const content = rest as unknown as Content;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const also: CreationWrites = (recordId) =>
    id === undefined ? {} : { creation: creations.write(id, { recordId, content: digest }, now) };
  const done = await retry('creation', async () => {
    const known = id === undefined ? undefined : await creations.find(id);
    if (!known) return create(content, also);
    const record = await find(known.recordId);
    if (!record) throw refusal({ ALREADY_CREATED }, { what: 'deleted' });
    if (known.content !== digest) {
      throw refusal({ ALREADY_CREATED }, { what: 'changed', record: known.recordId });
    }
    noteUnchanged();
    return record;
  });
  if (done === null) throw refusal({ BEING_CREATED });
  return done;
}
