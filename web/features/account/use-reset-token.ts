import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The token of the link that led here; null when it carried none. It is taken out of the address at once and kept in
 * memory only, so that no history, screenshot or shared address holds it.
 */
export function useResetToken(): string | null {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('token'));
  const isInAddress = search.has('token');
  useEffect(() => {
    if (isInAddress) setSearch({}, { replace: true });
  }, [isInAddress, setSearch]);
  return token;
}
