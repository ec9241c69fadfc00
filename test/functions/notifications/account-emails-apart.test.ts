import { marshall } from '@aws-sdk/util-dynamodb'
import { beforeEach, expect, it, vi } from 'vitest'
import { now } from '../in-memory/call.ts'
import { asAnna, ask, openLeaveOffice } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { log } = await import('#functions/platform/log.ts')
const { askForConfirmation } = await import('#functions/account/confirmation-store.ts')
const { askForReset } = await import('#functions/account/reset-store.ts')
const { raiseSecurityAlert } = await import('#functions/account/security-alert-store.ts')
const { commit } = await import('#functions/platform/table.ts')
const { EmailJob, partOf } = await import('#functions/notifications/email-job.ts')
const { handler: dispatch } = await import('#functions/stream/dispatch.ts')

beforeEach(() => void vi.spyOn(log, 'info').mockImplementation(() => {}))

/** Has the stream tell of every row of a kind, as it came to be. */
async function tellOf(kind: string) {
  for (const row of office.table.rows().values())
    if (row._kind === kind) {
      const NewImage = marshall(row, { removeUndefinedValues: true })
      const record = { dynamodb: { SequenceNumber: '1', NewImage } }
      const { batchItemFailures } = await (
        dispatch as (event: object, context: object) => Promise<object & { batchItemFailures: object[] }>
      )({ Records: [record] }, {})
      expect(batchItemFailures).toEqual([])
    }
}

it('S2 emails of accounts wait in a queue of their own, and those of companies in theirs', async () => {
  const alert = raiseSecurityAlert('anna', 'password_changed', now)
  await commit(askForReset('anna', now), askForConfirmation('anna', now), alert)
  await ask(asAnna)
  for (const kind of ['PasswordReset', 'EmailConfirmation', 'SecurityAlert', 'LeaveRequest']) await tellOf(kind)
  const apart = office.accountEmails().map(({ email }) => email)
  expect(apart.toSorted()).toEqual(['confirmation', 'reset', 'securityAlert'])
  const others = (office.tasks() as { email?: string }[]).filter(({ email }) => email && !apart.includes(email))
  expect(others).toEqual([expect.objectContaining({ email: 'leave', to: 'bela' })])
})

/** An inviter sends a thousand at once, and strangers write as much as they like by the contact form. */
const inTheOtherQueue = ['invitation', 'contact']

it('are those that belong to no company, but for what could fill their queue', () => {
  for (const { shape } of EmailJob.def.options) {
    const email = shape.email.def.values[0]!
    const isApart = !('company' in shape) && !inTheOtherQueue.includes(email)
    expect([email, partOf({ email }) === 'accounts']).toEqual([email, isApart])
  }
})
