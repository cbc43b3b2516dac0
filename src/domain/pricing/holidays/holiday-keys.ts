/** A holiday that may stand on a line of a price; the page has a name for each. */
export type HolidayKey =
  | 'new-year'
  | 'epiphany'
  | 'good-friday'
  | 'easter'
  | 'easter-monday'
  | 'kings-day'
  | 'liberation-day'
  | 'labour-day'
  | 'victory-day'
  | 'ascension'
  | 'whit-sunday'
  | 'whit-monday'
  | 'corpus-christi'
  | 'republic-day'
  | 'national-day'
  | 'unity-day'
  | 'assumption'
  | 'saint-francis'
  | 'all-saints'
  | 'armistice'
  | 'constitution-day'
  | 'immaculate-conception'
  | 'christmas'
  | 'second-christmas-day';

/** The rules by which the library `date-holidays` names days, alone or with a country where two countries mean different things by one. */
export const holidayRules: Readonly<Partial<Record<string, HolidayKey>>> = {
  '01-01': 'new-year',
  '01-06': 'epiphany',
  'easter -2': 'good-friday',
  easter: 'easter',
  'easter 1': 'easter-monday',
  '04-25': 'liberation-day',
  '04-27': 'kings-day',
  '05-01': 'labour-day',
  '05-05': 'liberation-day',
  '05-08': 'victory-day',
  'easter 39': 'ascension',
  'easter 49': 'whit-sunday',
  'easter 50': 'whit-monday',
  'easter 60': 'corpus-christi',
  '06-02': 'republic-day',
  '07-14': 'national-day',
  '07-21': 'national-day',
  '08-15': 'assumption',
  '10-03': 'unity-day',
  '10-04': 'saint-francis',
  '10-12': 'national-day',
  '10-26': 'national-day',
  '11-01': 'all-saints',
  '11-11': 'armistice',
  '12-06': 'constitution-day',
  '12-08': 'immaculate-conception',
  '12-25': 'christmas',
  '12-26': 'second-christmas-day',
};
