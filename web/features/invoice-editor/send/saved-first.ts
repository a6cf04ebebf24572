import type { SavedInvoice } from '#web/document-editor/model/editor-start.ts';
import type { Saving } from '#web/features/invoice-editor/saving/use-saving.ts';
import { showReasons } from '#web/ui/feedback/failure-toast.ts';
import type { FailureText } from './send-texts.ts';

/** Why nothing can be done with an invoice that was never saved. */
export const SAVE_FIRST = 'Please save the invoice first';

/**
 * Saves the invoice unless it is saved as shown, with the recipient's address if the user was just asked for it.
 * Returns null if it could not be saved; the reason has then been shown.
 */
export async function savedFirst(saving: Saving, email?: string): Promise<SavedInvoice | null> {
  if (saving.saved && !saving.isUnsaved && email === undefined) return saving.saved;
  return saving.save({ ...(email !== undefined && { email }), incompleteText: SAVE_FIRST });
}

/** Does something with a saved invoice and shows why it failed. Returns whether it succeeded. */
export async function attempt(
  invoice: SavedInvoice | null,
  work: (invoice: SavedInvoice) => Promise<unknown>,
  failure: (error: unknown) => FailureText | null,
): Promise<boolean> {
  if (!invoice) return false;
  try {
    return (await work(invoice)) !== false;
  } catch (error) {
    const text = failure(error);
    if (text) showReasons(text.message, text.reasons);
    return false;
  }
}
