import { useState, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'sidebarCollapsed';
/** Below this width the sidebar shows only icons, and its labels slide in over the screen. */
const WIDE = '(min-width: 1024px)';

/** Whether the sidebar shows only icons. The choice is remembered on this device and applies to wide windows. */
export function useSidebar() {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
  const [isCollapsedByUser, setIsCollapsedByUser] = useState(() => localStorage.getItem(STORAGE_KEY) === 'true');
  const toggle = () => {
    localStorage.setItem(STORAGE_KEY, String(!isCollapsedByUser));
    setIsCollapsedByUser(!isCollapsedByUser);
  };
  return { isCollapsed: isCollapsedByUser || !isWide, isWide, toggle };
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
