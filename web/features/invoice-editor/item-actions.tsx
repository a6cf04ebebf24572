import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { FormItem } from './form.ts';

/** What the buttons of a line do. */
export type ItemActionHandlers = {
  onMove: (key: FormItem['key'], step: 1 | -1) => void;
  onRemove: (key: FormItem['key']) => void;
};

type ItemActionsProps = ItemActionHandlers & { itemKey: FormItem['key']; index: number; isLast: boolean };

/** Moves a line up or down, or takes it away. */
export function ItemActions({ itemKey, index, isLast, onMove, onRemove }: ItemActionsProps) {
  const line = `line ${index + 1}`;
  return (
    <div className="-mr-2 flex">
      <Action
        disabled={index === 0}
        label={`Move ${line} up`}
        name={moveButton(itemKey, -1)}
        onClick={() => onMove(itemKey, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </Action>
      <Action
        disabled={isLast}
        label={`Move ${line} down`}
        name={moveButton(itemKey, 1)}
        onClick={() => onMove(itemKey, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </Action>
      <Action label={`Remove ${line}`} onClick={() => onRemove(itemKey)}>
        <Trash2 aria-hidden="true" />
      </Action>
    </div>
  );
}

/** The name under which a line's button for moving is found. */
export function moveButton(key: FormItem['key'], step: 1 | -1): string {
  return `items.${key}.${step === 1 ? 'down' : 'up'}`;
}

type ActionProps = { label: string; name?: string; disabled?: boolean; onClick: () => void; children: ReactNode };

function Action({ label, name, ...button }: ActionProps) {
  return (
    <Button
      {...button}
      aria-label={label}
      className="text-muted not-disabled:hover:text-ink max-md:size-10"
      data-field={name}
      size="icon-sm"
      title={label}
      variant="ghost"
    />
  );
}
