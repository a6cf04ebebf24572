import { useState } from 'react';
import { choiceFault, chosenOf, hasChoices, toggled, withChosen } from '#shared/estimate/choices.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';

type Choices = {
  /** The estimate with the lines chosen that the reader has chosen, and taxes to match. */
  readonly shown: PublicEstimate;
  /** Whether the reader has changed anything since the page was opened. */
  readonly isChanged: boolean;
  /** Takes or leaves a line, by its place. */
  readonly toggle: (place: number) => void;
};

/** What the reader has chosen of an estimate so far, which this window keeps through a reload. */
export function useChoices(link: string, estimate: PublicEstimate): Choices {
  const [places, setPlaces] = useState(() => storedPlaces(link));
  const [isChanged, setIsChanged] = useState(false);
  const shown = places && isPossible(estimate, places) ? withChosen(estimate, places) : estimate;
  const toggle = (place: number) => {
    const next = toggled(shown.items, place);
    setPlaces(next);
    setIsChanged(true);
    storePlaces(link, next);
  };
  return { shown, isChanged, toggle };
}

/** The places that an answer names; undefined for an estimate without choices. */
export function placesToSend({ items }: PublicEstimate): readonly number[] | undefined {
  return hasChoices(items) ? chosenOf(items) : undefined;
}

/** That nothing is chosen is a step on the way; it cannot be accepted. */
function isPossible({ items }: PublicEstimate, places: readonly number[]): boolean {
  const fault = choiceFault(items, places);
  return !fault || fault.kind === 'nothing';
}

const keyOf = (link: string) => `estimate-choices:${link}`;

/** Null without any, and where storage is forbidden. */
function storedPlaces(link: string): number[] | null {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(keyOf(link)) ?? 'null');
    return Array.isArray(places) && places.every(Number.isInteger) ? places : null;
  } catch {
    return null;
  }
}

function storePlaces(link: string, places: readonly number[]): void {
  try {
    sessionStorage.setItem(keyOf(link), JSON.stringify(places));
  } catch {
    // Forbidden: a reload shows the estimate as it is offered.
  }
}
