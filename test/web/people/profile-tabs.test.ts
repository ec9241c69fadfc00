import { expect, it } from 'vitest'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { tabsFor } from '#web/people/profile/profile-tabs.ts'
import type { Profile } from '#web/people/profile/use-profile.ts'
import { signedIn } from './support.ts'

const anna = { id: 'anna', approver_ids: ['bela'] } as PersonView
const profile = (given: Partial<Profile>): Profile => ({
  person: anna,
  me: signedIn({ id: 'cecil', role: 1 }),
  isOwn: false,
  isAdmin: false,
  mayAdminister: false,
  mayChange: false,
  ...given,
})
const pages = (id: string | undefined, known: Profile | undefined) =>
  tabsFor(id, known).map(({ to }) => to.replace(/^\/user\/(anna\/)?/, ''))

const all = ['personal-information', 'employee-information', 'days-off', 'approvers', 'account-settings']
const own = [...all, 'security']
/** One's own attendance sheet stands in the main menu, and not among the tabs of one's profile. */
const ofOthers = ['personal-information', 'employee-information', 'days-off', 'export', 'approvers', 'account-settings']

it('R23 offers every page of one’s own profile, even before it has loaded', () => {
  expect(pages(undefined, undefined)).toEqual(own)
  expect(tabsFor(undefined, undefined)[0]?.to).toBe('/user/personal-information')
})

it('R24 offers a colleague the personal information, and nothing more while it loads', () => {
  expect(pages('anna', undefined)).toEqual(['personal-information'])
  expect(pages('anna', profile({}))).toEqual(['personal-information'])
})

it('R24 R16 offers an approver the days off and the attendance beside', () => {
  expect(pages('anna', profile({ me: signedIn({ id: 'bela', role: 1 }) }))).toEqual([
    'personal-information',
    'days-off',
    'export',
  ])
})

it('R24 offers an administrator every page, at the address of the person', () => {
  const tabs = tabsFor('anna', profile({ isAdmin: true }))
  expect(tabs.map(({ to }) => to)).toEqual(ofOthers.map(name => `/user/anna/${name}`))
})

it('R24 offers who administers a person the page that sends them the link of a new password', () => {
  expect(pages('anna', profile({ isAdmin: true, mayAdminister: true }))).toEqual([...ofOthers, 'password-change'])
  expect(pages('anna', profile({ isAdmin: true, mayAdminister: true, isOwn: true }))).toEqual(ofOthers)
})

it('R23 offers every page of one’s own profile at its address by id', () => {
  expect(pages('anna', profile({ isOwn: true }))).toEqual(ofOthers)
})
