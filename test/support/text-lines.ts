import type { Locator } from 'playwright-core';

/** A rendered line of text: its left and bottom edges in CSS pixels from the window's upper left. */
export type TextLine = { readonly text: string; readonly x: number; readonly y: number };

/** Every visible line of text in an element, in document order. */
export function linesOf(element: Locator): Promise<TextLine[]> {
  return element.evaluate(readLines);
}

/** Runs in the page, so it must be self-contained. */
function readLines(root: Element): TextLine[] {
  const lines: { text: string; x: number; y: number }[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    let bottom: number | undefined;
    for (const word of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const box = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && box.bottom === bottom) last.text += ` ${word[0]}`;
      else lines.push({ text: word[0], x: box.left, y: box.bottom });
      bottom = box.bottom;
    }
  }
  return lines;
}
