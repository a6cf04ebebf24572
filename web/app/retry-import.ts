const PAUSE_MS = 3000;

/**
 * Fetches a part of the app, again and again until it is there: for what must not take the screen down when it cannot be
 * fetched at once.
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
