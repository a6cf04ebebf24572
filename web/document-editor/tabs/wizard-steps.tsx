import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorState } from '#web/document-editor/model/editor-state.ts';
import { tabsToFix } from '#web/document-editor/model/problems.ts';
import { isTabComplete, WIZARD_TABS, type WizardTab } from '#web/document-editor/model/wizard-tabs.ts';
import { t } from './texts.en.tsx';

type WizardStepsProps = EditorState & { tab: WizardTab };

/**
 * The row of tabs, of equal width so that all four fit on a phone. A complete one shows a green check, one with errors
 * a red mark as well.
 */
export function WizardSteps({ tab, form, errors }: WizardStepsProps) {
  const { words, tabs } = useDocumentKind();
  const toFix = tabsToFix(errors);
  return (
    <Radix.List aria-label={t.parts(words)} className="grid grid-cols-4 border-line border-b px-1 sm:px-3">
      {WIZARD_TABS.map((value, index) => {
        const isComplete = isTabComplete(value, form);
        return (
          <Radix.Trigger
            className="relative -mb-px flex flex-col items-center gap-1.5 border-transparent border-b-2 px-1 pt-3.5 pb-2.5 text-center font-medium text-muted text-xs transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink sm:text-sm"
            key={value}
            value={value}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'relative inline-flex size-6 items-center justify-center rounded-full font-semibold text-xs tabular-nums',
                stepStyle(isComplete, value === tab),
              )}
            >
              {isComplete ? <Check className="size-3.5" strokeWidth={3} /> : index + 1}
              {toFix.has(value) && (
                <span className="absolute -top-1 -right-1.5 inline-flex size-4 items-center justify-center rounded-full bg-danger font-bold text-on-danger leading-none ring-2 ring-surface">
                  !
                </span>
              )}
            </span>
            {tabs[value]}
            {isComplete && <span className="sr-only">{t.complete}</span>}
            {toFix.has(value) && <span className="sr-only">{t.toFix}</span>}
          </Radix.Trigger>
        );
      })}
    </Radix.List>
  );
}

function stepStyle(isComplete: boolean, isShown: boolean): string {
  if (isComplete) return 'bg-green-soft text-green';
  return isShown ? 'bg-accent text-on-accent' : 'bg-subtle text-muted';
}
