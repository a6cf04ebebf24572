import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import { neighbourTab, type WizardTab } from '#web/document-editor/model/wizard-tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.tsx';

type WizardActionsProps = {
  tab: WizardTab;
  /** Whether every tab is complete, so that the invoice can be sent from any of them. */
  isComplete: boolean;
  onGo: (tab: WizardTab) => void;
  onSave: () => unknown;
  /** Absent if it is only saved. */
  onSend: (() => void) | undefined;
};

/** The buttons of the wizard; they stick to the bottom of the screen. */
export function WizardActions({ tab, isComplete, onGo, onSave, onSend }: WizardActionsProps) {
  const { texts } = useDocumentKind();
  const { SendIcon = Send } = useKindParts() ?? {};
  const back = neighbourTab(tab, -1);
  const next = neighbourTab(tab, 1);
  const hasRoom = next && !isComplete;
  const padding = hasRoom ? '' : 'max-sm:px-3';
  return (
    <div
      className="tall:sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 flex items-center justify-between gap-2 rounded-b-lg border-line border-t bg-surface px-4 py-3 sm:px-6 md:bottom-8 md:pb-4"
      data-bottom-bar
    >
      <Button className={padding} disabled={!back} onClick={() => back && onGo(back)} variant="secondary">
        <ArrowLeft aria-hidden="true" />
        <span className={hasRoom ? undefined : 'max-sm:sr-only'}>{t.back}</span>
      </Button>
      <div className="flex gap-2">
        {next ? (
          <Button
            className={padding}
            onClick={() => onGo(next)}
            variant={isComplete && onSend ? 'secondary' : 'primary'}
          >
            {t.next}
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          // The second click of a double click on Next must not press the button that replaced it.
          <Button
            busyLabel={t.saving}
            className={padding}
            onClick={({ detail }) => (detail > 1 ? undefined : onSave())}
            variant={onSend ? 'secondary' : 'primary'}
          >
            {t.save}
          </Button>
        )}
        {onSend && (isComplete || !next) && (
          <Button className={padding} onClick={onSend}>
            <SendIcon aria-hidden="true" className="max-[22rem]:hidden" />
            {texts.send}
          </Button>
        )}
      </div>
    </div>
  );
}
