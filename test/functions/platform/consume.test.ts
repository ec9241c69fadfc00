import { marshall } from '@aws-sdk/util-dynamodb'
import type { Context } from 'aws-lambda'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { changeOf, consume, readStream, type Change } from '#functions/platform/consume.ts'
import { viewOf, type Attributes, type Kind } from '#functions/platform/kind.ts'

const context = {} as Context
const cups: Kind<{ name: string }, { name: string }> = {
  name: 'Cup',
  schema: z.object({ name: z.string() }),
  key: ({ name }) => ({ pk: name, sk: name }),
}
const cup = (name: string) => ({ name, _kind: 'Cup', _pk: name, _sk: name, _version: 1 })

const record = (SequenceNumber: string, before: object | undefined, after: object | undefined) => ({
  dynamodb: {
    SequenceNumber,
    ...(before && { OldImage: marshall(before) }),
    ...(after && { NewImage: marshall(after) }),
  },
})
const run = (handler: unknown, Records: object[]) =>
  (handler as (event: object, context: Context) => Promise<unknown>)({ Records }, context)

vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.mocked(console.error).mockClear())

describe('the reader of the stream', () => {
  it('handles each change in order, as it was and as it is', async () => {
    const seen: Change[] = []
    const batches: unknown[] = []
    const handler = readStream(async (change, batch) => {
      seen.push(change)
      batches.push(batch)
    })
    expect(
      await run(handler, [
        record('1', undefined, cup('a')),
        record('2', cup('a'), cup('b')),
        record('3', cup('b'), undefined),
      ]),
    ).toEqual({ batchItemFailures: [] })
    expect(seen.map(change => changeOf(cups, change))).toEqual([
      { before: undefined, after: { name: 'a' } },
      { before: { name: 'a' }, after: { name: 'b' } },
      { before: { name: 'b' }, after: undefined },
    ])
    expect(batches).toEqual([seen, seen, seen])
  })

  it('stops at the first change that fails, to go on from there', async () => {
    const seen: string[] = []
    const handler = readStream(async change => {
      const name = changeOf(cups, change)?.after?.name ?? ''
      if (name === 'bad') throw new Error('no')
      seen.push(name)
    })
    expect(
      await run(handler, [
        record('1', undefined, cup('a')),
        record('2', undefined, cup('bad')),
        record('3', undefined, cup('c')),
      ]),
    ).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
    expect(seen).toEqual(['a'])
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('"at":"2"')
  })

  it('cloud 3: handles a replayed change as the stream would have given it, and reports a failure by its message', async () => {
    const seen: Change[] = []
    const handler = readStream(async change => {
      if (seen.push(change) > 1) throw new Error('no')
    })
    const replayed = { messageId: 'm', body: JSON.stringify(record('1', undefined, cup('a'))) }
    expect(await run(handler, [replayed])).toEqual({ batchItemFailures: [] })
    expect(seen).toEqual([{ before: undefined, after: cup('a') }])
    expect(await run(handler, [replayed])).toEqual({ batchItemFailures: [{ itemIdentifier: 'm' }] })
  })

  it('cloud 6: reads a change that a newer writer says in words that it need not know, and one of an older shape', () => {
    const states = { ...cups, schema: z.object({ name: z.string(), state: z.enum(['full', 'empty']) }) }
    const change = { before: { ...cup('a'), state: 'full' }, after: { ...cup('a'), state: 'half' } }
    expect(() => changeOf(states, change)).toThrow()
    expect(changeOf(viewOf(states, z.object({ name: z.string(), state: z.string() })), change)).toEqual({
      before: { name: 'a', state: 'full' },
      after: { name: 'a', state: 'half' },
    })
    const renamed = { ...cups, upcasts: [({ called, ...older }: Attributes) => ({ ...older, name: called })] }
    const before = { called: 'a', _kind: 'Cup' }
    expect(changeOf(renamed, { before, after: { ...cup('b'), _shape: 2 } })).toEqual({
      before: { name: 'a' },
      after: { name: 'b' },
    })
  })

  it('tells kinds apart', () => {
    expect(changeOf(cups, { before: undefined, after: { ...cup('a'), _kind: 'Plate' } })).toBeUndefined()
    expect(changeOf(cups, { before: undefined, after: undefined })).toBeUndefined()
  })
})

describe('the reader of a queue', () => {
  it('gives back only the messages that failed', async () => {
    const handler = consume(async body => {
      if (body !== 'good') throw new Error('no')
    })
    const message = (messageId: string, body: string) => ({ messageId, body })
    expect(
      await run(handler, [message('1', '"good"'), message('2', '"bad"'), message('3', '{'), message('4', '"good"')]),
    ).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '3' }],
    })
  })
})
