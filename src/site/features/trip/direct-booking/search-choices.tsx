import type { PlaceChoice } from '../../../api/issue.ts';
import choicesStyles from '../../../trip-editor/place-choices.module.css';
import { ButtonLink } from '../../../ui/button.tsx';
import { type SearchValues, toSearchQuery } from './search-values.ts';

type SearchChoicesProps = { readonly values: SearchValues; readonly field: 'from' | 'to'; readonly choices: readonly PlaceChoice[] };

/** Places that the search may mean, each a link to the same search with that place. */
export function SearchChoices({ values, field, choices }: SearchChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={choicesStyles.choices}>
      {choices.map(({ key, label }) => (
        <li key={key}>
          <ButtonLink
            to={{ page: 'direct-booking-search' }}
            search={toSearchQuery({ ...values, [field]: label })}
            variant="secondary"
            size="s"
            icon="map-pin"
          >
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
