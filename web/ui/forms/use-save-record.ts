import { useRef, useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { isChangedMeanwhile } from '#web/lib/errors/changed-meanwhile.ts';
import { changedFields } from '#web/lib/records/changed-fields.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConflict } from '#web/ui/overlays/conflict-dialog.tsx';

type Stored<Input> = { readonly id: string; readonly version: number } & { readonly [Name in keyof Input]?: unknown };

type SaveRecord<Input, Saved extends Stored<Input>> = {
  /** The record to edit; omitted to add one. */
  record: Saved | undefined;
  create: (input: Input) => Promise<Saved>;
  update: (change: Partial<Input> & { id: string; version?: number }) => Promise<Saved>;
  /** Fetches the latest version. */
  read: (id: string) => Promise<Saved>;
  onDone: (saved: Saved) => void;
  showFailure: (error: unknown, text: string) => void;
  texts: Readonly<Record<'created' | 'updated' | 'notCreated' | 'notUpdated' | 'notRead', string>>;
};

/**
 * Saves a dialog's form: adds a record, or updates the edited fields of one. `stored` is the version being edited.
 * Shows the result in a toast; a failure changes nothing.
 */
export function useSaveRecord<Input extends object, Saved extends Stored<Input>>(options: SaveRecord<Input, Saved>) {
  const { record, create, update, read, onDone, showFailure, texts } = options;
  const [stored, setStored] = useState(record);
  const refused = useRef<Partial<Input>>({});

  const change = async (base: Saved, changes: Partial<Input>, version?: number) => {
    try {
      onDone(await update({ ...changes, id: base.id, ...(version !== undefined && { version }) }));
      toast.success(texts.updated);
    } catch (error) {
      refused.current = changes;
      if (isChangedMeanwhile(error)) conflict.report();
      else showFailure(error, texts.notUpdated);
    }
  };
  const add = async (input: Input) => {
    try {
      onDone(await create(input));
      toast.success(texts.created);
    } catch (error) {
      showFailure(error, texts.notCreated);
    }
  };
  const save = useAction((input: Input) => {
    if (!stored) return add(input);
    const changes = changedFields(input, stored);
    if (Object.keys(changes).length > 0) return change(stored, changes, stored.version);
    onDone(stored);
    return toast.info('No changes to save');
  });
  const conflict = useConflict({
    overwrite: async () => stored && change(stored, refused.current),
    reload: async () => stored && setStored(await read(stored.id)),
    failed: texts.notRead,
  });
  return { stored, save: save.run, isBusy: save.isBusy, conflict: conflict.dialog };
}
