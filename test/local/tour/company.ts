import { avatarKey } from '#functions/account/avatar-files.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addDays } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { addPush } from '#shared/notifications/contract/add-push.ts'
import { people } from '#shared/people/contract.ts'
import { bucketsOf } from '#test/support/buckets.ts'
import type { Client } from '#test/support/client.ts'
import { pushService } from '#test/support/push-service.ts'
import type { World } from '#test/support/world.ts'
import { signedIn } from './sign-in.ts'

/** Counting leave again goes on in a message of its own only where there are many people. */
export async function countLeaveOfManyAgain(caller: Client) {
  const invites = Array.from({ length: 30 }, (_, index) => ({ email: `sokan${index}@example.hu`, role: 1 as const }))
  await caller.ask(people.invitePeople, { body: { invites } })
  await caller.ask(company.changeWorkingHours, { body: { working_hours: { ...generalWeek, thursday: 0, friday: 0 } } })
}

/** Deletes a company with files, and lets the job of the day on which it is due erase them. */
export async function eraseCompany(world: World) {
  const { client, id, company: deleted } = await world.founder()
  const { put, avatars, exports } = bucketsOf(world.cloud)
  await put(avatars, avatarKey(id, 'a', 'image/webp'))
  await put(exports, `exports/${deleted}/c.zip`)
  const { name } = (await client.asked(company.showCompany)).data
  await client.asked(company.deleteCompany, { body: { name } })
  const date = addDays(todayInBudapest(), 31)
  await fetch(`${world.cloud.url}/_local/jobs/erase-companies?date=${date}`, { method: 'POST' })
}

/** Lets the job of a day tell everybody of somebody's birthday or work anniversary. */
export async function celebrate({ cloud }: World, caller: Client) {
  const { data } = await caller.asked(people.upcomingEvents)
  const { date } = data.find(({ kind }) => kind !== 'holiday')!
  await fetch(`${cloud.url}/_local/jobs/notify-of-occasions?date=${date}`, { method: 'POST' })
}

/** Has a browser be told of a request; the service that it names knows nothing of it, where it is reached at all. */
export async function tellBrowser(world: World, caller: Client) {
  const { p256dh, auth } = pushService('').subscribe('tour')
  await caller.asked(addPush, { body: { endpoint: 'https://web.push.apple.com/tour', p256dh, auth } })
  const csilla = await signedIn(world, 'csilla')
  for (const days of [100, 101, 102, 103, 104, 105]) {
    const day = addDays(todayInBudapest(), days)
    const body = { type_id: 5, from_date: day, to_date: day, comment: '' }
    if (await csilla.asked(leave.requestLeave, { body }).catch(() => undefined)) return
  }
}
