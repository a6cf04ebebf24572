import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.ts';

/**
 * The bottom bar of a long form: its submit button, visible while the form scrolls, and a note about unsaved changes.
 */
export function SaveBar({ isBusy, isDirty }: { isBusy: boolean; isDirty: boolean }) {
  return (
    <div
      className="tall:sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 flex items-center justify-between gap-4 rounded-b-lg border-line border-t bg-surface px-5 py-3 sm:px-6 md:bottom-8"
      data-bottom-bar
    >
      <p className="text-muted" role="status">
        {isDirty && !isBusy ? t.unsaved : ''}
      </p>
      <Button busy={isBusy} busyLabel={t.saving} type="submit">
        {t.save}
      </Button>
    </div>
  );
}
