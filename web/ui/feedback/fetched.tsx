import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from './error-state.tsx';

type FetchedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  skeleton: ReactNode;
  /** Says that it could not be loaded; without `text`, the server's own reason is shown. */
  failure: { title: string; text?: string };
  /** Whether a failure has a card of its own. */
  isCard?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a query has fetched, or its skeleton or failure. Data stay on screen if a later fetch fails. */
export function Fetched<Data>({ query, skeleton, failure, isCard = false, children }: FetchedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  const { title, text = friendlyMessages(error).join(' ') } = failure;
  const state = <ErrorState onRetry={() => refetch()} text={text} title={title} />;
  return isCard ? <Card flush>{state}</Card> : state;
}
