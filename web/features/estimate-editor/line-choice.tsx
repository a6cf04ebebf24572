import { groupOf } from '#shared/estimate/choices.ts';
import type { FormItem } from '#web/document-editor/model/form.ts';
import { itemField } from '#web/document-editor/model/problems.ts';
import { EditorField } from '#web/document-editor/tabs/editor-field.tsx';
import type { ItemFieldProps } from '#web/document-editor/tabs/item-fields.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.ts';

const KINDS = ['required', 'optional', 'group'] as const;
type Kind = (typeof KINDS)[number];

/** The limit of a group's name. */
const MAX_GROUP = 60;

/** How a line is offered: required, optional, or one of a group, and whether the customer finds it chosen. */
export function LineChoice({ item, change }: ItemFieldProps) {
  const { key, choice, chosen = false } = item;
  const kind = kindOf(item);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <EditorField className={`w-56 max-w-full ${INLINE}`} label={t.offered} name={itemField(key, 'choice')}>
        <Select
          className="min-w-0 flex-1"
          onChange={({ target }) => change(offeredAs(target.value as Kind))}
          size="sm"
          value={kind}
        >
          <Options labelOf={(each) => t.offers[each]} of={KINDS} />
        </Select>
      </EditorField>
      {typeof choice === 'object' && (
        <EditorField className={`w-60 max-w-full ${INLINE}`} label={t.group} name={itemField(key, 'group')}>
          <Input
            autoComplete="off"
            className="h-8! min-w-0 flex-1 [&::-webkit-calendar-picker-indicator]:hidden!"
            list={GROUPS}
            maxLength={MAX_GROUP}
            onBlur={() => change({ choice: { group: choice.group.trim() || t.groupName } })}
            onChange={({ target }) => change({ choice: { group: target.value } })}
            value={choice.group}
          />
        </EditorField>
      )}
      {choice && (
        <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            checked={chosen}
            className="size-4 accent-accent"
            onChange={({ target }) => change({ chosen: target.checked || undefined })}
            // Of a group, exactly one is chosen.
            {...(kind === 'group' ? { type: 'radio', name: `group ${groupOf(item)}` } : { type: 'checkbox' })}
          />
          {t.chosenAtFirst}
        </label>
      )}
    </div>
  );
}

/** What the hidden details of a line say of how it is offered and taxed. */
export function lineText({ choice, chosen }: FormItem, taxText: string | null): string | null {
  const offer = typeof choice === 'object' ? t.oneOf({ group: choice.group }) : choice && t.offers.optional;
  const parts = [offer && (chosen ? t.offeredChosen({ offer }) : offer), taxText].filter(Boolean);
  return parts.join(' · ') || null;
}

/** The groups that are suggested for a line, and a hint at those that leave no choice. */
export function OfferedGroups({ items }: { items: readonly FormItem[] }) {
  const groups = Map.groupBy(items.filter(groupOf), groupOf);
  const alone = [...groups].flatMap(([group, { length }]) => (group && length === 1 ? group : []));
  return (
    <>
      <datalist id={GROUPS}>
        {[...groups.keys()].map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      {alone.map((group) => (
        <p className="wrap-anywhere mt-3 text-muted text-xs" key={group} role="status">
          {t.aloneInGroup({ group })}
        </p>
      ))}
    </>
  );
}

const kindOf = ({ choice }: FormItem): Kind => (typeof choice === 'object' ? 'group' : (choice ?? 'required'));

function offeredAs(kind: Kind): Pick<FormItem, 'choice' | 'chosen'> {
  const choice = kind === 'group' ? { group: t.groupName } : kind === 'optional' ? kind : undefined;
  return { choice, chosen: undefined };
}

const GROUPS = 'choice-groups';

/** The label beside the control, as that of the line's tax. */
const INLINE =
  '[&>div]:flex-row [&>div]:items-center [&>div]:gap-2 [&_label]:font-normal [&_label]:text-muted [&_label]:text-xs [&_label]:shrink-0';
