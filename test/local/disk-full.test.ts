import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellIfDiskFull } from '#infra/local/disk-full.ts'
import { functionLog } from '#infra/local/functions/function-log.ts'
import { pollQueue } from '#infra/local/queues/queue-mapping.ts'
import type { QueueStore, Received } from '#infra/local/queues/queue-store.ts'
import { eventually } from './fixture/eventually.ts'

afterEach(() => vi.restoreAllMocks())

describe('reliability 3: a full disk', () => {
  it('is said in one sentence a minute, and nothing else is taken for it', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1e9)
    const say = vi.fn<(line: string) => void>()
    const full = new Error('database or disk is full')
    expect([tellIfDiskFull(full, say), tellIfDiskFull(full, say), tellIfDiskFull(new Error('locked'), say)]).toEqual([
      true,
      true,
      false,
    ])
    expect(say.mock.calls).toEqual([
      [expect.stringMatching(/^The disk is full, .* is kept, and what only reads goes on\.$/)],
    ])
    clock.mockReturnValue(1e9 + 60_001)
    tellIfDiskFull(Object.assign(new Error('ENOSPC: no space left on device')), say)
    expect(say).toHaveBeenCalledTimes(2)
  })

  it.runIf(existsSync('/dev/full'))('does not end the local cloud at a line of the log', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(2e9)
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const directory = await mkdtemp(join(tmpdir(), 'full-'))
    await symlink('/dev/full', join(directory, 'functions.log'))
    const log = functionLog(directory, { asked: false })
    log('szabi', 'a line')
    await eventually(() => said.mock.calls.length > 0)
    expect(said.mock.calls[0]).toEqual([expect.stringContaining('The disk is full')])
    log('szabi', 'another')
    await rm(directory, { recursive: true })
  })

  it('does not end the consumers of a queue, which go on when there is room', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const message = { id: 1, messageId: 'm', body: '{}', attributes: '{}' } as Received
    const closing = new AbortController()
    const receive = vi
      .fn<() => Received[]>()
      .mockImplementationOnce(() => {
        throw new Error('database or disk is full')
      })
      .mockReturnValueOnce([message])
      .mockReturnValue([])
    const remove = vi.fn<(id: number) => void>()
    const queues = { receive, remove, nextVisible: () => undefined, on() {}, off() {} } as unknown as QueueStore
    const invoke = async () => ({ ok: true, payload: '{}', requestId: 'r', pid: 1 }) as const
    const about = { queue: 'q', queueArn: 'arn', region: 'r', batchSize: 1, concurrency: 1, reportsFailures: true }
    pollQueue({ queues, ...about, invoke }, closing.signal)
    await eventually(() => remove.mock.calls.length > 0)
    expect(remove).toHaveBeenCalledWith(1)
    closing.abort()
  })
})
