import type { Location } from 'react-router-dom';

/** A screen to go back to, with its own navigation state. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * Navigation state for links to a page with a way back. Between two such pages the original screen is kept, so that
 * they do not link back to each other.
 */
export function wayBackFrom(place: Place): { wayBack: Place } {
  const { pathname, search, hash, state } = place;
  return { wayBack: wayBackIn(state) ?? { pathname, search, hash, state } };
}

/** Navigation state for links to a page that leads back to this screen, which keeps its own way back. */
export function wayBackTo({ pathname, search, hash, state }: Place): { wayBack: Place } {
  return { wayBack: { pathname, search, hash, state } };
}

/** The screen that a page was opened from; undefined when it was opened by its URL. */
export function wayBackIn(state: unknown): Place | undefined {
  if (typeof state !== 'object' || state === null || !('wayBack' in state)) return undefined;
  return state.wayBack as Place;
}
