/** How long a closing page may hold its claim. */
const CLAIM_MS = 400;

/** The same after a reload: the page before is certainly going, but on a slow device it takes its time. */
const RELOAD_MS = 5_000;

/**
 * Claims a draft for this window until the returned function is called or the window closes. Returns null while another
 * window has it open. A browser without locks claims everything.
 */
export function claimDraft(key: string): Promise<(() => void) | null> {
  const locks = lockManager();
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(release));
    locks
      .request(key, { signal: AbortSignal.timeout(isReloaded() ? RELOAD_MS : CLAIM_MS) }, held)
      .catch(() => resolve(null));
  });
}

function isReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** The keys of the drafts open in any window. */
export async function draftsInUse(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await lockManager()?.query()) ?? {};
    return new Set(held.map(({ name = '' }) => name));
  } catch {
    // Locks are forbidden: every draft counts as free.
    return new Set();
  }
}

/** Undefined in old browsers and on pages without HTTPS. */
function lockManager(): LockManager | undefined {
  return navigator.locks as LockManager | undefined;
}
