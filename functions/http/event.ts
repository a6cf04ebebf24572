import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The event of API Gateway's HTTP API; the authorizer is absent on public routes. */
export type HttpEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer' | 'http'> & {
    /** Absent if another function invokes this one. */
    http?: APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['http'];
    authorizer?: APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['authorizer'];
  };
};

export type HttpResult = APIGatewayProxyStructuredResultV2;

/** The bytes of a call's body, decoded. */
export function bodyBytes(event: Pick<HttpEvent, 'body' | 'isBase64Encoded'>): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}
