import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keep, kept } from '#web/lib/browser/kept.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { isEditorPath } from '#web/lib/paths.ts';

/** Below this width the sidebar shows only icons, and its labels slide in over the screen. */
const WIDE = '(min-width: 1024px)';

/**
 * Whether the sidebar shows only icons: usually not, but in editors, whose paper needs the width. Either can be changed
 * in a wide window, and is remembered on this device. `column` styles the place of the screen beside it.
 */
export function useSidebar() {
  const isWide = useMedia(WIDE);
  const isEditor = isEditorPath(useLocation().pathname);
  const key = isEditor ? 'sidebarCollapsedInEditor' : 'sidebarCollapsed';
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const isCollapsedByUser = (chosen[key] ?? kept(key) ?? `${isEditor}`) === 'true';
  const toggle = () => {
    const choice = `${!isCollapsedByUser}`;
    keep(key, choice);
    setChosen({ ...chosen, [key]: choice });
  };
  return {
    isCollapsed: isCollapsedByUser || !isWide,
    isWide,
    toggle,
    column: `mx-auto w-full px-4 sm:px-6 ${isEditor ? 'max-w-[104rem]' : 'max-w-7xl xl:px-10'}`,
  };
}
