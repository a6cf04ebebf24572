import { Names, Stack } from 'aws-cdk-lib';
import { CfnResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { DOCUMENT_PAGE_HEADERS, IMAGE_HEADERS, SITE_HEADERS } from '#infra/site-headers.ts';

const YEAR_SECONDS = 31_536_000;
const HSTS = { accessControlMaxAgeSec: 2 * YEAR_SECONDS, includeSubdomains: false, override: true };

/** Headers that CloudFront adds to every response. */
export class ResponseHeaders extends Construct {
  readonly site: CfnResponseHeadersPolicy;
  readonly documentPage: CfnResponseHeadersPolicy;
  /** The functions set the rest themselves. */
  readonly api: CfnResponseHeadersPolicy;
  readonly images: CfnResponseHeadersPolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.site = this.#page('Site', SITE_HEADERS);
    this.documentPage = this.#page('PayPage', DOCUMENT_PAGE_HEADERS);
    this.api = this.#policy('Api', {
      securityHeadersConfig: { strictTransportSecurity: HSTS, contentTypeOptions: { override: true } },
    });
    this.images = this.#policy('Images', {
      securityHeadersConfig: {
        strictTransportSecurity: HSTS,
        contentSecurityPolicy: { contentSecurityPolicy: IMAGE_HEADERS['content-security-policy'], override: true },
        contentTypeOptions: { override: true },
      },
      customHeadersConfig: customHeaders(IMAGE_HEADERS),
    });
  }

  #page(id: string, headers: PageHeaders): CfnResponseHeadersPolicy {
    return this.#policy(id, {
      securityHeadersConfig: {
        strictTransportSecurity: HSTS,
        contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: headers['x-frame-options'], override: true },
        referrerPolicy: { referrerPolicy: headers['referrer-policy'], override: true },
      },
      customHeadersConfig: customHeaders(headers),
    });
  }

  #policy(
    id: string,
    headers: Omit<CfnResponseHeadersPolicy.ResponseHeadersPolicyConfigProperty, 'name'>,
  ): CfnResponseHeadersPolicy {
    // After the loss of a region, the account has this stack twice, and CloudFront's names must be unique in it.
    const name = `${Names.uniqueResourceName(this, { maxLength: 90 })}-${id}-${Stack.of(this).region}`;
    return new CfnResponseHeadersPolicy(this, id, { responseHeadersPolicyConfig: { name, ...headers } });
  }
}

type PageHeaders = typeof SITE_HEADERS | typeof DOCUMENT_PAGE_HEADERS;

/** CloudFront does not allow these as custom headers. */
const SECURITY_HEADERS: readonly string[] = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];

function customHeaders(headers: Readonly<Record<string, string>>) {
  return {
    items: Object.entries(headers)
      .filter(([header]) => !SECURITY_HEADERS.includes(header))
      .map(([header, value]) => ({ header, value, override: true })),
  };
}
