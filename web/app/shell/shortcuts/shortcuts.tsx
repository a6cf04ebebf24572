import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { kept, useKept } from '#web/lib/browser/kept.ts';
import { paths } from '#web/lib/paths.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Key } from './key.tsx';
import { t } from './texts.en.ts';
import { useShortcuts } from './use-shortcuts.ts';

const loadPalette = async () => (await import('./palette.tsx')).Palette;
const loadHelp = async () => (await import('./shortcut-help.tsx')).ShortcutHelp;

const STORAGE_KEY = 'keyShortcuts';

/** The keys of the app, with the button that lists them and the dialogs that they open. */
export function Shortcuts() {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [opened, setOpened] = useState<'palette' | 'help' | null>(null);
  // A person who speaks to the computer, or whose hand trembles, can switch single keys off (WCAG 2.1.4).
  const [keys, setKeys] = useKept<'on' | 'off'>(STORAGE_KEY, () => (kept(STORAGE_KEY) === 'off' ? 'off' : 'on'));
  const onPalette = () => setOpened('palette');
  const onHelp = () => setOpened('help');
  const close = () => setOpened(null);
  useShortcuts(
    {
      onPalette,
      onHelp,
      onSearch: () => {
        const search = shown('main input[type=search]');
        if (search) search.focus();
        else onPalette();
      },
      onCreate: () => {
        const create = shown('main [data-shortcut=create]');
        if (create) create.click();
        else if (mayChange) void navigate(paths.createInvoice);
      },
    },
    keys === 'on',
  );
  return (
    <>
      <button
        className="absolute right-4 flex items-center gap-1.5 rounded-sm text-muted text-xs hover:text-ink max-md:hidden pointer-coarse:hidden"
        onClick={onHelp}
        type="button"
      >
        {t.shortcuts}
        {keys === 'on' && <Key>?</Key>}
      </button>
      <LazyDialog load={loadPalette} look={opened === 'palette' ? PALETTE : null} onClose={close}>
        {(Palette) => <Palette onClose={close} onHelp={onHelp} />}
      </LazyDialog>
      <LazyDialog load={loadHelp} look={opened === 'help' ? HELP : null} onClose={close}>
        {(ShortcutHelp) => <ShortcutHelp keys={keys} onClose={close} onKeys={setKeys} />}
      </LazyDialog>
    </>
  );
}

const PALETTE = { title: t.quickSearch, fields: 4 };
const HELP = { title: t.keyboardShortcuts, fields: 2, size: 'sm' } as const;

/** The first of these elements that is not hidden. */
function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
}
