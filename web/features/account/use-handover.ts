import { useState } from 'react';
import { useLocation } from 'react-router-dom';

type HandoverState = { readonly email?: string; readonly notice?: string };

/**
 * The navigation state that the account screens share: the email typed so far, and a notice from the previous screen.
 * `onward` is the state for the next screen: everything but the notice, with the current email.
 */
export function useHandover() {
  const state = useLocation().state as HandoverState | null;
  const [email, setEmail] = useState(state?.email ?? '');
  return { email, setEmail, notice: state?.notice, onward: { ...state, email: email || undefined, notice: undefined } };
}
