import type { ToastTone } from './toast.ts';

/** One message as it is shown; a message that is shown again is another one. */
export type ToastMessage = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly description?: string | undefined;
};

let count = 0;
let queue: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** The message whose turn it is. */
export function currentToast(): ToastMessage | null {
  return queue[0] ?? null;
}

/** Calls back on each change of turn, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives messages their turn, one after the other. What an older call still had to say is out of date by then. */
export function queueToasts(messages: readonly Omit<ToastMessage, 'id'>[]): void {
  setQueue(messages.map((message, index) => ({ id: count + index + 1, ...message })));
  count += messages.length;
}

/** Ends the turn of the current message. */
export function endToast(): void {
  setQueue(queue.slice(1));
}

function setQueue(next: readonly ToastMessage[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
