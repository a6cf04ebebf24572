import { mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import type { Message, MessageLimits } from './message-limits.ts';

/** Counts messages before they are sent, and undoes the count if they were definitely not sent. */
export async function counted(
  limits: MessageLimits,
  messages: readonly Message[],
  send: () => Promise<void>,
): Promise<void> {
  const undos: (() => Promise<void>)[] = [];
  const undo = () => Promise.all(undos.map((each) => each()));
  try {
    for (const message of messages) undos.push(await limits.count(message));
    await send();
  } catch (error) {
    if (!mayBeOnItsWay(error)) await undo();
    throw error;
  }
}
