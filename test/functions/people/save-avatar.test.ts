import { PNG } from 'pngjs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../in-memory/call.ts'
import { inMemoryTable } from '../in-memory/table.ts'
import { asAnna, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { accounts } = await import('#functions/account/account-store.ts')
const { uploadKey } = await import('#functions/account/avatar-files.ts')
const { avatars } = await import('#functions/platform/avatars.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')

const picture = (side: number) => new Uint8Array(PNG.sync.write(new PNG({ width: side, height: side })))
const upload = (bytes: Uint8Array, name = 'up') => void files.set(uploadKey('anna', name), bytes)
const save = async (name = 'up') =>
  (await to<{ avatar: string }>('people/save-avatar', { body: { upload: name } }, asAnna)).avatar

/** The bucket of pictures. */
const files = new Map<string, Uint8Array>()
const shown = () => [...files.keys()].filter(key => key.startsWith('avatars/')).map(key => `/${key}`)
const current = () => office.table.kept(accounts, { id: 'anna' })?.avatar

function eraseAccount() {
  const { pk, sk } = accounts.key({ id: 'anna' })
  const rows = new Map(office.table.rows())
  rows.delete(`${pk} ${sk}`)
  inMemoryTable(rows)
}

/** Delivers every task that was queued, as the queue does when its time has come. */
async function deliverTasks() {
  for (const body of office.tasks()) {
    const event = { Records: [{ messageId: 'm', body: JSON.stringify(body) }] }
    const outcome = await (runTask as unknown as (event: object, context: object) => Promise<object>)(event, {})
    expect(outcome).toEqual({ batchItemFailures: [] })
  }
}

beforeEach(() => {
  files.clear()
  vi.restoreAllMocks()
  vi.spyOn(avatars, 'get').mockImplementation(async key => files.get(key))
  vi.spyOn(avatars, 'put').mockImplementation(async (key, body) => void files.set(key, body as Uint8Array))
  vi.spyOn(avatars, 'delete').mockImplementation(async key => void files.delete(key))
})

describe('a picture under its address', () => {
  it('is never overwritten: other bytes uploaded to the same presigned address have another one', async () => {
    upload(picture(4))
    const first = await save()
    const bytes = files.get(first.slice(1))
    upload(picture(5))
    const second = await save()
    expect(second).not.toBe(first)
    expect(bytes).toEqual(picture(4))
    expect(shown()).toEqual([second])
  })

  it('is another one for another upload of the same bytes, so that deleting the earlier one leaves it alone', async () => {
    upload(picture(4))
    const first = await save()
    upload(picture(4), 'again')
    const second = await save('again')
    expect(second).not.toBe(first)
    await deliverTasks()
    expect(shown()).toEqual([second])
  })

  it('stays when the same upload is saved twice', async () => {
    upload(picture(4))
    const first = await save()
    upload(picture(4))
    expect(await save()).toBe(first)
    await deliverTasks()
    expect(shown()).toEqual([first])
  })
})

describe('a change of the picture', () => {
  it('that fails leaves none that anybody could load but the one in use', async () => {
    upload(picture(4))
    const first = await save()
    upload(picture(5))
    office.table.meanwhile(() => {
      throw new Error('the table is out of reach')
    })
    await expect(save()).rejects.toThrow('out of reach')
    expect(shown()).toHaveLength(2)
    await deliverTasks()
    expect([shown(), current()]).toEqual([[first], first])
  })

  it('that is interrupted before it is committed leaves the one before it', async () => {
    upload(picture(4))
    const first = await save()
    upload(picture(5))
    vi.spyOn(avatars, 'put').mockImplementationOnce(async (key, body) => {
      files.set(key, body as Uint8Array)
      throw new Error('killed')
    })
    await expect(save()).rejects.toThrow('killed')
    await deliverTasks()
    expect([shown(), current()]).toEqual([[first], first])
  })

  it('that is interrupted after it was committed leaves the new one, and none of the earlier ones', async () => {
    upload(picture(4))
    const first = await save()
    upload(picture(5))
    vi.spyOn(avatars, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(save()).rejects.toThrow('killed')
    expect(shown()).toContain(first)
    await deliverTasks()
    expect(shown()).toEqual([current()])
  })

  it('queues what tidies up before it stores anything, for when the function cannot run any more', async () => {
    const put = vi.spyOn(avatars, 'put').mockImplementation(async () => expect(office.tasks()).toHaveLength(1))
    upload(picture(4))
    const avatar = await save()
    expect(put).toHaveBeenCalledOnce()
    expect(office.tasks()).toEqual([{ task: 'unused-avatars', account: 'anna', avatars: [avatar] }])
    expect(office.delays()).toEqual([45])
  })

  it('of an account that was erased meanwhile leaves nothing', async () => {
    upload(picture(4))
    await save()
    eraseAccount()
    await deliverTasks()
    expect(shown()).toEqual([])
  })

  it('of an account that is no more is refused as a call without a session', async () => {
    eraseAccount()
    upload(picture(4))
    expect(await refusal(save())).toMatchObject({ code: 'unauthenticated' })
    expect([shown(), office.tasks()]).toEqual([[], []])
  })
})

it('a removal that is interrupted after it was committed leaves no picture either', async () => {
  upload(picture(4))
  await save()
  vi.spyOn(avatars, 'delete').mockRejectedValueOnce(new Error('killed'))
  await expect(to('people/remove-avatar', { path: { id: 'me' } }, asAnna)).rejects.toThrow('killed')
  expect([shown().length, current()]).toEqual([1, null])
  await deliverTasks()
  expect(shown()).toEqual([])
})

it("somebody else's account that is no more is not found, and signs nobody out", async () => {
  eraseAccount()
  const removed = to('people/remove-avatar', { path: { id: 'anna' } }, { user: 'csilla', role: 2 })
  expect(await refusal(removed)).toMatchObject({ code: 'notFound' })
})
