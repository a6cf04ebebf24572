import { useEffect, useEffectEvent } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { PastedInto, pasteRows } from './paste-rows.ts';

const loadPasteRows = async () => (await import('./paste-rows.ts')).pasteRows;

/**
 * Turns pasted spreadsheet rows into lines. What turns them is fetched once the lines show; until then, and without a
 * connection, they are pasted as text.
 */
export function usePastedRows(lines: Omit<PastedInto, 'words'>): void {
  const { words } = useDocumentKind();
  const onPaste = useEffectEvent((event: ClipboardEvent, paste: typeof pasteRows) => paste(event, { ...lines, words }));
  useEffect(() => {
    let paste: typeof pasteRows | undefined;
    const listener = (event: ClipboardEvent) => paste && onPaste(event, paste);
    loadPasteRows().then(
      (loaded) => {
        paste = loaded;
      },
      () => undefined,
    );
    document.addEventListener('paste', listener, { capture: true });
    return () => document.removeEventListener('paste', listener, { capture: true });
  }, []);
}
