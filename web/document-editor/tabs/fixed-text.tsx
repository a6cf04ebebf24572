/** A field that cannot be changed, as text. */
export function FixedText({ label, value }: { label: string; value: string }) {
  return (
    <dl>
      <dt className="font-medium">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line py-2">{value || '–'}</dd>
    </dl>
  );
}
