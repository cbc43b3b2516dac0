import styles from './road-shields.module.css';

type RoadShieldsProps = { readonly roads: readonly { readonly country: string; readonly number: string }[] };

/** Numbers of roads, each as its country signs it. */
export function RoadShields({ roads }: RoadShieldsProps) {
  return roads.map(({ country, number }) => (
    <span key={country + number} className={styles.shield} data-kind={kindOf(country, number)}>
      {number}
    </span>
  ));
}

/** The colour of the sign: European numbers are green everywhere, other roads than motorways yellow in the Netherlands. */
function kindOf(country: string, number: string): string {
  if (/^E/.test(number)) return 'green';
  if (/^N/.test(number)) return 'yellow';
  return colours[country] ?? 'blue';
}

const colours: Readonly<Record<string, string>> = { NL: 'red', FR: 'red', CZ: 'red', PL: 'red', CH: 'green', IT: 'green' };
