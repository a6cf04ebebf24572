import { Search } from 'lucide-react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { MAX_SEARCH_LENGTH } from './list-address.ts';
import { useSearchText } from './use-search-text.ts';

type SearchBoxProps = {
  /** What the list is searched for now. */
  search: string;
  onSearch: (search: string) => void;
};

/** Searches numbers, customers and e-mail addresses, half a second after the last key or at once with Enter. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { text, setText, applyNow } = useSearchText(search, onSearch);
  return (
    <form
      className="min-w-0 max-xl:w-full xl:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        applyNow();
      }}
    >
      <Field hideLabel label="Search invoices">
        <Input
          autoComplete="off"
          leading={<Search aria-hidden="true" />}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={(event) => setText(event.target.value)}
          placeholder="Search invoices..."
          type="search"
          value={text}
        />
      </Field>
    </form>
  );
}
