import { useSearchParams } from 'react-router-dom';
import { changeListAddress, type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

/** Changes what the list shows; `replace` leaves no step behind for the back button. */
export type ShowInvoices = (change: Partial<ListAddress>, options?: { replace?: boolean }) => void;

/** What the list shows, kept in the search part of the address, and the way to change it. */
export function useListAddress(): { address: ListAddress; show: ShowInvoices } {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params);
  const show: ShowInvoices = (change, options) =>
    setParams(writeListAddress(changeListAddress(address, change)), options);
  return { address, show };
}
