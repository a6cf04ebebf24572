import { useQuery } from '@tanstack/react-query';
import { numberingQuery } from '#web/lib/queries/numbering.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useDocumentKind } from './kind.ts';

/** The next number of a business that counts upwards; null for others, and until it is known. */
export function useNextNumber(): string | null {
  const { numbers } = useDocumentKind();
  return useQuery(numberingQuery).data?.[numbers]?.nextNumber ?? null;
}

/** Proposes numbers for a new document: the next one, or a random one. */
export function useNewNumber(): () => string {
  const { randomNumber } = useDocumentKind();
  const next = useNextNumber();
  const today = useBusinessDay();
  return () => next ?? randomNumber(today(), Math.random);
}
