/** Whether an address is a screen's own or below it, as the router matches: whatever its case, with or without a last slash. */
export function isAt(pathname: string, path: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
}
