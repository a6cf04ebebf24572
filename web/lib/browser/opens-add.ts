import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The navigation state that makes a screen open its dialog for a new record; `start` is what the record begins with. */
export const OPENS_ADD = { opens: 'add' } as const;

/** Opens the screen's dialog for a new record if a link asks for it, once: not again on a reload. */
export function useOpensAdd<Start = never>(onAdd: ((start?: Start) => void) | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { opens, start }: { opens?: unknown; start?: Start } = location.state ?? {};
  const open = useEffectEvent(() => {
    void navigate(location, { replace: true, state: null });
    onAdd?.(start);
  });
  useEffect(() => {
    if (opens === OPENS_ADD.opens) open();
  }, [opens]);
}
