import { useMayChange } from '#web/lib/session/session.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Key } from './key.tsx';
import { t } from './texts.en.ts';

type ShortcutHelpProps = {
  /** Whether single keys act. */
  keys: 'on' | 'off';
  onKeys: (keys: 'on' | 'off') => void;
  onClose: () => void;
};

/** The shortcuts, and the setting that turns single keys off on this device. */
export function ShortcutHelp({ keys, onKeys, onClose }: ShortcutHelpProps) {
  const mayChange = useMayChange();
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
  return (
    <Dialog onOpenChange={onClose} open size="sm" title={t.keyboardShortcuts}>
      <dl className="flex flex-col gap-3">
        <Shortcut keys={[isMac ? '⌘' : 'Ctrl', 'K']} text={t.quickSearch} />
        <Shortcut keys={['/']} text={t.searchScreen} />
        {mayChange && <Shortcut keys={['c']} text={t.createHere} />}
        <Shortcut keys={['?']} text={t.showShortcuts} />
      </dl>
      <Switch
        checked={keys === 'on'}
        className="mt-5 border-line border-t pt-5"
        hint={t.singleKeysHint}
        label={t.singleKeys}
        onChange={(isOn) => onKeys(isOn ? 'on' : 'off')}
      />
    </Dialog>
  );
}

function Shortcut({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{text}</dt>
      <dd className="flex shrink-0 gap-1">
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dd>
    </div>
  );
}
