import { occasionKeys } from '#domain/sites/keys.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { Checkbox } from '../ui/form/choices/checkbox.tsx';
import { Fieldset, MoreFields } from '../ui/form/choices/fieldset.tsx';
import { RadioCards } from '../ui/form/choices/radio-cards.tsx';
import { Select } from '../ui/form/choices/select.tsx';
import { TextArea, TextInput } from '../ui/form/inputs.tsx';
import { StepInput } from '../ui/form/step-input.tsx';
import type { ItineraryValues } from './itinerary-values.ts';
import styles from './trip-editor.module.css';
import type { IssueMessages } from './use-issue-messages.ts';

type GroupFieldsProps = { readonly values: ItineraryValues; readonly messages: IssueMessages };

const luggageKinds = ['none', 'hand', 'case', 'sports'] as const;
const childSeatKinds = ['babySeats', 'childSeats', 'boosterSeats'] as const;
const extraKinds = ['toilet', 'wifi', 'trailer', 'microphone', 'fridge'] as const;

/** The passengers, and what they bring. */
export function GroupFields({ values, messages }: GroupFieldsProps) {
  const { t } = useTranslation('form');
  return (
    <>
      <Counts values={values} messages={messages} />
      <RadioCards
        legend={t('group.luggage')}
        name="luggage"
        pills
        error={messages.messageOf('luggage')}
        defaultValue={values.luggage}
        cards={luggageKinds.map((kind) => ({ value: kind, label: t(`luggage.${kind}`) }))}
      />
      <Wishes values={values} messages={messages} />
      <div className={styles.nights}>
        <Checkbox
          name="suppliesDriverRoom"
          value="on"
          label={t('group.driverRoom')}
          description={t('group.driverRoomHint')}
          defaultChecked={values.suppliesDriverRoom !== ''}
        />
      </div>
      <TextArea
        name="notes"
        label={t('group.notes')}
        optional
        hint={t('group.notesHint')}
        defaultValue={values.notes}
        error={messages.messageOf('notes')}
        maxLength={2000}
      />
    </>
  );
}

const wishFields = ['occasion', 'flightNumber', 'extras', ...childSeatKinds] as const;

/** Fields that most groups leave unchanged: folded, unless they have values or issues. */
function Wishes(props: GroupFieldsProps) {
  const { t } = useTranslation('form');
  const isOpen = wishFields.some((field) => props.values[field].length > 0 || props.messages.messageOf(field) !== undefined);
  return (
    <MoreFields label={t('group.wishes')} open={isOpen}>
      <Circumstances {...props} />
      <Extras {...props} />
      <ChildSeats {...props} />
    </MoreFields>
  );
}

function Counts({ values, messages }: GroupFieldsProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.pair}>
      <StepInput
        name="passengers"
        label={t('group.passengers')}
        hint={t('group.passengersHint')}
        error={messages.messageOf('passengers')}
        defaultValue={values.passengers}
        min={1}
        max={500}
      />
      <StepInput
        name="wheelchairPlaces"
        label={t('group.wheelchairPlaces')}
        hint={t('group.wheelchairHint')}
        error={messages.messageOf('wheelchairPlaces')}
        defaultValue={values.wheelchairPlaces}
        min={0}
        max={20}
      />
    </div>
  );
}

function Circumstances({ values, messages }: GroupFieldsProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.pair}>
      <Select
        name="occasion"
        label={t('group.occasion')}
        optional
        placeholder={t('group.noOccasion')}
        defaultValue={values.occasion}
        error={messages.messageOf('occasion')}
        options={occasionKeys.map((key) => ({ value: key, label: t(`occasions.${key}`) }))}
      />
      <TextInput
        name="flightNumber"
        label={t('group.flightNumber')}
        optional
        hint={t('group.flightHint')}
        defaultValue={values.flightNumber}
        error={messages.messageOf('flightNumber')}
        maxLength={20}
        autoCapitalize="characters"
      />
    </div>
  );
}

function Extras({ values, messages }: GroupFieldsProps) {
  const { t } = useTranslation('form');
  return (
    <Fieldset legend={t('group.extras')} name="extras" hint={t('group.extrasHint')} error={messages.messageOf('extras')}>
      <div className={styles.checks}>
        {extraKinds.map((kind) => (
          <Checkbox
            key={kind}
            name="extras"
            id={`extras-${kind}`}
            value={kind}
            label={t(`extras.${kind}`)}
            defaultChecked={values.extras.includes(kind)}
          />
        ))}
      </div>
    </Fieldset>
  );
}

function ChildSeats({ values, messages }: GroupFieldsProps) {
  const { t } = useTranslation('form');
  return (
    <Fieldset legend={t('group.childSeats')} name="childSeatKinds" hint={t('group.childSeatsHint')}>
      <div className={styles.triple}>
        {childSeatKinds.map((kind) => (
          <StepInput
            key={kind}
            name={kind}
            label={t(`childSeats.${kind}`)}
            error={messages.messageOf(kind)}
            defaultValue={values[kind]}
            min={0}
            max={99}
          />
        ))}
      </div>
    </Fieldset>
  );
}
