import { useSearchParams } from 'react-router-dom';
import { changeListAddress, type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

/** Changes what the list shows; `replace` adds no history entry. */
export type ShowInvoices = (change: Partial<ListAddress>, options?: { replace?: boolean }) => void;

/** The list's filters and page in the query string, and a function to change them. */
export function useListAddress(): { address: ListAddress; show: ShowInvoices } {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params);
  const show: ShowInvoices = (change, options) =>
    setParams(writeListAddress(changeListAddress(address, change)), options);
  return { address, show };
}
