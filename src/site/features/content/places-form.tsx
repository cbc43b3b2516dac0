import { useTranslation } from '../../i18n/site-texts.ts';
import { usePathTo } from '../../site-context.ts';
import { Button } from '../../ui/button.tsx';

type PlacesFormProps = {
  readonly from?: string | undefined;
  /** The class of its look; each place names the parts by their elements. */
  readonly className?: string | undefined;
};

/** The first two questions of a trip. A plain GET form, as on the home page: it needs no script. */
export function PlacesForm({ from, className }: PlacesFormProps) {
  const { t } = useTranslation('pages');
  return (
    <form action={usePathTo()({ page: 'request-quote' })} className={className}>
      {([['from', from], ['to']] as const).map(([name, value]) => (
        <label key={name}>
          {t(`home.form.${name}`)}
          <input name={name} autoComplete="off" defaultValue={value} />
        </label>
      ))}
      <Button type="submit" size="l" iconAfter="arrow-right">
        {t('callToAction.button')}
      </Button>
    </form>
  );
}
