import i18next from 'i18next'
import { showUser, type UserAccount } from '#shared/backoffice/contract/users/show-user.ts'
import enUsersadmin from '#shared/words/en/usersadmin.json'
import usersadmin from '#shared/words/hu/usersadmin.json'
import { answer } from '#web/api/fake-api.test-support.ts'

i18next.addResourceBundle('hu', 'usersadmin', usersadmin)
i18next.addResourceBundle('en', 'usersadmin', enUsersadmin)

/** Somebody in two companies, who signs in by a password and Google. */
export const anna: UserAccount = {
  id: 'anna',
  email: 'anna@kekto.example',
  first_name: 'Anna',
  last_name: 'Kis',
  created_at: Date.parse('2026-01-15') / 1000,
  is_confirmed: true,
  is_entered: true,
  deactivated_at: null,
  language: 'hu',
  has_password: true,
  has_second_factor: false,
  providers: ['google'],
  sessions: 2,
  last_seen_at: Date.parse('2026-11-19T10:00:00Z') / 1000,
  is_operator: false,
  companies: [
    { company: 'c', name: 'Kéktó Műhely Kft.', role: 2, status: 'active', is_owner: false, is_deleted: false },
    { company: 'd', name: 'Régi Bt.', role: 3, status: 'inactive', is_owner: true, is_deleted: true },
  ],
}

export const userIs = (over: Partial<UserAccount> = {}) => answer(showUser, () => ({ data: { ...anna, ...over } }))
