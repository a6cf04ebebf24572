import { AppError } from '#shared/errors.ts';
import { parallel } from './parallel.ts';

/** An event of the card provider. */
export type Delivery = { readonly id: string; readonly type: string; readonly object: object };

type By = {
  readonly apply: (type: string, object: object, event: { id: string }) => Promise<unknown>;
  readonly random: (below: number) => number;
};

/** Delivers events as Stripe does, in parallel and with retries; returns the number of deliveries. */
export async function deliverAll(deliveries: readonly Delivery[], { apply, random }: By): Promise<number> {
  const queue = [...deliveries];
  let count = 0;
  await parallel(6, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      count += 1;
      const delivery = next;
      await apply(delivery.type, delivery.object, { id: delivery.id }).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
        queue.splice(random(queue.length + 1), 0, delivery);
      });
    }
  });
  return count;
}
