import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import type { Caller } from './in-memory/call.ts'
import { asAdmin, asBela, asOwner, memberOf, openLeaveOffice, to } from './in-memory/leave-office.ts'

mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })
const office = openLeaveOffice()
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { invitations, openInvitations } = await import('#functions/people/invitation-store.ts')
const { linkToken } = await import('#functions/platform/secrets.ts')

type Change = (who: string, by: Caller) => Promise<unknown>

const self = (user: string): Caller => ({ user })
const path = (id: string, over: object = {}) => ({ path: { id }, ...over })
const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
const ask = (who: string, over: object = {}) =>
  to<RequestView>('leave/request-leave', { body: { ...days, ...over } }, self(who))

/** Every kind of change that people of one company make at the same moment, with what lies before it. */
const changes: Record<string, { before?: (who: string) => Promise<unknown>; change: Change }> = {
  'requesting days off': { change: who => ask(who) },
  'recording days off for somebody': {
    change: (who, by) => to('leave/request-leave', { body: { ...days, user_id: who, auto_approve: 1 } }, by),
  },
  'approving days off by the same approver': {
    before: ask,
    change: async who => to('leave/approve-leave', path(await requestOf(who), { body: {} }), asBela),
  },
  'denying days off by the same approver': {
    before: ask,
    change: async who => to('leave/deny-leave', path(await requestOf(who), { body: { comment: 'nem' } }), asBela),
  },
  'changing a request': {
    before: ask,
    change: async (who, by) =>
      to('leave/change-leave', path(await requestOf(who), { body: { ...days, to_date: '2027-01-05' } }), by),
  },
  'cancelling a request': {
    before: ask,
    change: async who => to('leave/cancel-leave', path(await requestOf(who)), self(who)),
  },
  'granting days by hand': {
    change: (who, by) => to('leave/grant-extra-days', path(who, { body: { year: 2026, days: 2, comment: '' } }), by),
  },
  'correcting names': {
    change: (who, by) =>
      to('people/save-personal-information', path(who, { body: { first_name: 'Éva', last_name: 'Kis' } }), by),
  },
  'moving into the same group': {
    change: (who, by) => to('people/save-employment-information', path(who, { body: { group_id: 'g' } }), by),
  },
  'naming the same approver': {
    change: (who, by) => to('people/save-approvers', path(who, { body: { approver_ids: ['bela'] } }), by),
  },
  'naming the same stand-in': {
    change: who => to('people/save-account-settings', path(who, { body: { stand_in_id: 'bela' } }), self(who)),
  },
  'choosing a language': {
    change: who => to('people/save-preference', { body: { key: 'language', value: 'hu' } }, self(who)),
  },
  'accepting an invitation': {
    before: async who => {
      const invitation = { id: `i-${who}`, company: 'c', member: who, email: `${who}@example.hu`, invited_by: 'denes' }
      office.table.keep(members, memberOf(who as 'anna', { status: 'invited' }))
      office.table.keep(invitations, { ...invitation, nonce: 'nonce', state: 'sent' as const, expires_at: 2e9 })
      office.table.keep(openInvitations, { company: 'c', member: who, invitation: invitation.id })
    },
    change: async who => {
      const token = await linkToken(`i-${who}`, 'nonce')
      const body = { token, first_name: 'Éva', last_name: 'Kis', password: 'Vadkacsa-2026' }
      return to('people/accept-invitation', { body }, { user: '' })
    },
  },
  'deactivating somebody': { change: (who, by) => to('people/deactivate-person', path(who), by) },
  'giving a role': { change: (who, by) => to('people/change-role', path(who, { body: { role: 2 } }), by) },
  'deleting somebody': { change: (who, by) => to('people/delete-person', path(who), by) },
  'adding a group': { change: (who, by) => to('company/add-group', { body: { name: `Csoport ${who}` } }, by) },
}

const requestOf = async (who: string) => asked.get(who)!
const asked = new Map<string, string>()

beforeEach(() => {
  office.table.keep(groups, { company: 'c', id: 'g', name: 'Iroda', approver_ids: [], dissolution: null })
  for (const id of ['anna', 'emese'] as const) {
    office.table.keep(members, memberOf(id, { approver_ids: ['bela'] }))
    office.table.keep(terms, { ...newEmploymentTerms({ company: 'c', member: id }), employment_start: '2020-02-01' })
  }
})

/** The items that a person's change writes or checks; the fixture gives every call the same idempotency record. */
async function touched(who: string, by: Caller, { before, change }: (typeof changes)[string]) {
  const reply = await before?.(who)
  if (reply) asked.set(who, (reply as RequestView).id)
  const earlier = office.table.commits().length
  await change(who, by)
  const steps = office.table.commits().slice(earlier).flat()
  expect(steps).not.toEqual([])
  return steps.map(step => step.replace(/^\w+ /, '')).filter(item => item !== 'REPLY once')
}

describe('cloud 5: DynamoDB cancels transactions that overlap on an item', () => {
  it.each(Object.entries(changes))(
    '%s rests on nothing that the same change of somebody else rests on',
    async (_, one) => {
      const annas = await touched('anna', asAdmin, one)
      const emeses = await touched('emese', asOwner, one)
      expect(annas.filter(item => emeses.includes(item))).toEqual([])
    },
  )
})
