/** The product's origin, with the heart in words for those who do not see it. */
export function MadeInCanada() {
  return (
    <p className="text-muted text-xs">
      Made with{' '}
      <span aria-label="a heart" className="text-red" role="img">
        ♥
      </span>{' '}
      in Canada
    </p>
  );
}
