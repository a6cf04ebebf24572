import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { paths } from '#web/app/paths.ts';
import { Logo, LogoMark } from '#web/ui/logo.tsx';

/** The product's mark and name, leading home; `small` keeps the mark alone. */
export function HomeLink({ small = false }: { small?: boolean }) {
  return (
    <Link aria-label={`${PRODUCT_NAME} Home`} className="flex rounded-md" to={paths.home}>
      {small ? <LogoMark className="size-8" /> : <Logo />}
    </Link>
  );
}
