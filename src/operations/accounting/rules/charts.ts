type Account = { readonly account: string; readonly name: string };

/** The accounts and VAT codes of a company. */
export type Chart = {
  readonly accounts: Readonly<
    Record<
      | 'debtors'
      | 'revenue'
      | 'outputVat'
      | 'foreignVat'
      | 'bank'
      | 'online'
      | 'costs'
      | 'inputVat'
      | 'creditors'
      | 'badDebts'
      | 'otherIncome',
      Account
    >
  >;
  readonly vatCodes: {
    /** By the rate in per cent. */
    readonly rates: Readonly<Record<string, string>>;
    readonly shifted: string;
    readonly none: string;
  };
};

type Dated = {
  /** `YYYY-MM`: the first month that uses it. */ readonly from: string;
  readonly companies: Readonly<Record<string, Chart>>;
};

const as = (account: string, name: string): Account => ({ account, name });

/**
 * Account charts by first month, earliest first. Add a new row with its month for a change; never change a row that was used. Germany: SKR
 * 03 (DATEV); France: plan comptable général (ANC 2014-03); Belgium: minimum chart (royal decree of 21-10-2018); Spain: Plan General de
 * Contabilidad (RD 1514/2007); Netherlands: the usual decimal chart. Replace them with the accountant's own numbers.
 */
const charts: readonly Dated[] = [
  {
    from: '2020-01',
    companies: {
      NL: {
        accounts: {
          ...{ debtors: as('1300', 'Debiteuren'), revenue: as('8000', 'Omzet'), outputVat: as('1520', 'Af te dragen btw') },
          ...{ foreignVat: as('1525', 'Btw andere landen'), bank: as('1100', 'Bank'), online: as('1250', 'Onlinebetalingen onderweg') },
          ...{ costs: as('7000', 'Uitbesteed vervoer'), inputVat: as('1530', 'Voorbelasting'), creditors: as('1600', 'Crediteuren') },
          ...{ badDebts: as('4690', 'Afschrijving oninbare vorderingen'), otherIncome: as('8900', 'Overige opbrengsten') },
        },
        vatCodes: { rates: { '21': 'VH', '9': 'VL' }, shifted: 'VV', none: 'VN' },
      },
      BE: {
        accounts: {
          ...{ debtors: as('400000', 'Klanten'), revenue: as('700000', 'Omzet'), outputVat: as('451000', 'Te betalen btw') },
          ...{ foreignVat: as('451900', 'Btw andere landen'), bank: as('550000', 'Bank'), online: as('580000', 'Interne overboekingen') },
          ...{
            costs: as('601000', 'Uitbesteed vervoer'),
            inputVat: as('411000', 'Terug te vorderen btw'),
            creditors: as('440000', 'Leveranciers'),
          },
          ...{ badDebts: as('642000', 'Minderwaarden op handelsvorderingen'), otherIncome: as('743000', 'Diverse bedrijfsopbrengsten') },
        },
        vatCodes: { rates: { '21': '03', '6': '01' }, shifted: '45', none: '00' },
      },
      DE: {
        accounts: {
          ...{ debtors: as('10000', 'Diverse Debitoren'), revenue: as('8200', 'Erlöse'), outputVat: as('1770', 'Umsatzsteuer') },
          ...{ foreignVat: as('1767', 'Umsatzsteuer anderer Staaten'), bank: as('1200', 'Bank'), online: as('1360', 'Geldtransit') },
          ...{
            costs: as('3100', 'Fremdleistungen'),
            inputVat: as('1570', 'Abziehbare Vorsteuer'),
            creditors: as('70000', 'Diverse Kreditoren'),
          },
          ...{ badDebts: as('2400', 'Forderungsverluste'), otherIncome: as('2700', 'Sonstige Erträge') },
        },
        vatCodes: { rates: { '19': '3', '7': '2' }, shifted: '46', none: '' },
      },
      FR: {
        accounts: {
          ...{
            debtors: as('411000', 'Clients'),
            revenue: as('706000', 'Prestations de services'),
            outputVat: as('445710', 'TVA collectée'),
          },
          ...{
            foreignVat: as('445800', 'TVA autres États'),
            bank: as('512000', 'Banques'),
            online: as('511000', 'Valeurs à l’encaissement'),
          },
          ...{
            costs: as('611000', 'Sous-traitance générale'),
            inputVat: as('445660', 'TVA déductible'),
            creditors: as('401000', 'Fournisseurs'),
          },
          ...{
            badDebts: as('654000', 'Pertes sur créances irrécouvrables'),
            otherIncome: as('758000', 'Produits divers de gestion courante'),
          },
        },
        vatCodes: { rates: { '20': 'C20', '10': 'C10' }, shifted: 'AUTO', none: 'EXO' },
      },
      ES: {
        accounts: {
          ...{ debtors: as('4300000', 'Clientes'), revenue: as('7050000', 'Prestaciones de servicios') },
          ...{ outputVat: as('4770000', 'IVA repercutido'), foreignVat: as('4770900', 'IVA de otros Estados') },
          ...{ bank: as('5720000', 'Bancos'), online: as('5725000', 'Cobros en línea en curso') },
          ...{
            costs: as('6070000', 'Trabajos de otras empresas'),
            inputVat: as('4720000', 'IVA soportado'),
            creditors: as('4000000', 'Proveedores'),
          },
          ...{
            badDebts: as('6500000', 'Pérdidas de créditos comerciales incobrables'),
            otherIncome: as('7590000', 'Ingresos por servicios diversos'),
          },
        },
        vatCodes: { rates: { '21': 'R21', '10': 'R10' }, shifted: 'ISP', none: 'E' },
      },
    },
  },
];

/** The accounts for a month of a company. Throws a RangeError for a company without a chart. */
export function chartOf(company: string, month: string): Chart {
  const chart = charts.findLast(({ from, companies }) => from <= month && companies[company] !== undefined)?.companies[company];
  if (chart === undefined) throw new RangeError(`No accounts of ${company} in ${month}`);
  return chart;
}
