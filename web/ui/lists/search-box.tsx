import { Search, X } from 'lucide-react';
import { MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { useSearchText } from '#web/lib/lists/use-search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.ts';

type SearchBoxProps = {
  /** Such as "Search invoices..."; without the dots, it is the accessible name. */
  placeholder: string;
  /** The current search text. */
  search: string;
  onSearch: (search: string) => void;
};

/** Searches half a second after the last key press, or immediately on Enter; its button clears the text. */
export function SearchBox({ placeholder, search, onSearch }: SearchBoxProps) {
  const { text, setText, applyNow, clear } = useSearchText(search, onSearch);
  return (
    <form
      className="min-w-0 flex-1 basis-40"
      onSubmit={(event) => {
        event.preventDefault();
        applyNow();
      }}
    >
      <Field hideLabel label={placeholder.replace(/\.+$/, '')}>
        <Input
          autoComplete="off"
          className="placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden"
          leading={<Search aria-hidden="true" />}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={(event) => setText(event.target.value)}
          placeholder={placeholder}
          trailing={
            text && (
              <Button aria-label={t.clearSearch} onClick={clear} size="icon-sm" variant="ghost">
                <X aria-hidden="true" />
              </Button>
            )
          }
          type="search"
          value={text}
        />
      </Field>
    </form>
  );
}
