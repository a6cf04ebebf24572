import type { Issuer } from '#shared/document/issuer.ts';
import type { ImageSize } from '#shared/image-size.ts';
import { imageSource } from '#shared/image-source.ts';
import { logoSizeOf } from '#shared/logo-size.ts';

type LogoProps = {
  readonly company: Issuer;
  readonly apiHost: string;
};

/** The issuer's logo; renders nothing without one. */
export function Logo({ company, apiHost }: LogoProps) {
  const { logo, name = '' } = company;
  const size = drawnSize(company);
  const source = imageSource(logo, apiHost);
  if (!source) return null;
  return (
    <img
      className={`invoice-logo${groundOf(company)}`}
      src={source}
      alt={name}
      style={size && { maxHeight: size.height }}
    />
  );
}

/** Whether the logo leaves room for the address beside it, where the coloured head would else be high. */
export function isLogoBeside(company: Issuer): boolean {
  return company.documentLayout === 'band' && (drawnSize(company)?.width ?? MAX_BESIDE) < MAX_BESIDE;
}

/** The widest logo beside an address, in CSS pixels. */
const MAX_BESIDE = 120;

function drawnSize({ logoSize }: Issuer): ImageSize | undefined {
  return logoSize && logoSizeOf(logoSize);
}

/** The class of what is behind it: white on the coloured head, the colour if the logo is too light for white. */
function groundOf({ logoOnColor, documentLayout, brandColors }: Issuer): string {
  if (documentLayout !== 'band') return logoOnColor ? ' invoice-logo-on-color' : '';
  if (!logoOnColor) return ' invoice-logo-on-white';
  return brandColors?.onColor === '#000000' ? ' invoice-logo-on-color' : '';
}
