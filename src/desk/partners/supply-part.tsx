import { Form } from 'react-router';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { PartnerAccountData } from '#operations/partners/rules/partner-account.ts';
import styles from '../on-duty/on-duty.module.css';
import { PartnerField, PartnerRefusal, PartnerSelect } from './partner-field.tsx';
import type { PartnerOutcome } from './partner-outcome.ts';
import { CalendarState, SupplyDays } from './supply-days.tsx';
import { usePartnerWords } from './use-partner-words.ts';

type PartProps = { readonly account: PartnerAccountData; readonly outcome: PartnerOutcome | undefined };

/** What a partner has, by day: typed here, or read from its own calendar. */
export function SupplyPart({ account: { supply, classes }, outcome }: PartProps) {
  const { t } = usePartnerWords();
  return (
    <section id="supply" className={styles.card} aria-label={t('supply.title')}>
      <div className={styles.inside}>
        <h2>{t('supply.title')}</h2>
        <p>{t('supply.help')}</p>
        <SupplyDays days={supply.days} />
        <TypedLines typed={supply.typed} outcome={outcome} />
        <AddDays classes={classes} outcome={outcome} />
        <CalendarForm calendar={supply.calendar} outcome={outcome} />
      </div>
    </section>
  );
}

function TypedLines({ typed, outcome }: Pick<PartProps, 'outcome'> & Pick<PartnerAccountData['supply'], 'typed'>) {
  const { t, day, called } = usePartnerWords();
  const own = outcome?.intent === 'remove-days' ? outcome : undefined;
  if (typed.length === 0) return null;
  return (
    <details className={styles.more} open={own !== undefined}>
      <summary>{t('supply.typed', { count: typed.length })}</summary>
      <PartnerRefusal outcome={own} />
      {typed.map(({ id, class: kind, units, fromDay, untilDay }) => {
        const line = t('supply.line', { units, name: called('vehicles', kind), from: day(fromDay), until: day(untilDay) });
        return (
          <Form method="post" key={id} className={styles.press}>
            <input type="hidden" name="id" value={id} />
            <span>{line}</span>
            <button type="submit" name="intent" value="remove-days" className={styles.plain} aria-label={t('supply.removeOf', { line })}>
              {t('supply.remove')}
            </button>
          </Form>
        );
      })}
    </details>
  );
}

/** The classes that we have on file first: a partner rarely has others. */
export function useClassOptions(classes: PartnerAccountData['classes']) {
  const { called } = usePartnerWords();
  const ordered = [...fleetKeys.filter((key) => classes.includes(key)), ...fleetKeys.filter((key) => !classes.includes(key))];
  return ordered.map((key) => [key, called('vehicles', key)] as const);
}

function AddDays({ classes, outcome }: Pick<PartnerAccountData, 'classes'> & Pick<PartProps, 'outcome'>) {
  const { t } = usePartnerWords();
  const own = outcome?.intent === 'add-days' ? outcome : undefined;
  return (
    <Form method="post" className={styles.press} aria-label={t('supply.addTitle')}>
      <h3>{t('supply.addTitle')}</h3>
      <PartnerRefusal outcome={own} />
      <PartnerSelect name="class" label={t('vehicle')} outcome={own} options={useClassOptions(classes)} />
      <PartnerField name="units" label={t('supply.units')} type="number" outcome={own} value="1" required />
      <PartnerField name="fromDay" label={t('supply.from')} type="date" outcome={own} required />
      <PartnerField name="untilDay" label={t('supply.until')} type="date" outcome={own} required />
      <button type="submit" name="intent" value="add-days" className={styles.main}>
        {t('supply.add')}
      </button>
    </Form>
  );
}

function CalendarForm({ calendar, outcome }: Pick<PartnerAccountData['supply'], 'calendar'> & Pick<PartProps, 'outcome'>) {
  const { t } = usePartnerWords();
  const own = outcome?.intent === 'calendar' ? outcome : undefined;
  return (
    <details className={styles.more} open={own !== undefined || (calendar !== null && calendar.fault !== '')}>
      <summary>{t('supply.calendar')}</summary>
      {calendar !== null && <CalendarState calendar={calendar} />}
      <Form method="post" className={styles.press} aria-label={t('supply.calendar')}>
        <PartnerRefusal outcome={own} />
        <PartnerField name="url" label={t('supply.url')} type="url" outcome={own} help={t('supply.urlHelp')} />
        <button type="submit" name="intent" value="calendar" className={styles.plain}>
          {t('supply.save')}
        </button>
      </Form>
    </details>
  );
}
