import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { fleetKeys, siteLanguages } from '#domain/sites/keys.ts';
import { spokenLanguages } from '#operations/fleet/rules/fleet.ts';
import { partnerStates } from '#operations/partners/rules/partner.ts';
import { useDesk } from '../desk-texts.ts';
import type { operatorForms } from '../fleet/fleet-forms.ts';
import { FormAnswerNote, type PageAnswer, type TypedField, TypedForm } from '../fleet/typed-form.tsx';
import styles from '../planning/planning.module.css';
import { useRight } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import { Button } from '../ui/parts.tsx';
import { EligibilityProblemNote } from './eligibility-problem.tsx';
import { ScorePart } from './score-part.tsx';
import { SupplyPanel } from './supply-panel.tsx';
import { usePartnerWords } from './use-partner-words.ts';
import { usePartners } from './use-partners.ts';

type File = Awaited<ReturnType<DeskQueries['partners']['file']>>;
type Profile = NonNullable<File>['profile'];

/** What is known of an operator that drives for us, and whether it may today. */
export function PartnerPanel({ file, answer }: { readonly file: File; readonly answer: PageAnswer }) {
  const { t } = usePartners();
  return (
    <>
      <Section title={t('profile.title')}>
        {file === null && <p>{t('profile.none')}</p>}
        <TypedForm intent="partner" answer={answer} send={t('save')} fields={useFields(file?.profile)} />
      </Section>
      {file !== null && <EligibilityPanel eligibility={file.eligibility} />}
      {file !== null && <SupplyPanel supply={file.supply} />}
      {file !== null && <ScorePanel file={file} />}
      {file !== null && <AccountPanel account={file.account} answer={answer} />}
    </>
  );
}

function ScorePanel({ file: { scoreMonths, fewestToSay, scores } }: { readonly file: NonNullable<File> }) {
  const { t } = usePartnerWords();
  return (
    <Section title={t('score.title')}>
      <ScorePart shown={{ months: scoreMonths, fewest: fewestToSay, scores }} />
    </Section>
  );
}

type AccountProps = { readonly account: NonNullable<File>['account']; readonly answer: PageAnswer };

/** The partner's people who have access, and the way to lock them out. */
function AccountPanel({ account: { closedAt, sessions, seenAt }, answer }: AccountProps) {
  const { instant } = useDesk();
  const { t } = usePartners();
  const mayManage = useRight('manage-fleet');
  const isClosed = closedAt !== null;
  return (
    <Section title={t('account.title')}>
      {answer?.act.endsWith('-account') && <FormAnswerNote answer={answer} />}
      <p>{isClosed ? t('account.closed', { at: instant(closedAt) }) : t('account.open', { count: sessions })}</p>
      {seenAt !== null && <p>{t('account.seen', { at: instant(seenAt) })}</p>}
      {mayManage && (
        <Form method="post">
          <Button<keyof typeof operatorForms> intent={isClosed ? 'open-account' : 'close-account'}>
            {isClosed ? t('account.reopen') : t('account.close')}
          </Button>
        </Form>
      )}
    </Section>
  );
}

function EligibilityPanel({ eligibility }: { readonly eligibility: NonNullable<File>['eligibility'] }) {
  const { named } = useDesk();
  const { t } = usePartners();
  return (
    <Section title={t('gate.title')}>
      {eligibility.length === 0 && <p>{t('gate.noClass')}</p>}
      <ul className={styles.list}>
        {eligibility.map(({ class: vehicle, problems }) => (
          <li key={vehicle}>
            <strong>{named('vehicles', vehicle)}</strong>
            {problems.length === 0 && <span>{t('gate.open')}</span>}
            {problems.map((problem) => (
              <span key={`${problem.why} ${problem.certificate}`} className={styles.issue}>
                <EligibilityProblemNote problem={problem} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useFields(profile: Profile | undefined): readonly TypedField[] {
  const { named } = useDesk();
  const { t, called } = usePartners();
  return [
    {
      name: 'state',
      label: t('profile.state'),
      options: partnerStates.map((state) => [state, called('states', state)]),
      value: profile?.state,
    },
    { name: 'contactName', label: t('profile.contactName'), value: profile?.contactName },
    {
      name: 'language',
      label: t('profile.language'),
      options: siteLanguages.map((language) => [language, called('languages', language)]),
      value: profile?.language,
    },
    { name: 'regions', label: t('profile.regions'), help: t('profile.regionsHelp'), value: profile?.regions },
    { name: 'insuredEuros', label: t('profile.insuredEuros'), type: 'number', value: String(profile?.insuredEuros ?? 0) },
    { name: 'paymentDays', label: t('profile.paymentDays'), type: 'number', required: true, value: String(profile?.paymentDays ?? 30) },
    { name: 'vatNumber', label: t('profile.vatNumber'), value: profile?.vatNumber },
    { name: 'street', label: t('profile.street'), value: profile?.street },
    { name: 'zip', label: t('profile.zip'), value: profile?.zip },
    { name: 'city', label: t('profile.city'), value: profile?.city },
    {
      name: 'selfBillingOn',
      label: t('profile.selfBillingOn'),
      type: 'date',
      help: t('profile.selfBillingHelp'),
      value: profile?.selfBillingOn ?? '',
    },
    { name: 'iban', label: t('profile.iban'), value: profile?.iban },
    {
      name: 'classes',
      label: t('profile.classes'),
      many: true,
      options: fleetKeys.map((key) => [key, named('vehicles', key)]),
      value: profile?.classes,
    },
    {
      name: 'languages',
      label: t('profile.languages'),
      many: true,
      options: spokenLanguages.map((language) => [language, called('languages', language)]),
      value: profile?.languages,
    },
  ];
}
