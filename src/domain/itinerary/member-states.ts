/** The member states of the European Union, ISO alpha-2. */
export const memberStates: readonly string[] = 'AT BE BG CY CZ DE EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
