import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FindingList } from './finding-list.tsx';
import { t } from './texts.en.ts';

type FindingsNoticeProps = Pick<ComponentProps<typeof FindingList>, 'paymentMethod' | 'onField'> & {
  invoiceId: string;
};

/** The server's findings about a stored invoice before it is sent, each with the action that fixes it. */
export function FindingsNotice({ invoiceId, ...list }: FindingsNoticeProps) {
  const { data } = useQuery(readinessQuery(invoiceId));
  if (!data) return null;
  const { findings, unprintable } = data;
  const isReady = findings.length === 0;
  return (
    <Notice title={isReady ? t.ready : t.beforeSending} tone={isReady ? 'success' : 'warning'}>
      <FindingList findings={findings} unprintable={unprintable} {...list} />
    </Notice>
  );
}
