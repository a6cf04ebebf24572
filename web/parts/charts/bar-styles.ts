/** Filled for what was billed, outlined for what was received: told apart without colour, and in forced colours. */
export const BAR_STYLES = {
  billed: 'fill-accent forced-colors:fill-[CanvasText]',
  received: 'fill-accent-soft stroke-accent stroke-[1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
};
