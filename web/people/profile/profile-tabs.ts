import type { Profile } from './use-profile.ts'

const pages = [
  { name: 'personal-information', word: 'people:personalInformation', for: 'everybody' },
  { name: 'employee-information', word: 'people:employmentInformation', for: 'administrators' },
  { name: 'days-off', word: 'daysOff', for: 'approvers' },
  { name: 'export', word: 'people:attendance', for: 'approversOfOthers' },
  { name: 'approvers', word: 'people:approvers', for: 'administrators' },
  { name: 'account-settings', word: 'people:accountSettings', for: 'administrators' },
  { name: 'password-change', word: 'account:changePassword', for: 'administratorsOfOthers' },
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
    // One's own stands in the main menu.
    approversOfOthers: Boolean(id) && maySeeDaysOff(profile),
    administratorsOfOthers: Boolean(id && profile && !profile.isOwn && profile.mayAdminister),
    administrators: !id || Boolean(profile && (profile.isOwn || profile.isAdmin)),
  }
  // One's own is called as the menu and the page call it.
  const wordOf = ({ name, word }: (typeof pages)[number]) =>
    !id && name === 'days-off' ? ('people:myDaysOff' as const) : word
  return pages.filter(page => isOpen[page.for]).map(page => ({ to: `${to}/${page.name}`, word: wordOf(page) }))
}

const maySeeDaysOff = (profile: Profile | undefined) =>
  Boolean(profile && (profile.isOwn || profile.isAdmin || profile.person.approver_ids.includes(profile.me.id)))
