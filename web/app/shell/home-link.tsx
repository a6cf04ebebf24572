import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { t } from './texts.en.tsx';

/** The logo and the product name, linking home; `small` shows only the logo. */
export function HomeLink({ small = false }: { small?: boolean }) {
  return (
    <Link aria-label={t.home({ product: PRODUCT_NAME })} className="flex rounded-md" to={paths.home}>
      {small ? <LogoMark className="size-8" /> : <Logo />}
    </Link>
  );
}
