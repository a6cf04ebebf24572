import * as z from 'zod';

/**
 * An id that the client makes for what it creates, so that a request repeated after a lost response creates nothing
 * more. A UUID, so it equals no id of the server's own but that of a payer's report, whose payment has the same.
 */
export const ClientId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'supported' });

/** The optional id of a request that creates a record; the record itself gets an id of the server's own. */
export const CREATION_ID = { id: ClientId.optional() };

/** The content of a new record, with the client's id if it sent one. */
export type WithClientId<Input> = Input & { readonly id?: string | undefined };
