import { expect, it } from 'vitest'
import { sayReply } from '#shared/words/say-reply.ts'

/** The messages that the specification words, and the facts that some of them name. */
const specified = [
  ['People cannot be employed under the age of 16', 'problems:under16'],
  ['You can not request a day off in the past!', 'problems:past'],
  ['You cannot take leave retroactively!', 'problems:pastRetroactive'],
  ['Invalid date range has been selected!', 'problems:dateRange'],
  ['There is no workday between the selected intervals.', 'problems:noWorkday'],
  ['There is already a day off request in the selected interval', 'problems:overlap'],
  ['Anna Kis cannot take a maternity-leave day off', 'problems:maternity'],
  ['Cannot delete day off from the past!', 'problems:deletePast'],
  ['This day off cannot be deleted!', 'problems:notDeletable'],
  ['Invalid type', 'problems:invalidType'],
  ['Invalid current password', 'refusals:invalidCurrentPassword'],
  ['This e-mail address is already in use.', 'refusals:emailTaken'],
  ['This user is already in this company.', 'refusals:alreadyInCompany'],
  ["You can't delete yourself", 'problems:notYourself'],
  ['You have no permission to update this user', 'problems:noPermissionForUser'],
  ["You don't have permission to delete a superadmin", 'problems:superadminKept'],
] as const

it.each(specified)('V07 A05 says "%s"', (message, key) => {
  expect(sayReply({ key, values: { first_name: 'Anna', last_name: 'Kis' } }, 'en')).toBe(message)
})
