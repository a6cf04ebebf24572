import './catalogue.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Session, SessionContext } from '#web/lib/session/session.ts';
import { showToasts } from '#web/ui/feedback/show-toasts.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { FeedbackExamples } from './feedback.tsx';
import { FieldExamples } from './fields.tsx';
import { GeneralExamples } from './general.tsx';
import { ListExamples } from './lists.tsx';
import { OverlayExamples } from './overlays.tsx';

const GROUPS = ['General', 'Fields', 'Feedback', 'Overlays', 'Lists'];

/** The signed-in user of the catalogue: calendars highlight today in the time zone of their business. */
const VIEWER: Session = {
  status: 'authenticated',
  user: {
    id: 'viewer',
    email: 'viewer@example.com',
    role: 'USER',
    businessId: 'business',
    emailVerified: true,
    hasSecondFactor: false,
    profile: {
      firstName: 'Ada',
      lastName: 'Larch',
      email: 'viewer@example.com',
      phone: '',
      preferredCurrency: 'CAD',
      language: 'en',
      isProfileCompleted: true,
      notices: { payments: true, bounces: true, reminders: true },
      providerApiKey: '',
      providerMerchantId: '',
      version: 1,
    },
  },
  signIn: async () => undefined,
  signOut: async () => undefined,
  refreshUser: async () => undefined,
};

showToasts();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={VIEWER}>
        <BrowserRouter>
          <main className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
            <ScreenHeader
              description="Every primitive of web/ui in its states. Look at it light, dark and in forced colours."
              title="Components"
            />
            <nav aria-label="Groups" className="flex flex-wrap gap-x-5 gap-y-2">
              {GROUPS.map((name) => (
                <a className="text-accent underline" href={`#${name.toLowerCase()}`} key={name}>
                  {name}
                </a>
              ))}
            </nav>
            <GeneralExamples />
            <FieldExamples />
            <FeedbackExamples />
            <OverlayExamples />
            <ListExamples />
          </main>
        </BrowserRouter>
      </SessionContext>
    </QueryClientProvider>
  </StrictMode>,
);
