import { useEffect, useState } from 'react';

/** A short message, shown and announced for a moment. */
export type Message = { readonly text: string; readonly tone: 'good' | 'bad' };

const SHOWN_MS = 4000;

/** The latest message, which disappears after 4 seconds (spec 1 §9), and a function to show one. */
export function useMessage(first: Message | null): [Message | null, (message: Message) => void] {
  const [message, setMessage] = useState(first);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}

/** Shows the latest message. */
export function Messages({ message }: { message: Message | null }) {
  return (
    <div aria-live="polite" className="messages">
      {message && <p className={`message ${message.tone}`}>{message.text}</p>}
    </div>
  );
}
