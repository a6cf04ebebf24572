import { ContactMessage } from '#shared/contact/schema.ts';
import { Answer } from './answer.ts';
import { routes } from './route.ts';

export const contactRoutes = routes({
  send: {
    call: 'POST /contact',
    access: 'public',
    whyPublic: 'Visitors have no account; strict throttling and daily limits apply per sender.',
    summary: 'Write to support',
    body: ContactMessage,
    response: Answer,
    errors: ['TOO_MANY_REQUESTS', 'PROVIDER_FAILED', 'UNAVAILABLE'],
    throttle: 'strict',
  },
});
