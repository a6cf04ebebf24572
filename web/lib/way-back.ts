import type { Location } from 'react-router-dom';

/** A screen to go back to, with what its own address carried along. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

/**
 * Navigation state for links to a page that leads back where one came from. Between two such pages the first screen is
 * kept, so that reading both does not lead in a circle.
 */
export function wayBackFrom(place: Place): { wayBack: Place } {
  const { pathname, search, hash, state } = place;
  return { wayBack: wayBackIn(state) ?? { pathname, search, hash, state } };
}

/** The screen that a page was opened from; undefined when it was opened by its address. */
export function wayBackIn(state: unknown): Place | undefined {
  if (typeof state !== 'object' || state === null || !('wayBack' in state)) return undefined;
  return state.wayBack as Place;
}
