/** The share of the window's height that no bar covers. Runs in the page. */
export function contentShare(): number {
  const isCovered = Array.from({ length: innerHeight }, (_, y) => {
    let element = document.elementFromPoint(innerWidth / 2, y);
    while (element && !['fixed', 'sticky'].includes(getComputedStyle(element).position))
      element = element.parentElement;
    return element !== null;
  });
  return isCovered.filter((covered) => !covered).length / isCovered.length;
}
