import type { ReactNode } from 'react';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { PriceBox } from '../shared/price/price-box.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { fullNameOf } from '../shared/state/travel.ts';
import { TripPage } from '../shared/trip-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactValuesOf, type SentContact } from './contact-values.ts';
import type { CountryOption } from './list-countries.ts';

type ContactPageProps = {
  readonly data: TripData;
  readonly countries: readonly CountryOption[];
  readonly refusal: Refusal<SentContact> | undefined;
  readonly progress?: ReactNode;
  readonly after: ReactNode;
};

/** Step 2: who books, whom to call, who pays. */
export function ContactPage({ data, countries, refusal, progress, after }: ContactPageProps) {
  const { t } = useTranslation('trip');
  const { travel, choice, zone } = data;
  const { reference, customer } = travel;
  return (
    <TripPage
      progress={progress}
      heading={t('contact.heading')}
      lead={t('contact.lead')}
      facts={<span>{t('reference', { reference })}</span>}
      aside={
        <>
          {choice !== null && <PriceBox choice={choice} travel={travel} zone={zone} />}
          <PhonePanel reference={reference} />
        </>
      }
      after={after}
    >
      <PrivateHead title={t('titles.contactDetails', { reference, name: fullNameOf(customer) })} />
      <ContactForm
        initial={contactValuesOf(travel)}
        version={travel.version}
        reference={reference}
        refusal={refusal}
        countries={countries}
        choice={choice}
      />
    </TripPage>
  );
}
