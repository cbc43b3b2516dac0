import { useTranslation } from '../../../../i18n/site-texts.ts';

/** Why something cannot be done, for whatever reason the API names. */
export function useRefusal(): (reason: string | null) => string {
  const { named } = useTranslation('trip');
  return (reason) => named([`refusals.${reason ?? 'other'}`, 'refusals.other']);
}
