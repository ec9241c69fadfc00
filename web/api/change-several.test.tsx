import { expect, it, vi } from 'vitest'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { changeSeveral } from './change-several.ts'
import { answer, askedOf, refuse, retryKeysOf } from './fake-api.test-support.ts'
import { retryKeys } from './retry-keys.ts'

const keys = () => retryKeys(() => crypto.randomUUID())
const parts = (count: number, done: string[] = []) =>
  Array.from({ length: count }, (_, n) => ({
    asked: { path: { id: `r${n}` } },
    optimistic: [],
    onDone: () => void done.push(`r${n}`),
  }))

it('makes four changes at a time', async () => {
  let [running, most] = [0, 0]
  answer(leave.approveLeave, (async () => {
    most = Math.max(most, ++running)
    await new Promise(resolve => setTimeout(resolve, 5))
    running -= 1
  }) as never)
  expect(await changeSeveral(leave.approveLeave, parts(10), keys())).toEqual(Array.from({ length: 10 }))
  expect(most).toBe(4)
  expect(askedOf(leave.approveLeave)).toHaveLength(10)
})

it('tells of each change as soon as it is made, and of one that is refused by its error', async () => {
  const slow = Promise.withResolvers<void>()
  const done: string[] = []
  answer(leave.approveLeave, (async ({ path: { id } }: { path: { id: string } }) => {
    if (id === 'r0') await slow.promise
    if (id === 'r2') throw new ApiError(409, { success: 0, code: 'conflict', message: 'Már eldöntötték.' })
  }) as never)
  const changing = changeSeveral(leave.approveLeave, parts(4, done), keys())
  await vi.waitFor(() => expect(done).toEqual(['r1', 'r3']))
  slow.resolve()
  expect((await changing).map(error => error?.status)).toEqual([undefined, undefined, 409, undefined])
  expect(done).toEqual(['r1', 'r3', 'r0'])
})

it('repeats with the same key what had no reply, and with another one what was refused', async () => {
  const some = keys()
  refuse(leave.approveLeave, 0, '')
  await changeSeveral(leave.approveLeave, parts(1), some)
  refuse(leave.approveLeave, 409, 'Már eldöntötték.')
  await changeSeveral(leave.approveLeave, parts(1), some)
  await changeSeveral(leave.approveLeave, parts(1), some)
  const [lost, again, anew] = retryKeysOf(leave.approveLeave)
  expect(again).toBe(lost)
  expect(anew).not.toBe(lost)
})

it('hands each reply to whoever made that change', async () => {
  const replies: unknown[] = []
  answer(leave.approveLeave, (async ({ path: { id } }: { path: { id: string } }) => ({ data: { id } })) as never)
  const some = parts(3).map(part => ({ ...part, onDone: (reply: unknown) => void replies.push(reply) }))
  await changeSeveral(leave.approveLeave, some, keys())
  expect(replies).toEqual(['r0', 'r1', 'r2'].map(id => ({ data: { id } })))
})
