import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { eventually } from './fixture/eventually.ts'
import { startFixture } from './fixture/fixture-cloud.ts'

let cloud: LocalCloud
beforeAll(async () => void (cloud = await startFixture()))
afterAll(() => cloud.close())

const put = (id: string) =>
  fetch(`${cloud.url}/api/hu/item/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

/** The calls that this process, in which the local cloud runs, begins within so many milliseconds. */
async function callsWithin(milliseconds: number) {
  const calls: unknown[] = []
  const count = (message: unknown) => void calls.push((message as { request: { path: string } }).request.path)
  const channels = ['undici:request:create', 'http.client.request.created']
  for (const channel of channels) subscribe(channel, count)
  await passed(milliseconds)
  for (const channel of channels) unsubscribe(channel, count)
  return calls
}

it('the local cloud asks nobody anything while nothing happens, and a change is dispatched all the same', async () => {
  await put('first')
  await eventually(() => cloud.mails().some(({ to }) => to === 'first@people.test'))
  await eventually(() => !cloud.waitingIn('MailQueueWaiting').length)
  await passed(300)
  expect(await callsWithin(1_000)).toEqual([])
  await put('second')
  await eventually(() => cloud.mails().some(({ to }) => to === 'second@people.test'))
})

it('the local cloud is settled once all that follows from a change is done', async () => {
  const isSettled = async () =>
    ((await (await fetch(`${cloud.url}/_local/status`)).json()) as { settled: boolean }).settled
  for (const id of ['third', 'fourth', 'fifth']) {
    await put(id)
    await eventually(isSettled)
    expect(cloud.mails().filter(({ to }) => to === `${id}@people.test`)).toHaveLength(1)
    expect(cloud.waitingIn('MailQueueWaiting')).toEqual([])
  }
})
