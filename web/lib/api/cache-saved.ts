import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Caches what a write returned. Reads that began before it are cancelled: they would overwrite it with what they found. */
export function cacheSaved<Data>(
  client: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
  saved: NoInfer<Data>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, saved);
}
