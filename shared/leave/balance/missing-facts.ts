import type { Sentence } from '../../words/sentence.ts'
import type { Situation } from '../situation.ts'

/**
 * What is not known of a person, so that the entitlement may be another: what is missing, and who can enter it, said to the person
 * where it is their own.
 */
export function missingFacts({ terms, calendar }: Pick<Situation, 'terms' | 'calendar'>, isOwn: boolean): Sentence[] {
  if (calendar.country !== 'HU')
    return terms.base_days === null ? [{ key: isOwn ? 'balance:missingOwnBaseDays' : 'balance:missingBaseDays' }] : []
  const birthDate = isOwn ? 'balance:missingOwnBirthDate' : 'balance:missingBirthDate'
  const start = isOwn ? 'balance:missingOwnStart' : 'balance:missingStart'
  return [
    ...(terms.birth_date ? [] : [{ key: birthDate } as const]),
    ...(terms.employment_start ? [] : [{ key: start } as const]),
  ]
}
