import { Avatar } from '../avatar.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconNames } from '../icons/icon-names.ts';
import { Key } from '../key.tsx';
import { Banner } from '../note.tsx';
import { Presence } from '../page.tsx';
import { State, Tag, TripState } from '../state.tsx';
import { Card } from './card.tsx';
import styles from './sheet.module.css';

const states = ['request', 'quote', 'booked', 'done', 'expired', 'declined', 'cancelled'];

/** What is read. */
export function SignsOfSheet() {
  return (
    <>
      <Card title="States and tags" from="ui/state.tsx">
        <div className={styles.row}>
          {states.map((state) => (
            <TripState key={state} state={state} />
          ))}
          <State shape="done" tone="green">
            Paid
          </State>
          <State shape="part" tone="amber">
            Part paid
          </State>
          <State shape="late" tone="red">
            Overdue
          </State>
          <State shape="none" tone="grey">
            Not due
          </State>
          <State shape="open" tone="red">
            No coach yet
          </State>
          <State shape="offered" tone="amber">
            Offered
          </State>
          <State shape="placed" tone="grey">
            Planned
          </State>
          <State shape="unread" tone="amber">
            Not read
          </State>
          <State shape="read" tone="blue">
            Read
          </State>
          <State shape="running" tone="green">
            Under way
          </State>
        </div>
        <div className={styles.row}>
          <Tag>left out</Tag>
          <Tag tone="amber">− € 62.50</Tag>
          <Tag tone="blue">changed</Tag>
          <Tag tone="green">within rules</Tag>
          <Tag tone="red">code 95 expired</Tag>
          <Avatar name="Jan Dekker" />
          <Avatar name="Sofie Kramer" size="large" />
          <Key>⌘</Key>
          <Key>K</Key>
          <Presence names={['Sofie Kramer']} />
        </div>
      </Card>
      <Card title="Type" from="ui/tokens.css">
        <div className={styles.type}>
          <span className={styles.title}>24/32 Trip title</span>
          <span className={styles.large}>20/28 € 1,333.51</span>
          <span className={styles.heading}>15/20 Itinerary</span>
          <span className={styles.read}>14/20 Text to read, such as a letter</span>
          <span>13/20 Every label, row and button</span>
          <span className={styles.meta}>12/16 Times, hints; nothing smaller</span>
        </div>
      </Card>
      <Card title="Notes" from="ui/note.tsx">
        <Banner tone="red">Ria Smit is no longer free. Jan assigned her to Gent – Brugge at 14:04.</Banner>
        <Banner tone="amber">No connection since 14:02. You see the data of 14:02.</Banner>
        <Banner tone="green">Quote sent to Claire Petit.</Banner>
        <Banner tone="blue">You can stop at any time; everything is saved.</Banner>
      </Card>
      <Card title="Icons" from="ui/icons/icon.tsx" isWide>
        <div className={styles.icons}>
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} size={20} />
            </span>
          ))}
        </div>
      </Card>
    </>
  );
}
