/**
 * Imports a module of the app and tries once more when that fails. Chromium remembers a failed import for as long as the
 * page lives, so the second try asks for the same file under another address. Throws what the second try threw.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return import(/* @vite-ignore */ `${address}?retry=${Date.now()}`);
  }
}
