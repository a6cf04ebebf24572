/**
 * Notes on the document whether the last input was a pointer's (`data-pointer`): the focus that a script then moves, as
 * after a dialog, needs no ring. A browser shows one if the focus was in a text field before.
 */
export function watchPointer(): void {
  const note = ({ type }: Event) => document.documentElement.toggleAttribute('data-pointer', type === 'pointerdown');
  addEventListener('pointerdown', note, true);
  addEventListener('keydown', note, true);
}
