import { newAccount } from '#shared/account/rules.ts'
import type { Member } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import { Problem } from '#shared/contract/problem.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'

export const today = '2026-11-20'

const account = newAccount({ id: 'anna', email: 'anna@example.hu', language: 'hu', created_at: 1 })
export const member: Member = { ...newMember({ company: 'c', account, role: 1, created_at: 0 }), status: 'active' }
export const terms: EmploymentTerms = newEmploymentTerms({ company: 'c', member: 'anna' })

/** The sentences at the fields that a change was refused with, or nothing. */
export function refusedFields(change: () => unknown): Record<string, string[]> {
  try {
    change()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return Object.fromEntries(
      Object.entries(error.errors ?? {}).map(([field, sentences]) => [field, sentences.map(({ key }) => key)]),
    )
  }
  return {}
}
