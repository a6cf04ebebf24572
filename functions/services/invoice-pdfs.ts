import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mailedInvoicePdfRoutes } from '#shared/api/invoice-pdf.ts';
import type { Route } from '#shared/api/route.ts';
import type { AppError } from '#shared/errors.ts';
import { PDF_FAILED } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { StatementRange } from '#shared/statement/schema.ts';
import { withoutRetry } from './aws-client.ts';

/** A statement of a customer of a business, for a range of days. */
export type OrderedStatement = StatementRange & { readonly businessId: string; readonly customerId: string };

export type InvoicePdfs = ReturnType<typeof lambdaInvoicePdfs>;

/** Maximum duration of a PDF, in milliseconds: a cold start of the browser and the render. */
const PDF_TIMEOUT_MS = 18_000;

/** Invokes the PDF function with an event like API Gateway's. */
export function lambdaInvoicePdfs(
  functionName = process.env.INVOICE_PDF_FUNCTION ?? '',
  client = new LambdaClient(withoutRetry(PDF_TIMEOUT_MS)),
) {
  type Texts = Readonly<Record<string, string>>;
  const invoke = async (
    route: Route,
    pathParameters: Texts,
    queryStringParameters: Texts = {},
  ): Promise<Uint8Array> => {
    const event = { routeKey: route.call, pathParameters, queryStringParameters, headers: {}, requestContext: {} };
    const command = new InvokeCommand({ FunctionName: functionName, Payload: Buffer.from(JSON.stringify(event)) });
    const { Payload, FunctionError } = await client.send(command).catch((cause: unknown) => {
      throw unavailable({ cause });
    });
    const response = JSON.parse(Buffer.from(Payload ?? []).toString('utf8') || '{}') as {
      statusCode?: number;
      body?: string;
    };
    if (FunctionError || response.statusCode !== 200 || !response.body) {
      throw unavailable();
    }
    return Buffer.from(response.body, 'base64');
  };
  return {
    /** The PDF of an invoice as mailed, never marked as a draft. Throws UNAVAILABLE if it cannot be rendered. */
    of: (id: string) => invoke(mailedInvoicePdfRoutes.getMailed, { id }),
    /** The same for its sender's own copy, with a marked link (decision F77). */
    ofCopy: (id: string) => invoke(mailedInvoicePdfRoutes.getCopy, { id }),
    /** The PDF of a customer's statement of account. Throws UNAVAILABLE if it cannot be rendered. */
    ofStatement: ({ customerId, ...query }: OrderedStatement) =>
      invoke(mailedInvoicePdfRoutes.getMailedStatement, { id: customerId }, query),
    /** The PDF of a version of an estimate, by its link. Throws UNAVAILABLE if it cannot be rendered. */
    ofEstimate: (link: string) => invoke(mailedInvoicePdfRoutes.getMailedEstimate, { id: link }),
    /** The PDF of a credit note. Throws UNAVAILABLE if it cannot be rendered. */
    ofCreditNote: (id: string, creditNoteId: string) =>
      invoke(mailedInvoicePdfRoutes.getKeptCreditNote, { id, creditNoteId }),
    /**
     * The PDF of an invoice as its link shows it, a draft marked as one. Throws UNAVAILABLE if it cannot be rendered.
     */
    asShown: (id: string) => invoke(mailedInvoicePdfRoutes.getExported, { id }),
  };
}

function unavailable(options?: ErrorOptions): AppError {
  return refusal({ PDF_FAILED }, options);
}
