/** Shows what is hidden until the next rendering, and moves the focus to the first match of a selector in it. */
export function reveal(part: HTMLElement | null, field: string): void {
  if (!part) return;
  part.hidden = false;
  part.querySelector<HTMLElement>(field)?.focus();
}
