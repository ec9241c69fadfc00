import type { Day, Year } from './day.ts'
import { addDays } from './day.ts'
import { easterSunday } from './easter.ts'

export interface InBothLanguages {
  hu: string
  en: string
}

export interface PublicHoliday {
  date: Day
  name: InBothLanguages
}

/** What may still change in the list of Mt. 102. § (1). */
export interface HolidayLaw {
  /** The first year in which 24 December is a public holiday; null: it is none. */
  christmasEveFrom: Year | null
}

/** Mt. 102. § (1) as published on 8 October 2026; the bill on 24 December was then before parliament. */
export const holidayLaw: HolidayLaw = { christmasEveFrom: null }

const fixed = [
  { on: '01-01', name: { hu: 'Újév', en: "New Year's Day" } },
  { on: '03-15', name: { hu: 'Nemzeti ünnep (1848-as forradalom)', en: 'National Day (1848 Revolution)' } },
  { on: '05-01', name: { hu: 'A munka ünnepe', en: 'Labour Day' } },
  { on: '08-20', name: { hu: 'Az államalapítás ünnepe', en: 'State Foundation Day' } },
  { on: '10-23', name: { hu: 'Nemzeti ünnep (1956-os forradalom)', en: 'National Day (1956 Revolution)' } },
  { on: '11-01', name: { hu: 'Mindenszentek', en: "All Saints' Day" } },
  { on: '12-25', name: { hu: 'Karácsony', en: 'Christmas Day' } },
  { on: '12-26', name: { hu: 'Karácsony másnapja', en: 'Second Day of Christmas' } },
]

const movable = [
  // Good Friday is a public holiday since Act XIII of 2017.
  { afterEaster: -2, since: 2017, name: { hu: 'Nagypéntek', en: 'Good Friday' } },
  { afterEaster: 1, since: 0, name: { hu: 'Húsvéthétfő', en: 'Easter Monday' } },
  { afterEaster: 50, since: 0, name: { hu: 'Pünkösdhétfő', en: 'Whit Monday' } },
]

const christmasEve = { on: '12-24', name: { hu: 'Szenteste', en: 'Christmas Eve' } }

/** Hungary's public holidays of a year in order (Mt. 102. § (1)); one that falls on a weekend is not replaced. */
export function publicHolidays(year: Year, law = holidayLaw): PublicHoliday[] {
  const easter = easterSunday(year)
  const withEve = law.christmasEveFrom !== null && year >= law.christmasEveFrom
  return [
    ...(withEve ? [...fixed, christmasEve] : fixed).map(({ on, name }) => ({ date: `${year}-${on}`, name })),
    ...movable
      .filter(({ since }) => year >= since)
      .map(({ afterEaster, name }) => ({ date: addDays(easter, afterEaster), name })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1))
}
