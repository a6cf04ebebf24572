import { useState } from 'react';
import { useLocation } from 'react-router-dom';

type HandedOver = { readonly email?: string; readonly notice?: string };

/**
 * What the account screens hand each other in the navigation state: the e-mail typed so far, and word of what another
 * screen did. `onward` goes to the next one: all that came along and the e-mail as it is now, but no old word.
 */
export function useHandover() {
  const state = useLocation().state as HandedOver | null;
  const [email, setEmail] = useState(state?.email ?? '');
  return { email, setEmail, notice: state?.notice, onward: { ...state, email: email || undefined, notice: undefined } };
}
