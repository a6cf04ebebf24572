import type { ClipboardEvent } from 'react';

/**
 * Pastes several lines into a single-line input with a comma between them, so that the lines of an address stay apart;
 * the browser would join them by spaces. Leaves other texts to the browser.
 */
export function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, clipboardData } = event;
  const lines = clipboardData
    .getData('text')
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean);
  // Inputs such as those for email have no selection and cannot be edited in part.
  const { selectionStart: start, selectionEnd: end } = input;
  if (lines.length < 2 || start === null || end === null) return;
  event.preventDefault();
  input.setRangeText(lines.join(', '), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
