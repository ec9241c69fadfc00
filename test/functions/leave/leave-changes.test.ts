import { expect, it } from 'vitest'
import { mostChangesAnHour } from '#shared/leave/request/changes-an-hour.ts'
import { refusal } from '../in-memory/call.ts'
import { asAnna, asEmese, ask, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()

it('S2 somebody asks and cancels a hundred times an hour at most, without a call that counts, and holds up nobody else', async () => {
  for (let times = 0; times < mostChangesAnHour; times += 2) {
    const { id } = await ask(asAnna)
    await to('cancel-leave', { path: { id } }, asAnna)
  }
  expect(await refusal(ask(asAnna))).toMatchObject({
    code: 'tooMany',
    sentence: { key: 'refusals:tooManyLeaveChanges' },
  })
  const { id } = await ask(asEmese)
  await to('cancel-leave', { path: { id } }, asEmese)
  expect(Object.keys(office.table.attempts()).filter(of => /leave/i.test(of))).toEqual([])
})
