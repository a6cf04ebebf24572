import type { Page } from 'playwright-core';

/** The widths at which every screen must be readable, from phones to large desktops. */
export const ALL_WIDTHS = [320, 360, 600, 768, 1024, 1440, 1920] as const;

/**
 * Layout faults of the current page, empty if there are none: the page or a part of it scrolls sideways, or by a few
 * pixels, text overflows its box or is cut off without an ellipsis, or a table cell overlaps its neighbour. What snaps
 * sideways is meant to scroll.
 */
export async function layoutFaults(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  await page.evaluate(settle);
  return page.evaluate(findFaults);
}

/** Waits until resize observers have run and transitions have ended. */
async function settle(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; frames < 3; frames += 1) await frame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the page, so it must be self-contained. */
function findFaults(): string[] {
  const SLACK_PX = 1.5;
  /** An area that scrolls by so little has a scrollbar by mistake. */
  const STRAY_PX = 4;
  const faults = new Set<string>();
  const nameOf = (element: Element) => {
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${text}`;
  };
  const isShortened = ({ overflowX, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    overflowX !== 'visible' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
  const snapsSideways = ({ scrollSnapType }: CSSStyleDeclaration) => scrollSnapType.startsWith('x');
  const isScreenReaderOnly = ({ clipPath, position }: CSSStyleDeclaration) =>
    clipPath !== 'none' && position === 'absolute';

  // Safari gained `currentCSSZoom` with the standard's boxes; before, those inside a zoom are in its own pixels.
  const areBoxesAsShown = 'currentCSSZoom' in document.documentElement;
  const zoomOf = (element: Element | null): number =>
    element && !areBoxesAsShown ? Number(getComputedStyle(element).zoom || 1) * zoomOf(element.parentElement) : 1;
  const sidesOf = (measured: Element | Range, holder: Element) => {
    const { left, right } = measured.getBoundingClientRect();
    const zoom = zoomOf(holder);
    return { left: left * zoom, right: right * zoom };
  };

  const checkText = (text: Text) => {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder?.checkVisibility({ visibilityProperty: true })) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = sidesOf(range, holder);
    if (left === right) return;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isShortened(style) || isScreenReaderOnly(style) || snapsSideways(style) || style.position === 'fixed') return;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = sidesOf(box, box);
      if (left >= edge.left - SLACK_PX && right <= edge.right + SLACK_PX) continue;
      faults.add(`"${text.data.trim().slice(0, 40)}" leaves ${nameOf(box)}`);
      return;
    }
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const { overflowX, overflowY } = style;
    const beyond = element.scrollHeight - element.clientHeight;
    if (['auto', 'scroll'].includes(overflowY) && beyond > 0 && beyond <= STRAY_PX) {
      faults.add(`${nameOf(element)} scrolls by ${beyond} px`);
    }
    const scrolls = ['auto', 'scroll'].includes(overflowX);
    if (scrolls && !snapsSideways(style) && element.scrollWidth > element.clientWidth + SLACK_PX) {
      faults.add(`scrolls sideways: ${nameOf(element)}`);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) checkText(texts.currentNode as Text);
  for (const row of document.querySelectorAll('tr')) {
    if (getComputedStyle(row).display !== 'table-row') continue;
    const boxes = [...row.cells].map((cell) => cell.getBoundingClientRect());
    const overlaps = boxes.some(({ right }, index) => right > (boxes[index + 1]?.left ?? right) + SLACK_PX);
    if (overlaps) faults.add(`cells overlap: ${nameOf(row)}`);
  }
  return [...faults];
}
