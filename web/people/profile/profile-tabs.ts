import type { Profile } from './use-profile.ts'

const pages = [
  { name: 'personal-information', word: 'people:personalInformation', for: 'everybody' },
  { name: 'employee-information', word: 'people:employmentInformation', for: 'administrators' },
  { name: 'days-off', word: 'daysOff', for: 'approvers' },
  { name: 'approvers', word: 'people:approvers', for: 'administrators' },
  { name: 'account-settings', word: 'people:accountSettings', for: 'administrators' },
  { name: 'security', word: 'people:security', for: 'owner' },
] as const

/**
 * The pages of a profile that the reader may see: all of one's own; of a colleague's what everybody may know, days off as
 * an approver, and the rest as an administrator. How an account is kept safe is for its owner alone.
 */
export function tabsFor(id: string | undefined, profile: Profile | undefined) {
  const to = id ? `/user/${id}` : '/user'
  const isOpen = {
    owner: !id,
    everybody: true,
    approvers: !id || maySeeDaysOff(profile),
    administrators: !id || Boolean(profile && (profile.isOwn || profile.isAdmin)),
  }
  return pages.filter(page => isOpen[page.for]).map(({ name, word }) => ({ to: `${to}/${name}`, word }))
}

const maySeeDaysOff = (profile: Profile | undefined) =>
  Boolean(profile && (profile.isOwn || profile.isAdmin || profile.person.approver_ids.includes(profile.me.id)))
