import type { GroupRule } from '#shared/backoffice/user-groups/group-rule.ts'

/** A rule in which nothing is chosen yet. */
export const emptyRule: GroupRule = {
  standings: [],
  countries: [],
  languages: [],
  seats_from: null,
  seats_to: null,
  activity: 'any',
}
