import { SearchX } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { t } from './texts.en.ts';

type NoMatchProps = { title: string; text?: string; clearLabel?: string; onClear: () => unknown };

/** Says that a search found nothing, and offers to clear it. */
export function NoMatch({ title, text, clearLabel = t.clearSearch, onClear }: NoMatchProps) {
  return (
    <EmptyState
      action={
        <Button onClick={onClear} variant="secondary">
          {clearLabel}
        </Button>
      }
      icon={SearchX}
      text={text}
      title={title}
    />
  );
}
