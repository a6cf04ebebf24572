/** Whether an address is at a path or below it, matching like the router: ignores case and a trailing slash. */
export function isAt(pathname: string, path: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
}
