import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LeaveRequest } from '#shared/leave/model.ts'
import type { Caller } from '../in-memory/call.ts'
import { asAdmin, asAnna, asBela, ask, inMemoryOffice, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { listBell } = await import('#functions/notifications/notification-store.ts')
const { notifyOfLeave } = await import('#functions/notifications/notify-of-leave.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { memberOf } = await import('../in-memory/office.ts')

const everybody = ['anna', 'bela', 'csilla', 'denes', 'emese']
const decide = (how: string) => (id: string, by: Caller) => to(how, { path: { id }, body: {} }, by)
const acts = {
  approve: decide('approve-leave'),
  deny: decide('deny-leave'),
  undo: decide('undo-decision'),
  cancel: decide('cancel-leave'),
  change: (id: string, by: Caller) => {
    const body = { type_id: 1, from_date: '2026-11-23', to_date: '2026-11-23', comment: `by ${by.user}` }
    return to('change-leave', { path: { id }, body }, by)
  },
}
type Act = keyof typeof acts

/** Whom the specification tells: a decision its requester, anything else the other side, and both where neither did it. */
function concernedBy(act: Act, by: string, approvers: readonly string[]) {
  const others = approvers.filter(id => id !== by)
  if (act === 'undo') return []
  if (act === 'approve' || act === 'deny') return ['anna']
  return by === 'anna' ? others : ['anna', ...others]
}

/** A browser of somebody that shows notifications. */
const browserOf = (account: string) => ({
  account,
  id: 'b',
  session: 's',
  device: { browser: null, system: null },
  created_at: 1,
  endpoint: `https://web.push.apple.com/${account}`,
  p256dh: 'B'.repeat(87),
  auth: 'y'.repeat(22),
})

const anyStep = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as Act[])),
  by: fc.constantFrom(asAnna, asBela, asAdmin),
  delivered: fc.integer({ min: 1, max: 3 }),
})

it('P01 whoever a request concerns has one item in the bell, one email and one push of each event, nobody else any', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(['bela', 'emese'], { minLength: 1 }),
      fc.array(anyStep, { maxLength: 6 }),
      async (approvers, steps) => {
        office.table = inMemoryOffice()
        office.table.keep(members, memberOf('anna', { approver_ids: approvers }))
        office.table.keep(pushSubscriptions, ...everybody.map(browserOf))
        const [queued, pushed] = [office.tasks().length, office.pushes().length]
        const { id } = await ask(asAnna, { to_date: '2026-11-23' })
        const now = () => office.table.kept(requests, { company: 'c', member: 'anna', id })
        const tell = async (before: LeaveRequest | undefined, times: number) => {
          for (let time = 0; time < times; time++) await notifyOfLeave({ before, after: now() })
        }
        await tell(undefined, 2)
        const bell = new Map(everybody.map(person => [person, approvers.includes(person) ? 1 : 0]))
        let emails = approvers.length
        let decided: string[] = []
        for (const { act, by, delivered } of steps) {
          const before = now()
          const isDone = await acts[act](id, by).then(
            () => true,
            () => false,
          )
          if (!isDone || now()?.history.length === before?.history.length) continue
          await tell(before, delivered)
          const concerned = concernedBy(act, by.user, approvers)
          for (const person of concerned) bell.set(person, bell.get(person)! + 1)
          emails += concerned.length
          if (act === 'undo') for (const person of decided) bell.set(person, bell.get(person)! - 1)
          decided = act === 'approve' || act === 'deny' ? concerned : []
        }
        const found = await Promise.all(everybody.map(member => listBell({ company: 'c', member })))
        expect(found.map(({ length }) => length)).toEqual([...bell.values()])
        const jobs = office
          .tasks()
          .slice(queued)
          .map(task => task as { email?: string; event: string; to: string })
        const distinct = new Set(jobs.filter(({ email }) => email === 'leave').map(job => `${job.event} ${job.to}`))
        expect(distinct.size).toBe(emails)
        const pushes = office
          .pushes()
          .slice(pushed)
          .map(push => push as { id: string; member: string })
        expect(new Set(pushes.map(({ id: event, member }) => `${event} ${member}`))).toEqual(distinct)
      },
    ),
    { numRuns: 60 },
  )
})
