import { useEffect, useRef, useState } from 'react';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { type FilesOf, useAttachments } from '#web/lib/queries/attachments.ts';
import { prepareFile } from './prepare-file.ts';
import { type Sending, sendFile } from './send-file.ts';
import { t } from './texts.en.ts';

/** A file that is being attached, or could not be. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  /** How much of it is done, from 0 to 1. */
  readonly share: number;
  /** Why it ended; absent while it is being sent. */
  readonly problem?: string | undefined;
  /** Whether a second attempt could succeed. */
  readonly canRetry?: boolean | undefined;
};

type Work = { readonly file: File; readonly abort: AbortController; sending?: Sending };

/**
 * Attaches files to a record one after another, and calls `onAttached` with the name of each. All are cancelled when
 * the screen is left.
 */
export function useUploads(of: FilesOf, attached: number, onAttached: (name: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const works = useRef(new Map<string, Work>());
  const last = useRef(Promise.resolve());
  const { cacheAdded } = useAttachments(of);
  const isBusy = uploads.some(({ problem }) => problem === undefined);
  useEffect(() => {
    const { current } = works;
    return () => {
      for (const { abort } of current.values()) abort.abort();
    };
  }, []);

  const change = (id: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  /** Lists why it was refused; it takes no room any more. */
  const end = (id: string, values: Partial<Upload>) => {
    works.current.delete(id);
    change(id, values);
  };
  const drop = (id: string) => {
    works.current.get(id)?.abort.abort();
    works.current.delete(id);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };

  async function run(id: string): Promise<void> {
    const work = works.current.get(id);
    if (!work) return;
    const { signal } = work.abort;
    try {
      if (!work.sending) {
        const prepared = await prepareFile(work.file);
        if ('problem' in prepared) return end(id, { problem: prepared.problem });
        work.sending = { id, ...prepared, sent: 0 };
      }
      const onProgress = (share: number) => change(id, { share });
      const file = await sendFile(of, work.sending, { signal, onProgress });
      cacheAdded(file);
      drop(id);
      onAttached(file.name);
    } catch (error) {
      if (signal.aborted) return;
      const isLost = error instanceof ConnectionError;
      const problem = isLost ? t.connectionLost : friendlyMessages(error).join(' ');
      if (canRetry(error)) change(id, { problem, canRetry: true });
      else end(id, { problem });
    }
  }
  const queue = (id: string) => {
    last.current = last.current.then(() => run(id));
  };
  return {
    uploads,
    isBusy,
    /** Attaches files; those beyond the limit are listed with that reason. */
    add(files: readonly File[]): void {
      const room = MAX_ATTACHMENTS - attached - works.current.size;
      const added = files.map((file, index) => {
        const id = crypto.randomUUID();
        if (index < room) works.current.set(id, { file, abort: new AbortController() });
        return { id, name: file.name, share: 0, ...(index >= room && { problem: t.tooMany }) };
      });
      setUploads((all) => [...all, ...added]);
      for (const { id } of added) queue(id);
    },
    /** Ends an upload, or takes one off the list that has failed. */
    cancel: drop,
    retry(id: string): void {
      change(id, { problem: undefined, canRetry: undefined });
      queue(id);
    },
  };
}

/** Whether sending it again could help: nobody answered, or the server was not able to. */
function canRetry(error: unknown): boolean {
  const { status = 500 } = error as { status?: number };
  return status === 0 || status >= 500;
}
