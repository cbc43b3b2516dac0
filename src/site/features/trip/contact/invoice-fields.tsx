import { useTranslation } from '../../../i18n/site-texts.ts';
import { Fieldset, MoreFields } from '../../../ui/form/choices/fieldset.tsx';
import { Select } from '../../../ui/form/choices/select.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import styles from '../shared/form.module.css';
import { type PartProps, propsOf } from './contact-part.ts';
import type { CountryOption } from './list-countries.ts';

/** The billing address, and the references on the invoice. */
export function InvoiceFields({ countries, ...part }: PartProps & { readonly countries: readonly CountryOption[] }) {
  const { t } = useTranslation('trip');
  return (
    <Fieldset legend={t('contact.invoice')} name="invoice" size="l">
      <TextInput
        {...propsOf('invoice.organisation', part)}
        label={t('contact.invoiceOrganisation')}
        autoComplete="billing organization"
        optional
        maxLength={120}
      />
      <TextInput {...propsOf('invoice.street', part)} label={t('contact.street')} autoComplete="billing address-line1" maxLength={120} />
      <div className={styles.town}>
        <TextInput
          {...propsOf('invoice.zipcode', part)}
          label={t('contact.zipcode')}
          autoComplete="billing postal-code"
          width="s"
          maxLength={16}
        />
        <TextInput {...propsOf('invoice.city', part)} label={t('contact.city')} autoComplete="billing address-level2" maxLength={80} />
      </div>
      <Select
        {...propsOf('invoice.country', part)}
        label={t('contact.country')}
        placeholder={t('contact.chooseCountry')}
        autoComplete="billing country"
        options={countries}
      />
      <OrganisationFields {...part} />
    </Fieldset>
  );
}

const ofOrganisations = ['vatNumber', 'purchaseOrder', 'organisationNumber', 'buyerReference'] as const;

/** What the accounts of a company, a school or an authority need. Private customers need none of it. */
function OrganisationFields(part: PartProps) {
  const { t } = useTranslation('trip');
  const isOpen = ofOrganisations.some((field) => {
    const { defaultValue, error } = propsOf(`invoice.${field}`, part);
    return defaultValue !== '' || error !== undefined;
  });
  return (
    <MoreFields
      label={t('contact.forOrganisations')}
      hint={ofOrganisations.map((field) => t(`contact.${field}`)).join(' · ')}
      open={isOpen}
    >
      <div className={styles.pair}>
        <TextInput
          {...propsOf('invoice.vatNumber', part)}
          label={t('contact.vatNumber')}
          hint={t('contact.vatNumberHint')}
          autoComplete="off"
          optional
          maxLength={40}
          spellCheck={false}
        />
        <TextInput
          {...propsOf('invoice.purchaseOrder', part)}
          label={t('contact.purchaseOrder')}
          hint={t('contact.purchaseOrderHint')}
          autoComplete="off"
          optional
          maxLength={80}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          {...propsOf('invoice.organisationNumber', part)}
          label={t('contact.organisationNumber')}
          hint={t('contact.organisationNumberHint')}
          autoComplete="off"
          optional
          maxLength={40}
          spellCheck={false}
        />
        <TextInput
          {...propsOf('invoice.buyerReference', part)}
          label={t('contact.buyerReference')}
          hint={t('contact.buyerReferenceHint')}
          autoComplete="off"
          optional
          maxLength={80}
          spellCheck={false}
        />
      </div>
      <p className={styles.note}>{t('contact.eInvoices')}</p>
    </MoreFields>
  );
}
