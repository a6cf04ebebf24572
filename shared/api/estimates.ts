import * as z from 'zod';
import { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { EstimateQuestion } from '#shared/estimate/question.ts';
import {
  Acceptance,
  Decision,
  Estimate,
  EstimateListItem,
  EstimateListQuery,
  EstimateUpdate,
  NewEstimate,
  PartInput,
  Refusal,
} from '#shared/estimate/schema.ts';
import { EstimateStats } from '#shared/estimate/stats.ts';
import { InvoiceEmailDraft, InvoiceEmailInput, InvoiceEmailPreview, InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { Invoice } from '#shared/invoice/schema.ts';
import { ViewInput } from '#shared/invoice/views.ts';
import { pageOf } from './page.ts';
import { routes } from './route.ts';

/** Maximum size of a body: room for 200 long lines. */
const BODY_BYTES = 2_000_000;

const LINK = 'Customers have no account: the id, 128 random bits, is the key to the estimate.';

export const estimateRoutes = routes({
  list: {
    call: 'GET /estimates',
    access: 'reader',
    summary: 'List estimates, by default newest first',
    query: EstimateListQuery,
    response: pageOf(EstimateListItem),
  },
  create: {
    call: 'POST /estimates',
    access: 'member',
    audit: 'estimate.create',
    summary: 'Create an estimate',
    body: NewEstimate,
    response: Estimate,
    status: 201,
    errors: ['CONFLICT', 'UNAVAILABLE'],
    maxBodyBytes: BODY_BYTES,
  },
  stats: {
    call: 'GET /estimates/stats',
    access: 'reader',
    summary: 'Get what is open, what is to be invoiced and what was won, per currency',
    response: EstimateStats,
  },
  get: {
    call: 'GET /estimates/{id}',
    access: 'reader',
    summary: 'Get an estimate',
    response: Estimate,
  },
  update: {
    call: 'PATCH /estimates/{id}',
    access: 'member',
    audit: 'estimate.update',
    summary: 'Change an estimate: its recipient sees the change once it is sent again',
    body: EstimateUpdate,
    response: Estimate,
    errors: ['CONFLICT'],
    maxBodyBytes: BODY_BYTES,
  },
  remove: {
    call: 'DELETE /estimates/{id}',
    access: 'member',
    audit: 'estimate.delete',
    summary: 'Delete an estimate that was not invoiced and has no deposit; its links end',
    response: null,
    errors: ['CONFLICT'],
  },
  preview: {
    call: 'GET /estimates/{id}/preview',
    access: 'reader',
    summary: 'Get an estimate as its recipient would see it if it were sent now',
    response: PublicEstimate,
  },
  send: {
    call: 'POST /estimates/{id}/send',
    access: 'member',
    verified: true,
    audit: 'estimate.send',
    summary: 'Send an estimate to its recipient by email, optionally with custom texts and copies',
    body: InvoiceEmailInput.omit({ keepTexts: true }),
    response: Estimate,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  email: {
    call: 'GET /estimates/{id}/email',
    access: 'member',
    summary: 'Get the default texts of an estimate’s email',
    response: InvoiceEmailDraft.omit({ isKept: true }),
  },
  previewEmail: {
    call: 'POST /estimates/{id}/email-preview',
    access: 'member',
    audit: false,
    whyNoAudit: 'Changes nothing: it is a POST because the texts are too long for a URL.',
    summary: 'Get an estimate’s email as its recipient will see it',
    body: InvoiceEmailTexts,
    response: InvoiceEmailPreview,
  },
  publish: {
    call: 'POST /estimates/{id}/link',
    access: 'member',
    verified: true,
    audit: 'estimate.send',
    summary: 'Publish an estimate at a link that its sender passes on, without an email',
    response: Estimate,
    errors: ['INVALID_REQUEST', 'CONFLICT'],
  },
  decide: {
    call: 'POST /estimates/{id}/decision',
    access: 'member',
    audit: 'estimate.decide',
    summary: 'Record that the recipient accepted or declined the estimate as it was sent, or undo a decision',
    body: Decision,
    response: Estimate,
    errors: ['CONFLICT', 'UNAVAILABLE'],
  },
  invoice: {
    call: 'POST /estimates/{id}/invoices',
    access: 'member',
    audit: 'estimate.invoice',
    summary:
      'Create a draft invoice of an accepted estimate, or of a part of it; once it is invoiced, returns the last one',
    body: PartInput,
    response: Invoice,
    status: 201,
    errors: ['CONFLICT', 'UNAVAILABLE'],
  },
  getPublic: {
    call: 'GET /estimates/{id}/public',
    access: 'public',
    whyPublic: LINK,
    summary: 'Get a version of an estimate as its recipient sees it',
    response: PublicEstimate,
  },
  view: {
    call: 'POST /estimates/{id}/views',
    access: 'public',
    whyPublic: 'Customers have no account; of the visits of a version, only the first is recorded.',
    summary: 'Record that a person opened an estimate',
    body: ViewInput.omit({ kind: true }),
    response: z.object({}),
    throttle: 'strict',
  },
  accept: {
    call: 'POST /estimates/{id}/acceptance',
    access: 'public',
    whyPublic: LINK,
    audit: 'estimate.accept',
    summary: 'Accept an estimate as its recipient; again changes nothing',
    body: Acceptance,
    response: PublicEstimate,
    errors: ['CONFLICT', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  refuse: {
    call: 'POST /estimates/{id}/refusal',
    access: 'public',
    whyPublic: LINK,
    audit: 'estimate.decline',
    summary: 'Decline an estimate as its recipient; again changes nothing',
    body: Refusal,
    response: PublicEstimate,
    errors: ['CONFLICT', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  ask: {
    call: 'POST /estimates/{id}/questions',
    access: 'public',
    whyPublic: LINK,
    summary: 'Ask the business about its estimate, which answers by email',
    body: EstimateQuestion,
    response: z.object({}),
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    throttle: 'strict',
  },
});
