import i18next from 'i18next'
import { page, userEvent } from 'vitest/browser'
import {
  listUserGroupMembers,
  type UserGroupMemberRow,
} from '#shared/backoffice/contract/user-groups/list-user-group-members.ts'
import { listUserGroups, type UserGroupView } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { words as enRule } from './rule-words-en.ts'
import { words as huRule } from './rule-words-hu.ts'
import { words as enWords } from './user-groups-words-en.ts'
import { words as huWords } from './user-groups-words-hu.ts'

for (const [language, words] of [
  ['hu', { ...huWords, ...huRule }],
  ['en', { ...enWords, ...enRule }],
] as const) {
  i18next.addResourceBundle(language, 'usergroups', words.usergroups)
  i18next.addResourceBundle(language, 'refusals', words.refusals, true)
}

/** A group of those who were picked. */
export const letter: UserGroupView = {
  id: 'letter',
  name: 'Hírlevél',
  description: 'Akik kérték.',
  rule: null,
  created_at: Date.parse('2026-11-01') / 1000,
  changed_at: Date.parse('2026-11-01') / 1000,
  version: 3,
}

/** A group of companies that fit a rule. */
export const small: UserGroupView = {
  ...letter,
  id: 'small',
  name: 'Szlovén kicsik',
  description: '',
  rule: {
    standings: ['starter', 'trial'],
    countries: ['SI'],
    languages: ['en'],
    seats_from: 2,
    seats_to: 9,
    activity: 'quiet',
  },
}

export const kekto: UserGroupMemberRow = {
  id: 'c',
  of: 'company',
  name: 'Kéktó Műhely Kft.',
  email: null,
  added_at: Date.parse('2026-11-02') / 1000,
  by_rule: false,
}
export const anna: UserGroupMemberRow = {
  ...kekto,
  id: 'anna',
  of: 'account',
  name: 'Kis Anna',
  email: 'anna@kekto.example',
}

export const groupsAre = (...data: UserGroupView[]) => answer(listUserGroups, () => ({ data }))

/** Who belongs to a group, companies and people. */
export const membersAre = (group: UserGroupView, ...rows: UserGroupMemberRow[]) =>
  answer(listUserGroupMembers, ({ query }) => ({ data: rows.filter(row => row.of === query.of), next: null, group }))

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const press = (name: string) => userEvent.click(button(name))

/** Does something with a row, by its menu. */
export async function act(row: string, action: string) {
  await userEvent.click(page.getByRole('row', { name: new RegExp(row) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
