import type { Sentence } from '../../words/sentence.ts'
import type { Situation } from '../situation.ts'

/** What is not known of a person, so that the entitlement may be another: what is missing, and who can enter it. */
export function missingFacts({ terms, calendar }: Pick<Situation, 'terms' | 'calendar'>): Sentence[] {
  if (calendar.country !== 'HU') return terms.base_days === null ? [{ key: 'balance:missingBaseDays' }] : []
  return [
    ...(terms.birth_date ? [] : [{ key: 'balance:missingBirthDate' } as const]),
    ...(terms.employment_start ? [] : [{ key: 'balance:missingStart' } as const]),
  ]
}
