const PAUSE_MS = 3000;

/**
 * Imports a chunk, retrying until it succeeds. For parts that must not break the screen when they cannot be fetched
 * right away.
 */
export async function retryImport<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await fetchModule();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
