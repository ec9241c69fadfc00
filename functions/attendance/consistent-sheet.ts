import { members } from '#functions/company/member-store.ts'
import { leaveAccounts } from '#functions/leave/leave-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { check, type Write } from '#functions/platform/table.ts'
import type { StoredSheet } from './visible-sheet.ts'

/** The conditions that nothing of a person changes while their sheet is handed in: themselves, their terms, and any of their leave. */
export const consistent = ({ situation: { member, terms: known, account } }: StoredSheet): Write[] => [
  check(members, member),
  check(terms, known),
  check(leaveAccounts, account),
]
