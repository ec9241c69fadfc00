import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { changePeople } from '#shared/leave/contract/change-people.ts'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { undoBulkRequest } from '#shared/leave/contract/request/undo-bulk-request.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { chanceOf } from '#test/bench/seed/chance.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { openWorld } from '#test/support/world.ts'
import { daysOff, monday } from './office.ts'

const world = openWorld()
const year = yearOf(todayInBudapest()) + 1

/** Those beside the company's own, for whom leave is refused: they make of a few people more than a call has time for. */
const strangers = Array.from({ length: 100 }, (_, number) => `stranger${number}`)

it('daily 3: leave for many people, delivered more than once and undone at any moment, is booked and taken back exactly once', async () => {
  const owner = await world.founder()
  const staff = await Promise.all([1, 2, 3].map(() => world.colleague(owner)))
  const chance = chanceOf(14)
  for (let round = 0; round < 4; round++) {
    const from_date = monday(year, round)
    const user_id = [staff[0]!.id, ...strangers, staff[1]!.id, staff[2]!.id]
    const body = { type_id: 1, from_date, to_date: from_date, user_id, auto_approve: 1 as const }
    const { bulk } = await owner.client.asked(leave.requestLeave, { body })
    const path = { id: bulk!.bulk_id }
    const show = async () => (await owner.client.asked(showBulkRequest, { path })).data
    const task = JSON.stringify({ task: 'bulk', company: owner.company, bulk: bulk!.bulk_id })
    const deliver = () => world.cloud.invoke('stream-run-task', { Records: [{ messageId: 'm', body: task }] })
    const again = [deliver(), deliver()]
    const isUndone = round > 0
    if (round < 2) await eventually(async () => (await show()).status === 'booked', 30_000)
    if (round < 2) {
      const { results, booked } = await show()
      expect([results!.length, booked]).toEqual([103, 3])
      expect(results!.map(({ user_id }) => user_id)).toEqual(user_id)
    }
    await pause(chance.below(400))
    if (isUndone) await owner.client.asked(undoBulkRequest, { path })
    await Promise.all([...again, deliver()])
    await eventually(async () => (await show()).status === (isUndone ? 'undone' : 'booked'), 30_000)
    expect((await show()).booked).toBe(isUndone ? 0 : 3)
    for (const person of staff) {
      const { data } = await daysOff(person, { year: String(year) })
      const live = data.filter(request => request.from_date === from_date && request.status === 'approved')
      expect([round, live.length]).toEqual([round, isUndone ? 0 : 1])
    }
  }
})

it('R18 a change of many, sent twice, delivered more than once and undone at any moment, is made and undone exactly once', async () => {
  const owner = await world.founder()
  const staff = await Promise.all([1, 2, 3].map(() => world.colleague(owner)))
  const chance = chanceOf(15)
  for (let round = 0; round < 3; round++) {
    const comment = `round ${round}`
    const user_ids = [staff[0]!.id, ...strangers.slice(0, 20), staff[1]!.id, staff[2]!.id]
    const body = { user_ids, change: { act: 'extra_days' as const, year, days: 2, comment } }
    const send = () => owner.client.asked(changePeople, { body }, { 'idempotency-key': `bulk-${round}-of-many-people` })
    const { data } = await send()
    expect((await send()).data.bulk_id).toBe(data.bulk_id)
    const path = { id: data.bulk_id }
    const show = async () => (await owner.client.asked(showBulkRequest, { path })).data
    const task = JSON.stringify({ task: 'bulk', company: owner.company, bulk: data.bulk_id })
    const deliver = () => world.cloud.invoke('stream-run-task', { Records: [{ messageId: 'm', body: task }] })
    const again = [deliver(), deliver()]
    const isUndone = round > 0
    if (round < 2) await eventually(async () => (await show()).status === 'booked', 30_000)
    await pause(chance.below(300))
    if (isUndone) await owner.client.asked(undoBulkRequest, { path })
    await Promise.all([...again, deliver()])
    await eventually(async () => (await show()).status === (isUndone ? 'undone' : 'booked'), 30_000)
    expect((await show()).booked).toBe(isUndone ? 0 : 3)
    for (const { id } of staff) {
      const { data: extras } = await owner.client.asked(leave.listExtraDays, {
        path: { id },
        query: { year: String(year) },
      })
      expect([round, extras.filter(extra => extra.comment === comment).length]).toEqual([round, isUndone ? 0 : 1])
    }
  }
})
