import type { Files } from '#functions/services/files.ts';

/** Files in memory, with what they hold. */
export function keptFiles(): Files & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    get: async (key) => kept.get(key),
    put: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
  };
}
