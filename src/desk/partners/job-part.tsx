import { Form } from 'react-router';
import type { PartnerPageData, PartnersJob } from '#operations/partners/rules/partner-page.ts';
import styles from '../on-duty/on-duty.module.css';
import { OfferedPart } from './offered-part.tsx';
import { PartnerField } from './partner-field.tsx';
import type { PartnerOutcome } from './partner-outcome.ts';
import { usePartnerWords } from './use-partner-words.ts';

type JobProps = {
  readonly page: PartnerPageData;
  readonly job: PartnersJob;
  readonly outcome: PartnerOutcome | undefined;
  /** The address of the page; its documents are below it. */
  readonly base: string;
};

/** A job that the partner has accepted: everything needed to drive it, who drives, and how to give it back. */
export function JobPart({ page, job, outcome, base }: JobProps) {
  const { t, money } = usePartnerWords();
  return (
    <>
      <h2>{t('job', { reference: job.reference })}</h2>
      <p>
        <a href={`${base}/order.pdf`} download>
          {t('order.file')}
        </a>
      </p>
      <GiveForm job={job} outcome={outcome} />
      <JourneyDocuments job={job} base={base} />
      <Sheets job={job} />
      {page.offered !== null && (
        <OfferedPart offered={page.offered}>
          <p>
            {t('price')}: <strong>{money(page.priceCents)}</strong>
          </p>
          <p>{t('payment', { count: page.paymentDays })}</p>
        </OfferedPart>
      )}
      {job.mayDrop && <DropForm job={job} outcome={outcome} />}
    </>
  );
}

/** The documents that the driver carries on this journey. */
function JourneyDocuments({ job: { journeyDocuments }, base }: Pick<JobProps, 'job' | 'base'>) {
  const { called } = usePartnerWords();
  if (journeyDocuments.length === 0) return null;
  return (
    <>
      <h2>{called('journeyPapers.desk', 'title')}</h2>
      <ul>
        {journeyDocuments.map((kind) => (
          <li key={kind}>
            <a href={`${base}/papers/${kind}`}>{called('journeyPapers.names', kind)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sheets({ job: { sheets, groupLateMinutes } }: Pick<JobProps, 'job'>) {
  const { t, called, moment } = usePartnerWords();
  const [first] = sheets;
  if (first === undefined) return null;
  return (
    <article className={styles.card}>
      <h2>{t('where')}</h2>
      {sheets.map((sheet) => (
        <ol key={sheet.startsAt} className={styles.stops}>
          {sheet.stops.map(({ index, place, departure, arriveBy, notes }) => (
            <li key={index}>
              {departure !== null && <strong>{moment(departure)}</strong>} {place}
              {arriveBy !== null && ` (${t('arriveBy', { moment: moment(arriveBy) })})`}
              {notes !== '' && <span className={styles.notes}> {notes}</span>}
            </li>
          ))}
        </ol>
      ))}
      <h2>{t('leaders')}</h2>
      <ul>
        {first.leaders.map(({ name, phone }) => (
          <li key={phone}>
            {name} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        ))}
        {sheets
          .flatMap(({ handovers = [] }) => handovers)
          .map(({ isTaking, place, vehicle, people }) => (
            <li key={`${place} ${isTaking}`}>
              {t(isTaking ? 'handsOver' : 'takesOver', { place })}
              {isTaking && groupLateMinutes !== null && <strong> ({t('groupLate', { minutes: groupLateMinutes })})</strong>}:{' '}
              {people.length === 0 ? t('notKnownYet') : vehicle}
              {people.map(({ name, phone }) => (
                <span key={name}>
                  {' '}
                  {name} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
                </span>
              ))}
            </li>
          ))}
      </ul>
      {first.ordered?.occasion && (
        <p>
          {t('ordered.labels.occasion')}: {called('ordered.occasions', first.ordered.occasion)}
        </p>
      )}
      {first.flightNumber !== '' && (
        <p>
          {t('flight')}: {first.flightNumber}
        </p>
      )}
      {first.notes !== '' && (
        <p className={styles.notes}>
          {t('notes')}: {first.notes}
        </p>
      )}
    </article>
  );
}

function GiveForm({ job, outcome }: Pick<JobProps, 'job' | 'outcome'>) {
  const { t, moment } = usePartnerWords();
  const own = outcome?.intent === 'give' ? outcome : undefined;
  const { crew } = job;
  const [plate, look] = splitVehicle(crew?.vehicle ?? '');
  return (
    <section className={styles.card} aria-label={t('give.title')}>
      <h2>{t('give.title')}</h2>
      <p className={styles.notice}>
        {crew === null
          ? job.giveBy === null
            ? t('give.atOnce')
            : t('give.by', { moment: moment(job.giveBy) })
          : t('give.known', { driver: crew.driverName, phone: crew.driverPhone, vehicle: crew.vehicle })}
      </p>
      <Refusal outcome={own} />
      <Form method="post" className={styles.press}>
        <PartnerField name="driverName" label={t('give.driverName')} outcome={own} value={crew?.driverName} />
        <PartnerField name="driverPhone" label={t('give.driverPhone')} type="tel" outcome={own} value={crew?.driverPhone} />
        <PartnerField name="plate" label={t('give.plate')} outcome={own} value={plate} />
        <PartnerField name="look" label={t('give.look')} outcome={own} value={look} />
        <button type="submit" name="intent" value="give" className={styles.main}>
          {t('give.send')}
        </button>
      </Form>
    </section>
  );
}

function splitVehicle(vehicle: string): readonly [plate: string, look: string] {
  const comma = vehicle.indexOf(', ');
  return comma < 0 ? [vehicle, ''] : [vehicle.slice(0, comma), vehicle.slice(comma + 2)];
}

function DropForm({ job: { fee }, outcome }: Pick<JobProps, 'job' | 'outcome'>) {
  const { t, money } = usePartnerWords();
  const own = outcome?.intent === 'drop' ? outcome : undefined;
  return (
    <details open={own !== undefined}>
      <summary>{t('drop.title')}</summary>
      <p className={styles.notice}>
        {fee.cents === 0 ? t('drop.free') : t('drop.fee', { fee: money(fee.cents), percent: fee.percent })} {t('drop.twice')}
      </p>
      <Refusal outcome={own} />
      <Form method="post" className={styles.press}>
        <input type="hidden" name="feeCents" value={fee.cents} />
        <PartnerField name="reason" label={t('reason')} outcome={own} />
        <button type="submit" name="intent" value="drop" className={styles.plain}>
          {t('drop.send')}
        </button>
      </Form>
    </details>
  );
}

/** Why something was refused; for a vehicle the document, and the date on which it ended. */
function Refusal({ outcome }: Pick<JobProps, 'outcome'>) {
  const { t, called, day } = usePartnerWords();
  if (outcome === undefined || outcome.problem === 'fields') return null;
  const texts =
    outcome.problem === 'papers'
      ? outcome.certificates.map(({ kind, validUntil }) => {
          const name = called('papers', kind);
          return validUntil === null ? t('give.noPaper', { name }) : t('give.paper', { name, date: day(validUntil) });
        })
      : [outcome.problem === 'fee-changed' ? t('drop.changed') : called('problems', outcome.problem)];
  return (
    <ul role="alert" className={styles.notice}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
