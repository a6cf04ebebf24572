import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FormItem } from '#web/document-editor/model/form.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.tsx';

/** Handlers of a line's buttons. */
export type ItemActionHandlers = {
  /** Moves the line; the focus stays in the field if one is given, else on the button. */
  onMove: (key: FormItem['key'], step: 1 | -1, field?: FieldName) => void;
  onRemove: (key: FormItem['key']) => void;
};

type ItemActionsProps = ItemActionHandlers & {
  itemKey: FormItem['key'];
  index: number;
  isLast: boolean;
  /** Whether the row shows its detailed description. */
  hasDetails: boolean;
  isExpanded: boolean;
  /** Whether expanding also shows how the line is taxed. */
  isTaxed: boolean;
  onToggle: () => void;
};

/** Expands a line, moves it up or down, or removes it. A card is always expanded. */
export function ItemActions({ itemKey, index, isLast, onMove, onRemove, ...details }: ItemActionsProps) {
  const line = index + 1;
  const { hasDetails, isExpanded, isTaxed, onToggle } = details;
  return (
    <div className="-mr-2 flex rows:mr-0">
      <Action
        aria-expanded={isExpanded}
        className={`hidden! rows:inline-flex! ${hasDetails ? 'text-accent!' : ''} ${isExpanded ? '[&>svg]:rotate-180' : ''}`}
        label={isTaxed ? t.detailsAndTaxOf({ line }) : t.detailsOf({ line })}
        onClick={onToggle}
      >
        <ChevronDown aria-hidden="true" />
      </Action>
      <Action
        disabled={index === 0}
        label={t.moveUp({ line })}
        name={moveButton(itemKey, -1)}
        onClick={() => onMove(itemKey, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </Action>
      <Action
        disabled={isLast}
        label={t.moveDown({ line })}
        name={moveButton(itemKey, 1)}
        onClick={() => onMove(itemKey, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </Action>
      <Action label={t.remove({ line })} onClick={() => onRemove(itemKey)}>
        <Trash2 aria-hidden="true" />
      </Action>
    </div>
  );
}

/** The field name of a line's move button. */
export function moveButton(key: FormItem['key'], step: 1 | -1): string {
  return `items.${key}.${step === 1 ? 'down' : 'up'}`;
}

type ActionProps = ComponentProps<typeof Button> & { label: string; name?: string };

function Action({ label, name, className = '', ...button }: ActionProps) {
  return (
    <Button
      {...button}
      aria-label={label}
      className={`text-muted not-disabled:hover:text-ink max-md:size-10 rows:size-6! ${className}`}
      data-field={name}
      size="icon-sm"
      title={label}
      variant="ghost"
    />
  );
}
