import { createdBefore } from '#web/lib/errors/refusals.ts';

type Calls<Content, Saved> = {
  readonly create: (body: Content & { id: string }) => Promise<Saved>;
  /** Changes the record with this id to the content. */
  readonly change: (id: string, content: Content) => Promise<Saved>;
};

/**
 * Creates a record under a client's id. If an earlier request, whose response was lost, created it with other content,
 * changes it to this content. Throws what the calls throw.
 */
export async function createOrChange<Content, Saved>(
  clientId: string,
  content: Content,
  { create, change }: Calls<Content, Saved>,
): Promise<Saved> {
  try {
    return await create({ ...content, id: clientId });
  } catch (error) {
    const id = createdBefore(error);
    if (!id) throw error;
    return change(id, content);
  }
}
