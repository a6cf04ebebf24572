import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isChangedMeanwhile, isOutdated } from '#web/lib/errors/refusals.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConflict } from '#web/ui/overlays/conflict-dialog.tsx';
import type { FormRules } from './form-rules.ts';
import { t } from './texts.en.ts';
import { useCheckedForm } from './use-checked-form.ts';

type Versioned = { readonly version: number };

type RecordFormOptions<Values extends FieldValues, Input extends FieldValues, Saved extends Versioned> = {
  /** The record to edit; undefined to create one. */
  stored: Saved | undefined;
  /** The form's values for a record, or for a new one. */
  valuesOf: (stored: Saved | undefined) => Values;
  rules: FormRules<Values, Input>;
  create?: (input: Input) => Promise<Saved>;
  /** Sends the edited fields with the version they are based on; without a version, it overwrites. */
  update: (changes: Partial<Input> & Partial<Versioned>, stored: Saved) => Promise<Saved>;
  /** Fetches the latest version, which becomes `stored`. */
  reload: (stored: Saved) => Promise<unknown>;
  onSaved: (saved: Saved) => unknown;
  /** Shows why saving failed; `unplaced` are the reasons that no field shows. */
  showFailure: (error: unknown, text: string, unplaced: readonly string[]) => void;
  /** Called when the record was created or deleted elsewhere, to refetch it: the next save starts from there. */
  onOutdated?: () => unknown;
  /** Saves even if nothing was edited, where a save itself stores something. */
  sendsUnchanged?: boolean;
  texts: Readonly<Record<'updated' | 'notUpdated' | 'notRead', string>> & { created?: string; notCreated?: string };
};

/**
 * The form of a stored record: creates it, or sends the edited fields with the version they were read with. If someone
 * else changes a field while it is being edited, the edit keeps the old version, so that `conflict` asks whose change
 * to keep.
 */
export function useRecordForm<Values extends FieldValues, Input extends FieldValues, Saved extends Versioned>(
  options: RecordFormOptions<Values, Input, Saved>,
) {
  const { stored, valuesOf, rules, create, update, reload, sendsUnchanged, texts } = options;
  const values = valuesOf(stored);
  const checked = useCheckedForm<Values, Input>({ rules, values, onValid: (input) => save(input) });
  const { forget, showIssues } = checked;
  const version = useEditedVersion({ stored, values, edited: Object.keys(checked.dirtyFields) });
  const refused = useRef<Partial<Input>>({});

  const finish = async (saving: Promise<Saved>, isNew: boolean) => {
    try {
      const saved = await saving;
      forget(valuesOf(saved));
      options.onSaved(saved);
      toast.success((isNew && texts.created) || texts.updated);
    } catch (error) {
      if (isChangedMeanwhile(error)) return conflict.report();
      options.showFailure(error, (isNew && texts.notCreated) || texts.notUpdated, showIssues(error));
      if (isOutdated(error)) options.onOutdated?.();
    }
  };
  const change = (record: Saved, changes: Partial<Input> & Partial<Versioned>) => {
    const { version: _based, ...fields } = changes;
    refused.current = fields as Partial<Input>;
    return finish(update(changes, record), false);
  };
  const save = (input: Input): unknown => {
    if (!stored) return create && finish(create(input), true);
    // Parsed like the input, so that only edited fields differ.
    const unedited = rules.toInput ? rules.toInput(values) : values;
    const before: Partial<Input> = rules.schema.safeParse(unedited).data ?? (unedited as Partial<Input>);
    const edited = Object.entries(input).filter(([name, value]) => !isSame(value, before[name]));
    if (edited.length > 0 || sendsUnchanged) {
      return change(stored, { ...Object.fromEntries(edited), version } as Partial<Input> & Versioned);
    }
    forget(values);
    return toast.info(t.nothingToSave);
  };
  const conflict = useConflict({
    overwrite: async () => stored && change(stored, refused.current),
    reload: async () => {
      if (stored) await reload(stored);
      forget();
    },
    failed: texts.notRead,
  });
  return { ...checked, conflict: conflict.dialog };
}

/**
 * The version that the edits are based on: older than the stored one if an edited field has since changed elsewhere.
 */
function useEditedVersion<Values extends FieldValues>(now: {
  stored: Versioned | undefined;
  values: Values;
  edited: readonly string[];
}): number | undefined {
  const [begun, setBegun] = useState(now);
  const isStale = now.edited.some((name) => !isSame(begun.values[name], now.values[name]));
  if (begun.stored !== now.stored && !isStale) setBegun(now);
  return (isStale ? begun : now).stored?.version;
}

/** Compares values of a form, lists and objects by content. */
function isSame(one: unknown, other: unknown): boolean {
  return replaceEqualDeep(one, other) === one;
}
