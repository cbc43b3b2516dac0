import { Form } from 'react-router';
import { Button, ButtonLink, IconButton, SplitButton } from '../button.tsx';
import { AddFilter, Chip } from '../chips.tsx';
import { Menu, type MenuGroup, MenuList } from '../menu.tsx';
import { Segment, Tabs } from '../tabs.tsx';
import { Card } from './card.tsx';
import styles from './sheet.module.css';

const groups: readonly MenuGroup[] = [
  {
    title: 'Trip',
    items: [
      { text: 'Change the itinerary', icon: 'trips', to: '/parts', shortcut: 'i' },
      { text: 'Contacts and flight', icon: 'people', to: '/parts' },
      { text: 'Extend the quote', icon: 'clock', to: '/parts' },
    ],
  },
  { items: [{ text: 'Cancel the trip …', icon: 'close', to: '/parts', isDanger: true }] },
];

/** What is pressed. */
export function ActsOfSheet() {
  return (
    <>
      <Card title="Buttons" from="ui/button.tsx">
        <div className={styles.row}>
          <Button type="button" kind="main" icon="send" shortcut="s">
            Send quote
          </Button>
          <Button type="button" icon="mail" shortcut="w">
            Write
          </Button>
          <Button type="button" kind="quiet" icon="clock">
            Later
          </Button>
          <Button type="button" kind="danger">
            Cancel the trip …
          </Button>
        </div>
        <Form method="get" className={styles.row}>
          <Button type="button" size="small">
            Record
          </Button>
          <Button type="button" size="large">
            Large
          </Button>
          <Button type="button" lockedText="Owner only">
            Publish
          </Button>
          <IconButton icon="phone" label="Call" />
          <IconButton icon="phone" label="Call" size="small" />
          <SplitButton choices={<MenuList groups={groups} />}>
            <Button type="button" kind="main">
              Publish
            </Button>
          </SplitButton>
          <Menu groups={groups} />
          <ButtonLink to="/parts" icon="arrow">
            Open trip
          </ButtonLink>
        </Form>
      </Card>
      <Card title="Tabs, segment" from="ui/tabs.tsx">
        <Tabs
          label="Saved views"
          current="/parts"
          tabs={[
            { to: '/parts', text: 'All open', count: 382 },
            { to: '/parts?view=price', text: 'To price', count: 12 },
            { to: '/parts?view=late', text: 'Overdue', count: 6 },
          ]}
        />
        <br />
        <Segment
          label="Days"
          current="/parts"
          options={[
            { to: '/parts', text: 'Day' },
            { to: '/parts?days=2', text: '2 days' },
            { to: '/parts?days=7', text: 'Week' },
          ]}
        />
      </Card>
      <Card title="Chips" from="ui/chips.tsx">
        <div className={styles.row}>
          <Chip name="Site" value="all">
            <p>The form that changes it.</p>
          </Chip>
          <Chip name="State" value="booked" removeTo="/parts" />
          <AddFilter>
            <p>The other filters.</p>
          </AddFilter>
        </div>
      </Card>
    </>
  );
}
