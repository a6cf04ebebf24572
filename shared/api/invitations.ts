import { Invitation, InvitationAcceptance } from '#shared/employee/schema.ts';
import { Answer } from './answer.ts';
import { routes } from './route.ts';

export const invitationRoutes = routes({
  get: {
    call: 'GET /invitations/{token}',
    access: 'public',
    whyPublic: 'Authorized by the token in the mailed link, before the invited person signs in.',
    summary: 'Get the invitation for a mailed token',
    response: Invitation,
    throttle: 'strict',
  },
  accept: {
    call: 'POST /invitations/{token}/accept',
    access: 'public',
    whyPublic: 'Authorized by the token in the mailed link, which accepting consumes.',
    audit: 'employee.accept',
    summary: 'Accept an invitation once; an account with an unconfirmed email needs a new password',
    body: InvitationAcceptance,
    response: Answer,
    errors: ['FORBIDDEN', 'CONFLICT'],
    throttle: 'strict',
  },
  reject: {
    call: 'POST /invitations/{token}/reject',
    access: 'public',
    whyPublic: 'Authorized by the token in the mailed link, which rejecting consumes.',
    audit: 'employee.reject',
    summary: 'Reject an invitation, once',
    response: Answer,
    throttle: 'strict',
  },
  block: {
    call: 'POST /invitations/{token}/block',
    access: 'public',
    whyPublic: 'Authorized by the token in the mailed link: an opt-out must not need a sign-in.',
    audit: 'employee.reject',
    summary:
      'Block later invitations from the same business, and reject the open one; works for 60 days after it expires',
    response: Answer,
    throttle: 'strict',
  },
  unblock: {
    call: 'POST /invitations/{token}/unblock',
    access: 'public',
    whyPublic: 'Authorized by the same token, so that an opt-out can be undone as easily.',
    summary: 'Allow invitations from the same business again',
    response: Answer,
    throttle: 'strict',
  },
});
