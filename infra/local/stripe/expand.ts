import type { Param } from './form-body.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/** A copy of a response in which the ids in `expand` (`payment_intent.latest_charge`) are objects. */
export function expandObject(world: World, object: object, expand: Param): unknown {
  const response: unknown = structuredClone(object);
  for (const path of Array.isArray(expand) ? expand : []) {
    if (typeof path === 'string') expandPath(world, response, path.split('.'));
  }
  return response;
}

function expandPath(world: World, holder: unknown, [name, ...rest]: string[]): void {
  if (name === undefined) return;
  if (Array.isArray(holder)) {
    for (const entry of holder) expandPath(world, entry, [name, ...rest]);
    return;
  }
  if (!isRecord(holder)) return;
  const { objects, checkouts } = world.store.state;
  const id = holder[name];
  if (name === 'line_items') {
    const data = checkouts[String(holder.id)]?.lineItems ?? [];
    holder[name] = { object: 'list', url: `/v1/checkout/sessions/${holder.id}/line_items`, has_more: false, data };
  } else if (typeof id === 'string' && Object.hasOwn(objects, id)) {
    holder[name] = structuredClone(objects[id]?.value);
  } else if (id === undefined) {
    throw new StripeApiError(`This property cannot be expanded (${name}).`);
  }
  expandPath(world, holder[name], rest);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
