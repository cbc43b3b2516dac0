import { Link } from 'react-router';
import { Button } from '../button.tsx';
import { ListDetail, Section } from '../page.tsx';
import { BulkBar, GroupHead, Pagination, SelectAll, SelectBox, Table, useSelection } from '../rows.tsx';
import { TripState } from '../state.tsx';
import { Card } from './card.tsx';

const rows = [
  { id: 'NL-26-441008', route: 'Utrecht – Kaatsheuvel', state: 'booked', price: '€ 1,333.51' },
  { id: 'NL-26-789808', route: 'Eindhoven – Groningen', state: 'quote', price: '€ 1,696.50' },
  { id: 'NL-26-605311', route: 'Efteling – Amsterdam', state: 'request', price: '–' },
];
const ids = rows.map(({ id }) => id);
const head = [
  { key: 'number', text: 'Number' },
  { key: 'route', text: 'Route' },
  { key: 'state', text: 'State' },
  { key: 'price', text: 'Price', isNumber: true },
];

/** A list with selection: J and K go from row to row, X selects, with Shift up to here, Enter opens. */
export function ListsOfSheet() {
  const selection = useSelection(ids);
  return (
    <>
      <Card title="Table, group, selection, pages" from="ui/rows.tsx" isWide>
        <GroupHead title="Now" count={3} level={3} />
        <Table caption="Trips" head={[{ key: 'select', text: <SelectAll selection={selection} count={ids.length} /> }, ...head]}>
          {rows.map(({ id, route, state, price }) => (
            <tr key={id}>
              <td>
                <SelectBox selection={selection} id={id} label={id} />
              </td>
              <th scope="row">
                <Link to="/parts">{id}</Link>
              </th>
              <td data-label="Route">{route}</td>
              <td data-label="State">
                <TripState state={state} />
              </td>
              <td data-label="Price">{price}</td>
            </tr>
          ))}
        </Table>
        <BulkBar selection={selection} detail="€ 3,030.01">
          <Button type="button" icon="send" size="small">
            Send duty sheets
          </Button>
        </BulkBar>
        <Pagination label="Pages" previousTo={null} nextTo="/parts?page=2">
          1 – 3 of 382
        </Pagination>
      </Card>
      <Card title="List and detail, section" from="ui/page.tsx" isWide>
        <ListDetail
          listLabel="What waits"
          detailLabel="Utrecht – Kaatsheuvel"
          list={<GroupHead title="Now" count={4} level={3} />}
          detail={
            <Section title="What happened" detail="today">
              <p>The pane beside the list.</p>
            </Section>
          }
        />
      </Card>
    </>
  );
}
