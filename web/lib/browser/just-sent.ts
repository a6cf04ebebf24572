import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SAME_SCREEN } from './same-screen.ts';

/** Navigation state of an invoice's page that is opened because the invoice was sent. */
export const JUST_SENT = { isJustSent: true } as const;

/** Whether the page opened because its invoice was sent, and a setter. It is forgotten by the next reload. */
export function useJustSent(): [isJustSent: boolean, setIsJustSent: (isJustSent: boolean) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isNews = (state as Partial<typeof JUST_SENT> | null)?.isJustSent === true;
  const [isJustSent, setIsJustSent] = useState(isNews);
  useEffect(() => {
    if (isNews) void navigate(pathname + search, { replace: true, state: SAME_SCREEN });
  }, [isNews, navigate, pathname, search]);
  return [isJustSent, setIsJustSent];
}
