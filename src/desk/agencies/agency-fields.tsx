import { textLimits } from '#domain/input/text-limits.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { agencyPaymentMethods } from '#operations/agencies/rules/agency.ts';
import { useDesk } from '../desk-texts.ts';
import { languageChoices } from '../facts/language-choices.ts';
import { Field, Select } from '../ui/parts.tsx';
import styles from './agencies.module.css';
import type { ShownAgency } from './agency-page.ts';
import { useAgencies } from './use-agencies.ts';

/** The fields of an agency; empty for a new one. */
export function AgencyFields({ agency }: { readonly agency: ShownAgency | null }) {
  const { t } = useAgencies();
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('groups.company')}</legend>
        <Field label={t('fields.name')} name="name" defaultValue={agency?.name} maxLength={textLimits.organisation} />
        <Field label={t('fields.street')} name="street" defaultValue={agency?.street} maxLength={textLimits.address} />
        <div className={styles.beside}>
          <Field label={t('fields.zipcode')} name="zipcode" defaultValue={agency?.zipcode} maxLength={16} />
          <Field label={t('fields.city')} name="city" defaultValue={agency?.city} maxLength={textLimits.name} />
          <Field label={t('fields.country')} name="country" defaultValue={agency?.country} help={t('help.country')} maxLength={2} />
        </div>
        <Field label={t('fields.vatNumber')} name="vatNumber" defaultValue={agency?.vatNumber} maxLength={40} />
        <Field
          label={t('fields.organisationNumber')}
          name="organisationNumber"
          defaultValue={agency?.organisationNumber}
          help={t('help.organisationNumber')}
          maxLength={40}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('groups.contact')}</legend>
        <p className={styles.muted}>{t('help.contact')}</p>
        <div className={styles.beside}>
          <Field label={t('fields.firstName')} name="firstName" defaultValue={agency?.firstName} maxLength={textLimits.name} />
          <Field label={t('fields.lastName')} name="lastName" defaultValue={agency?.lastName} maxLength={textLimits.name} />
        </div>
        <div className={styles.beside}>
          <Field label={t('fields.email')} name="email" type="email" defaultValue={agency?.email} maxLength={textLimits.email} />
          <Field label={t('fields.phone')} name="phone" type="tel" defaultValue={agency?.phone} maxLength={textLimits.phone} />
        </div>
      </fieldset>
      <OrderFields agency={agency} />
    </>
  );
}

function OrderFields({ agency }: { readonly agency: ShownAgency | null }) {
  const { t } = useAgencies();
  const { number, typedMoney } = useDesk();
  const limit = agency === null || agency.monthLimitCents === null ? '' : typedMoney(agency.monthLimitCents);
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.orders')}</legend>
      <div className={styles.beside}>
        <Select
          label={t('fields.site')}
          name="site"
          options={siteKeys.map((key) => [key, key.toUpperCase()])}
          defaultValue={agency?.site ?? siteKeys[0]}
        />
        <Select
          label={t('fields.language')}
          name="language"
          options={[...(agency === null ? [['', t('fields.byCountry')] as const] : []), ...languageChoices]}
          defaultValue={agency?.language.slice(0, 2) ?? ''}
        />
        <Select
          label={t('fields.paymentMethod')}
          name="paymentMethod"
          options={agencyPaymentMethods.map((key) => [key, t(`methods.${key}`)])}
          defaultValue={agency?.paymentMethod ?? 'invoice-afterwards'}
        />
      </div>
      <Field
        label={t('fields.commissionPercent')}
        name="commissionPercent"
        inputMode="decimal"
        defaultValue={agency === null ? '0' : number(agency.commissionPercent)}
        help={t('help.commissionPercent')}
      />
      <Field label={t('fields.monthLimit')} name="monthLimit" inputMode="decimal" defaultValue={limit} help={t('help.monthLimit')} />
      <Field
        label={t('fields.requestsPerMinute')}
        name="requestsPerMinute"
        inputMode="numeric"
        defaultValue={String(agency?.requestsPerMinute ?? 60)}
        help={t('help.requestsPerMinute')}
      />
    </fieldset>
  );
}
