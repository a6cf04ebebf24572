/** The kinds of toast. */
export type ToastTone = 'success' | 'error' | 'info';

/** One message as shown; repeating a message creates a new one. */
export type ToastMessage = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly description?: string | undefined;
};

let count = 0;
let queue: readonly ToastMessage[] = [];
let isSameMoment = false;
const listeners = new Set<() => void>();

/** The message on screen. */
export function currentToast(): ToastMessage | null {
  return queue[0] ?? null;
}

/** Calls back whenever the current message changes, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows messages one after another. Messages queued in the same tick belong together, such as one per broken rule. A
 * later call shows immediately: it replaces the current message and drops waiting failures, which are out of date.
 */
export function queueToasts(messages: readonly Omit<ToastMessage, 'id'>[]): void {
  const added = messages.map((message, index) => ({ id: count + index + 1, ...message }));
  count += messages.length;
  if (isSameMoment) {
    setQueue([...queue, ...added]);
  } else {
    setQueue([...added, ...queue.slice(1).filter(({ tone }) => tone !== 'error')]);
    isSameMoment = true;
    setTimeout(() => {
      isSameMoment = false;
    });
  }
}

/** Removes all messages. */
export function clearToasts(): void {
  isSameMoment = false;
  setQueue([]);
}

/** Moves on to the next message. */
export function endToast(): void {
  setQueue(queue.slice(1));
}

function setQueue(next: readonly ToastMessage[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
