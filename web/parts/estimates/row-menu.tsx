import { Ellipsis } from 'lucide-react';
import { useMayChange } from '#web/lib/session/session.ts';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { t } from './texts.en.tsx';
import type { ActedOn, ActOnEstimate } from './use-estimate-actions.ts';

const loadMenu = async () => (await import('./estimate-menu.tsx')).EstimateMenu;

type EstimateRowMenuProps = {
  estimate: ActedOn;
  act: ActOnEstimate;
  /** Whether its page is open already. */
  isOnPage?: boolean;
};

/** A button that opens the actions on an estimate; nothing for those who may not act. */
export function EstimateRowMenu(props: EstimateRowMenuProps) {
  if (!useMayChange()) return null;
  return (
    <MenuButton
      aria-label={t.actionsFor({ number: props.estimate.invoiceNumber })}
      load={loadMenu}
      menuProps={props}
      size="icon"
      variant="ghost"
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
