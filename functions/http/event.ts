import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** A call as API Gateway's HTTP API hands it to a function; the authorizer is absent on public routes. */
export type HttpEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer' | 'http'> & {
    /** Absent when another function calls directly. */
    http?: APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['http'];
    authorizer?: APIGatewayProxyEventV2WithJWTAuthorizer['requestContext']['authorizer'];
  };
};

export type HttpResult = APIGatewayProxyStructuredResultV2;

/** The bytes of a call's body, decoded. */
export function bodyBytes(event: Pick<HttpEvent, 'body' | 'isBase64Encoded'>): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}
