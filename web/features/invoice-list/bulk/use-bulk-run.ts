import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { INVOICES_KEY } from '#web/lib/queries/invoices.ts';
import { HeldBack } from './bulk-calls.ts';

/** How far an invoice is; what is not listed waits. */
export type RowResult = 'running' | 'done' | { readonly failed: string };
export type Results = ReadonlyMap<string, RowResult>;

type RunOptions = {
  /** Does it for one invoice; `isRetry` if that has been tried before. Rejects if it failed. */
  runOne: (invoice: InvoiceListItem, isRetry: boolean) => Promise<unknown>;
  /** Called when it is done for all. */
  onAllDone: () => void;
};

/**
 * Runs an action on invoices one after another. What is done is never repeated: running it again continues with those
 * that failed or are left. It stops without a connection, as the others would fail alike, and when its dialog is left.
 */
export function useBulkRun(invoices: readonly InvoiceListItem[], { runOne, onAllDone }: RunOptions) {
  const client = useQueryClient();
  const results = useRef(new Map<string, RowResult>());
  const isStopped = useRef(false);
  const [shown, setShown] = useState<Results>(results.current);
  const report = (id: string, result: RowResult) => {
    results.current = new Map(results.current).set(id, result);
    setShown(results.current);
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = useAction(async () => {
    isStopped.current = false;
    for (const invoice of invoices) {
      const before = results.current.get(invoice.id);
      if (before === 'done') continue;
      if (isStopped.current) break;
      report(invoice.id, 'running');
      try {
        await runOne(invoice, before !== undefined);
        report(invoice.id, 'done');
      } catch (error) {
        report(invoice.id, { failed: error instanceof HeldBack ? error.message : friendlyMessages(error).join(' ') });
        if (error instanceof ConnectionError) break;
      }
    }
    void client.invalidateQueries({ queryKey: [INVOICES_KEY] });
    if (invoices.every(({ id }) => results.current.get(id) === 'done')) onAllDone();
  });
  return {
    results: shown,
    done: invoices.filter(({ id }) => shown.get(id) === 'done').map(({ id }) => id),
    hasStarted: shown.size > 0,
    run: run.run,
    isRunning: run.isBusy,
    /** Lets the current invoice finish, and starts no other. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
