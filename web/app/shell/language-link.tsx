import { useLocation } from 'react-router-dom';
import { sitePath } from '#shared/locale/site-path.ts';
import { passOn } from '#web/app/language-switch.ts';
import { addressIn, keepLanguage } from '#web/lib/browser/site-language.ts';
import { OTHER } from '#web/lib/locale/language.en.ts';

/** Leads to this page in the other language, which the device remembers, with what is typed but no password. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <a
      className={className}
      href={sitePath(OTHER.language, pathname)}
      hrefLang={OTHER.language}
      lang={OTHER.language}
      onClick={({ currentTarget }) => {
        keepLanguage(OTHER.language);
        // A prerendered page does not know its parameters.
        const address = addressIn(OTHER.language);
        currentTarget.href = address;
        passOn(address);
      }}
    >
      {OTHER.name}
    </a>
  );
}
