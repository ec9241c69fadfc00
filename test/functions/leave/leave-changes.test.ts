import { expect, it } from 'vitest'
import { limitsOf } from '#functions/account/attempt-limits.ts'
import { refusal } from '../in-memory/call.ts'
import { asAdmin, asAnna, asEmese, ask, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const tooMany = { code: 'tooMany', sentence: { key: 'refusals:tooManyLeaveChanges' } }

it('S2 somebody asks and cancels a hundred times an hour at most, and holds up nobody else', async () => {
  for (let times = 0; times < 50; times++) {
    const { id } = await ask(asAnna)
    await to('cancel-leave', { path: { id } }, asAnna)
  }
  expect(await refusal(ask(asAnna))).toMatchObject(tooMany)
  const { id } = await ask(asEmese)
  await to('cancel-leave', { path: { id } }, asEmese)
})

it('an administrator has ten times as many, since they may enter the leave of everybody', async () => {
  await ask(asAdmin, { user_id: 'anna' })
  const counted = Object.entries(office.table.attempts()).filter(([of]) => of.includes('leaveChange'))
  expect(counted).toEqual([['leaveChangeByAdmin#ACCOUNT#c#csilla', 1]])
  expect(limitsOf.leaveChangeByAdmin.account.most).toBe(10 * limitsOf.leaveChange.account.most)
})
