import { isSameInvoice, type SavedDocument } from '#web/document-editor/model/editor-start.ts';
import { type Draft, type DraftPlace, newDraftKey, readDrafts, removeDraft, storeDraft } from './draft.ts';

/** The drafts that an editor starts with. */
export type OpenDrafts = {
  readonly place: DraftPlace;
  /** The key under which this editor stores its draft; claimed until `release`. */
  readonly key: string;
  readonly release: () => void;
  /** The draft to continue here, stored under `key`. */
  readonly resumed: Draft | null;
  /** Other drafts of the same invoice, or of new ones, that no window has open; latest first. */
  readonly offered: readonly Draft[];
};

type Opening = {
  place: DraftPlace;
  /** The invoice to edit; null for a new one. */
  invoice: SavedDocument | null;
  /** The key that this page used before a reload. */
  knownKey: string | null;
  /** Whether to continue the latest draft without asking. */
  mayResumeLatest: boolean;
};

/**
 * Finds earlier drafts and claims a key for the new one. After a reload the page's own draft continues, unless the
 * invoice has changed since; then it is offered, as are all others.
 */
export async function openDrafts({ place, invoice, knownKey, mayResumeLatest }: Opening): Promise<OpenDrafts> {
  const reclaimed = knownKey === null ? null : await claimDraft(knownKey);
  const inUse = await draftsInUse();
  const drafts = unsavedDrafts(place, invoice).filter(
    ({ key }) => !inUse.has(key) || (key === knownKey && reclaimed !== null),
  );
  const own = reclaimed && drafts.find(({ key }) => key === knownKey);
  const resumed = own ?? (mayResumeLatest ? drafts[0] : undefined);
  const continues = resumed !== undefined && resumed.version === (invoice?.version ?? null);
  const isFree = reclaimed !== null && (continues || !own);
  if (reclaimed && !isFree) reclaimed();
  const key = isFree && knownKey !== null ? knownKey : newDraftKey(place);
  const release = (isFree ? reclaimed : await claimDraft(key)) ?? (() => undefined);
  return {
    place,
    key,
    release,
    resumed: continues ? moveDraft(place, resumed, key) : null,
    offered: drafts.filter((draft) => !continues || draft !== resumed),
  };
}

/** The drafts that differ from what the server has: the response to a save may have been lost. */
function unsavedDrafts(place: DraftPlace, invoice: SavedDocument | null): Draft[] {
  return readDrafts(place, invoice?.id ?? null).filter(({ key, form }) => {
    const isSaved = invoice !== null && isSameInvoice(form, invoice.form);
    if (isSaved) removeDraft(place, key);
    return !isSaved;
  });
}

/** Moves a draft to another key. */
function moveDraft(place: DraftPlace, draft: Draft, key: string): Draft {
  if (draft.key === key) return draft;
  const saved = draft.invoiceId === null ? null : { id: draft.invoiceId, version: draft.version ?? 0 };
  if (storeDraft(place, { key, form: draft.form, saved })) removeDraft(place, draft.key);
  return { ...draft, key };
}

/** How long a closing page may hold its claim. */
const CLAIM_MS = 400;

/** The same after a reload: the page before is certainly going, but on a slow device it takes its time. */
const RELOAD_MS = 5_000;

/**
 * Claims a draft for this window until the returned function is called or the window closes. Returns null while another
 * window has it open. A browser without locks claims everything.
 */
function claimDraft(key: string): Promise<(() => void) | null> {
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
async function draftsInUse(): Promise<ReadonlySet<string>> {
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
