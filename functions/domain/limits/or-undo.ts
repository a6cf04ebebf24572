/** Does what was counted or claimed before; if it fails, undoes that and throws the error. */
export async function orUndo<Done>(work: () => Promise<Done>, undo: () => Promise<unknown>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    await undo();
    throw error;
  }
}
