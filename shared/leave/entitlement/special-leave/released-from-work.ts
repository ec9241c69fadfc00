import { quotas } from '../../types.ts'

/** Bereavement leave for each death of a relative, paid (Mt. 55. § (1) f), 146. § (1) b)). */
export const bereavementLeave = { working_days: 2, paid: true, paragraph: 'Mt. 55. § (1) f), 146. § (1) b)' } as const

/** Caregiver leave for a relative or somebody of the household, in at most two parts a year, unpaid (Mt. 55. § (1) l), (3)–(4)). */
export const caregiverLeave = {
  working_days: quotas.caregiver.days,
  max_parts: 2,
  paid: false,
  paragraph: 'Mt. 55. § (1) l)',
} as const
