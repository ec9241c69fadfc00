import { expect, it, vi } from 'vitest'
import type { Account } from '#shared/account/model.ts'
import { openLeaveOffice } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { accounts } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { followFirstConfirmation } = await import('#functions/notifications/on-first-confirmation.ts')
const { clear, commit } = await import('#functions/platform/table.ts')
const { accountOf } = await import('../in-memory/office.ts')

vi.stubEnv('ORIGIN', 'https://szabi.example')

const stored = (over: Partial<Account>) => ({ _kind: 'Account', _version: 1, ...accountOf('anna', over) })
const changed = (before: number | null | undefined, after: number | null) =>
  followFirstConfirmation({
    before: before === undefined ? undefined : stored({ email_confirmed_at: before }),
    after: stored({ email_confirmed_at: after }),
  })
const job = { email: 'welcome' as const, event: 'welcome-anna', account: 'anna' }

it('P01 whoever confirms an address is welcomed once, however often the change is delivered', async () => {
  await changed(null, 5)
  await changed(null, 5)
  expect(office.tasks()).toEqual([job, job])
  await changed(5, 5)
  await changed(5, 9)
  await changed(null, null)
  await changed(undefined, 5)
  expect(office.tasks()).toHaveLength(2)
})

it('leads an employee to the dashboard, a founder to the employees, and whoever has no company to registering it', async () => {
  const written = async (account: string) => (await composeEmail({ ...job, account }))!
  await commit(clear(companyMemberships, { account: 'emese', company: 'c' }))
  expect((await written('emese')).text).toContain('https://szabi.example/en/register/company')
  expect((await written('anna')).text).toContain('https://szabi.example/en/dashboard')
  expect(await written('denes')).toMatchObject({ to: 'denes@example.hu', member: 'denes' })
  expect((await written('denes')).text).toContain('https://szabi.example/en/company/employees')
})

it('is not sent to an address that is not confirmed, nor to an account that is gone', async () => {
  office.table.keep(accounts, accountOf('anna', { email_confirmed_at: null }))
  expect(await composeEmail(job)).toBeUndefined()
  expect(await composeEmail({ ...job, account: 'nobody' })).toBeUndefined()
})
