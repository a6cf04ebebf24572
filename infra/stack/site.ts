import { Fn, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type CfnResponseHeadersPolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { DOCUMENT_PAGES } from '#shared/document-pages.ts';
import { IMAGES_TO_FILES, SCREENS_TO_PAGES, STRIP_API_PREFIX } from './edge-functions.ts';
import { ResponseHeaders } from './response-headers.ts';

/** Header that CloudFront adds to every API call. */
const ORIGIN_SECRETS_HEADER = 'x-origin-secrets';

type SiteProps = {
  http: HttpApi;
  buckets: Buckets;
  originSecrets: string;
  webAclId: string;
  domain: string | undefined;
  certificate: ICertificate | undefined;
};

type Buckets = { readonly site: IBucket; readonly files: IBucket };
type Origins = { access: S3OriginAccessControl; buckets: Buckets };

/**
 * The site's distribution, the only origin for browsers: pages and uploaded images from buckets, `/api/*` from the HTTP
 * API.
 */
export class Site extends Construct {
  readonly distribution: Distribution;
  /** Origin of the site, without a trailing slash. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { http, buckets, originSecrets, webAclId, domain, certificate } = props;
    const headers = new ResponseHeaders(this, 'Headers');
    const { region, stackName } = Stack.of(this);
    // After the loss of a region, the account has this stack twice, and CloudFront's names must be unique in it.
    const access = new S3OriginAccessControl(this, 'Access', { originAccessControlName: `${stackName}-${region}` });
    const pages = this.#pages(headers.site, { access, buckets });
    this.distribution = new Distribution(this, 'Distribution', {
      webAclId,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultRootObject: 'index.html',
      ...(domain &&
        certificate && {
          domainNames: [domain],
          certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      defaultBehavior: pages,
      // The first matching pattern wins.
      additionalBehaviors: {
        '/api/images/*': this.#images(headers.images, { access, buckets }),
        '/api/*': this.#calls(headers, http, originSecrets),
        ...Object.fromEntries(
          Object.keys(DOCUMENT_PAGES).map((name) => [
            `/${name}/*`,
            { ...pages, responseHeadersPolicy: headers.documentPage },
          ]),
        ),
      },
    });
    this.#explain(domain);
    this.url = `https://${domain ?? this.distribution.distributionDomainName}`;
  }

  #explain(domain: string | undefined): void {
    const distribution = Validations.of(this.distribution);
    distribution.acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-CFR1',
        reason: 'Customers of Canadian freelancers pay from any country, and freelancers travel.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-CFR3',
        reason:
          'Its log would contain full paths, including the ids and tokens that open invoices and invitations. The API ' +
          'logs calls by route, and the firewall counts attacks.',
      },
    );
    if (domain) return;
    distribution.acknowledge({
      id: 'AwsSolutions::AwsSolutions-CFR4',
      reason: 'CloudFront allows no other setting under its own name; with a domain, the minimum is TLS 1.2.',
    });
  }

  #pages(responseHeadersPolicy: CfnResponseHeadersPolicy, { access, buckets }: Origins): BehaviorOptions {
    return {
      origin: originAt(buckets.site, access),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [this.#beforeCache('ScreensToPages', SCREENS_TO_PAGES)],
    };
  }

  #images(responseHeadersPolicy: CfnResponseHeadersPolicy, { access, buckets }: Origins): BehaviorOptions {
    return {
      origin: originAt(buckets.files, access),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      // Images are compressed already.
      compress: false,
      responseHeadersPolicy,
      functionAssociations: [this.#beforeCache('ImagesToFiles', IMAGES_TO_FILES)],
    };
  }

  #calls(headers: ResponseHeaders, http: HttpApi, originSecrets: string): BehaviorOptions {
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', http.apiEndpoint)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { [ORIGIN_SECRETS_HEADER]: originSecrets },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.api,
      functionAssociations: [this.#beforeCache('StripApiPrefix', STRIP_API_PREFIX)],
    };
  }

  #beforeCache(id: string, code: string) {
    const fn = new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
      comment: Stack.of(this).stackName,
    });
    return { function: fn, eventType: FunctionEventType.VIEWER_REQUEST };
  }
}

/** A bucket as origin; its policy limits what distributions may read. */
function originAt(bucket: IBucket, { originAccessControlId }: S3OriginAccessControl) {
  return S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId });
}
