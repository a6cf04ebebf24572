import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, or null. It moves from the URL to the state of the history entry, so that it does not end
 * up in screenshots or shared links, and the page still has it after a reload.
 */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const linked = new URLSearchParams(search).get('token')?.trim();
  useEffect(() => {
    if (linked) navigate(pathname, { replace: true, state: { linkToken: linked } });
  }, [linked, navigate, pathname]);
  return (linked ?? tokenIn(state)) || null;
}

function tokenIn(state: unknown): string | null {
  const token = (state as { linkToken?: unknown } | null)?.linkToken;
  return typeof token === 'string' ? token : null;
}
