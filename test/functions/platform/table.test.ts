import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { viewOf, type Kind, type Upcast } from '#functions/platform/kind.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const {
  add,
  check,
  clear,
  commit,
  Conflict,
  get,
  getAll,
  getBatch: getTogether,
  insert,
  list,
  put,
  remove,
  replace,
  lookup: wanted,
} = await import('#functions/platform/table.ts')

const Cup = z.object({ shelf: z.string(), name: z.string(), colour: z.optional(z.string()) })
type Cup = z.infer<typeof Cup>
const cups: Kind<Cup, Pick<Cup, 'shelf' | 'name'>> = {
  name: 'Cup',
  schema: Cup,
  key: ({ shelf, name }) => ({ pk: `SHELF#${shelf}`, sk: `CUP#${name}` }),
  index1: ({ colour, name }) => (colour ? { pk: `COLOUR#${colour}`, sk: name } : undefined),
}
const named = (name: string) => ({ shelf: 's', name })
const kept = (name: string, over: object = {}) => ({
  ...named(name),
  _pk: 'SHELF#s',
  _sk: `CUP#${name}`,
  _kind: 'Cup',
  _version: 3,
  ...over,
})

const dynamo = mockClient(DynamoDBDocumentClient)
beforeEach(() => dynamo.reset())
const transaction = () => dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input.TransactItems!

describe('counting', () => {
  const Shelf = z.object({ name: z.string(), cups: z.int(), plates: z.int() })
  const shelves: Kind<z.infer<typeof Shelf>, { name: string }> = {
    name: 'Shelf',
    schema: Shelf,
    key: ({ name }) => ({ pk: name, sk: 'SHELF' }),
  }
  const item = { name: 's', cups: 3, plates: 1, _kind: 'Shelf', _version: 2 }

  it('adds to numbers of a living item, and gives it as it is then', async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: item })
    expect(await add(shelves, { name: 's' }, { cups: 1, plates: -1 })).toEqual({
      name: 's',
      cups: 3,
      plates: 1,
      _version: 2,
    })
    expect(dynamo.commandCalls(UpdateCommand)[0]!.args[0].input).toMatchObject({
      Key: { _pk: 's', _sk: 'SHELF' },
      UpdateExpression: 'ADD #0 :0, #1 :1',
      ConditionExpression: '#kind = :kind AND (attribute_not_exists(#ttl) OR #ttl > :now)',
      ExpressionAttributeNames: { '#0': 'cups', '#1': 'plates', '#kind': '_kind', '#ttl': '_ttl' },
      ExpressionAttributeValues: { ':0': 1, ':1': -1, ':kind': 'Shelf', ':now': expect.any(Number) },
    })
  })

  it('finds nothing to add to where there is no item, or one that has expired', async () => {
    dynamo.on(UpdateCommand).rejects(Object.assign(new Error('no'), { name: 'ConditionalCheckFailedException' }))
    expect(await add(shelves, { name: 's' }, { cups: 1 })).toBeUndefined()
  })

  it('says that somebody was faster, and hands on every other fault', async () => {
    dynamo.on(UpdateCommand).rejects(Object.assign(new Error('no'), { name: 'TransactionConflictException' }))
    await expect(add(shelves, { name: 's' }, { cups: 1 })).rejects.toBeInstanceOf(Conflict)
    const denied = Object.assign(new Error('no'), { name: 'AccessDeniedException' })
    dynamo.on(UpdateCommand).rejects(denied)
    await expect(add(shelves, { name: 's' }, { cups: 1 })).rejects.toBe(denied)
  })
})

describe('reading', () => {
  it('gives an item as it is now, without the attributes of the table but with its version', async () => {
    dynamo
      .on(GetCommand, { TableName: 'table', Key: { _pk: 'SHELF#s', _sk: 'CUP#a' }, ConsistentRead: true })
      .resolves({ Item: kept('a') })
    expect(await get(cups, named('a'))).toEqual({ ...named('a'), _version: 3 })
    dynamo.on(GetCommand).resolves({})
    expect(await get(cups, named('b'))).toBeUndefined()
  })

  it('takes what has expired, or is of another kind, for nothing', async () => {
    const past = Math.floor(Date.now() / 1000) - 5
    dynamo
      .on(GetCommand)
      .resolvesOnce({ Item: kept('a', { _ttl: past }) })
      .resolvesOnce({ Item: kept('a', { _kind: 'Plate' }) })
      .resolvesOnce({ Item: kept('a', { _ttl: past + 100 }) })
    expect([await get(cups, named('a')), await get(cups, named('a'))]).toEqual([undefined, undefined])
    expect(await get(cups, named('a'))).toBeDefined()
  })

  it('does not take what is broken for good', async () => {
    dynamo.on(GetCommand).resolves({ Item: { ...kept('a'), name: 7 } })
    await expect(get(cups, named('a'))).rejects.toThrow()
  })

  it('several items keeps the order asked, asks for each once, and asks again for what was left over', async () => {
    dynamo
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { table: [kept('b')] },
        UnprocessedKeys: { table: { Keys: [{ _pk: 'SHELF#s', _sk: 'CUP#a' }] } },
      })
      .resolvesOnce({ Responses: { table: [kept('a')] } })
    const found = await getTogether(
      wanted(cups, named('a')),
      wanted(cups, named('b')),
      wanted(cups, named('a')),
      wanted(cups, named('c')),
    )
    expect(found.map(cup => cup?.name)).toEqual(['a', 'b', 'a', undefined])
    const [first, second] = dynamo
      .commandCalls(BatchGetCommand)
      .map(({ args }) => args[0].input.RequestItems!.table!.Keys)
    expect([first?.length, second?.length]).toEqual([3, 1])
  })

  it('asks in one call for what is read in the same moment, and in one each for what may lag and what may not', async () => {
    dynamo.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
      Responses: { table: RequestItems.table.Keys.map(({ _sk }: { _sk: string }) => kept(_sk.slice(4))) },
    }))
    const names = (...some: string[]) => some.map(named)
    const [a, [b, again], c, late] = await Promise.all([
      get(cups, named('a')),
      getTogether(wanted(cups, named('b')), wanted(cups, named('a'))),
      getAll(cups, names('c')),
      getAll(cups, names('d', 'e'), { mayLag: true }),
    ])
    expect([a, b, again, ...c, ...late].map(cup => cup?.name)).toEqual(['a', 'b', 'a', 'c', 'd', 'e'])
    const asked = () =>
      dynamo
        .commandCalls(BatchGetCommand)
        .map(({ args }) => args[0].input.RequestItems!.table!)
        .map(({ Keys, ConsistentRead }) => [Keys!.map(({ _sk }) => _sk), ConsistentRead])
    const together = [
      [['CUP#a', 'CUP#b', 'CUP#c'], true],
      [['CUP#d', 'CUP#e'], false],
    ]
    expect(asked()).toEqual(together)
    await getTogether(wanted(cups, named('f')), wanted(cups, named('g')))
    expect(asked()).toEqual([...together, [['CUP#f', 'CUP#g'], true]])
  })

  it('what is broken among what is read in the same moment breaks its own reader alone', async () => {
    dynamo.on(BatchGetCommand).resolves({ Responses: { table: [{ ...kept('a'), name: 7 }, kept('b')] } })
    const [broken, whole] = await Promise.allSettled([get(cups, named('a')), get(cups, named('b'))])
    expect(broken.status).toBe('rejected')
    expect(whole).toMatchObject({ value: { name: 'b' } })
  })

  it('everybody who reads in the same moment hears that the table cannot be read', async () => {
    dynamo.on(BatchGetCommand).rejects(new Error('denied'))
    const outcomes = await Promise.allSettled([get(cups, named('a')), get(cups, named('b'))])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    dynamo.on(BatchGetCommand).resolves({ Responses: { table: [kept('a'), kept('b')] } })
    expect(await Promise.all([get(cups, named('a')), get(cups, named('b'))])).toHaveLength(2)
  })

  it('cloud 9: pauses before it asks again, and conflicts in the end where the table stays throttled', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const left = { Responses: {}, UnprocessedKeys: { table: { Keys: [{ _pk: 'SHELF#s', _sk: 'CUP#a' }] } } }
    dynamo.on(BatchGetCommand).resolves(left)
    await expect(getTogether(wanted(cups, named('a')), wanted(cups, named('b')))).rejects.toThrow(Conflict)
    expect(dynamo.commandCalls(BatchGetCommand)).toHaveLength(24)
    expect(Math.random).toHaveBeenCalledTimes(23)
    vi.restoreAllMocks()
  })

  it('more than a hundred items goes in slices of a hundred', async () => {
    dynamo.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
      Responses: { table: RequestItems.table.Keys.map(({ _sk }: { _sk: string }) => kept(_sk.slice(4))) },
    }))
    const found = await getAll(
      cups,
      Array.from({ length: 230 }, (_, n) => named(String(n))),
    )
    expect(found.map(({ name }) => Number(name))).toEqual(Array.from({ length: 230 }, (_, n) => n))
    expect(
      dynamo.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems!.table!.Keys!.length),
    ).toEqual([100, 100, 30])
    expect(await getAll(cups, [])).toEqual([])
  })

  it('a list goes on over all pages, and leaves other kinds out', async () => {
    dynamo
      .on(QueryCommand)
      .resolvesOnce({
        Items: [kept('a'), kept('x', { _kind: 'Plate' })],
        LastEvaluatedKey: { _pk: 'SHELF#s', _sk: 'CUP#x' },
      })
      .resolvesOnce({ Items: [kept('b')] })
    expect((await list(cups, { pk: 'SHELF#s', prefix: 'CUP#' })).map(({ name }) => name)).toEqual(['a', 'b'])
    const [, second] = dynamo.commandCalls(QueryCommand)
    expect(second!.args[0].input).toMatchObject({
      ExclusiveStartKey: { _sk: 'CUP#x' },
      ConsistentRead: true,
      ExpressionAttributeValues: { ':pk': 'SHELF#s', ':prefix': 'CUP#' },
    })
  })

  it('a list stops at the number asked for', async () => {
    dynamo
      .on(QueryCommand)
      .resolves({ Items: [kept('a'), kept('b')], LastEvaluatedKey: { _pk: 'SHELF#s', _sk: 'CUP#b' } })
    expect(await list(cups, { pk: 'SHELF#s', atMost: 3 })).toHaveLength(3)
    expect(dynamo.commandCalls(QueryCommand)).toHaveLength(2)
  })

  it('a list of a view brings no other attributes along', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [{ colour: 'red', _kind: 'Cup', _version: 3 }] })
    const colours = viewOf(cups, z.pick(Cup, { colour: true }))
    expect(await list(colours, { pk: 'SHELF#s', prefix: 'CUP#' })).toEqual([{ colour: 'red', _version: 3 }])
    expect(dynamo.commandCalls(QueryCommand)[0]!.args[0].input).toMatchObject({
      ProjectionExpression: '#_kind, #_shape, #_version, #_ttl, #colour',
      ExpressionAttributeNames: { '#pk': '_pk', '#sk': '_sk', '#_ttl': '_ttl', '#colour': 'colour' },
    })
  })

  it('an index asks it, and does not ask for consistency that it cannot give', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [] })
    await list(cups, { pk: 'COLOUR#red', index: 1, between: ['a', 'c'], newestFirst: true })
    expect(dynamo.commandCalls(QueryCommand)[0]!.args[0].input).toMatchObject({
      IndexName: 'index1',
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#pk': '_pk1', '#sk': '_sk1' },
      ConsistentRead: false,
      ScanIndexForward: false,
    })
  })
})

describe('committing', () => {
  it('makes all of the changes in one transaction, each on its condition', async () => {
    dynamo.on(TransactWriteCommand).resolves({})
    const known = { ...named('b'), _version: 3 }
    await commit(
      insert(cups, { ...named('a'), colour: 'red' }),
      replace(cups, known),
      replace(cups, { ...named('c'), _version: 0 }),
      remove(cups, known),
      check(cups, known),
      check(cups, { ...named('d'), _version: 0 }),
      put(cups, named('e')),
      clear(cups, named('f')),
    )
    const asRead = { ConditionExpression: '#version = :read', ExpressionAttributeValues: { ':read': 3 } }
    const isNew = expect.stringMatching(/^attribute_not_exists\(#pk\)/)
    expect(transaction()).toMatchObject([
      {
        Put: {
          Item: { name: 'a', _pk1: 'COLOUR#red', _sk1: 'a', _version: 1, _kind: 'Cup' },
          ConditionExpression: isNew,
        },
      },
      { Put: { Item: { name: 'b', _version: 4 }, ...asRead } },
      { Put: { Item: { name: 'c', _version: 1 }, ConditionExpression: isNew } },
      { Delete: { Key: { _sk: 'CUP#b' }, ...asRead } },
      { ConditionCheck: { Key: { _sk: 'CUP#b' }, ...asRead } },
      { ConditionCheck: { Key: { _sk: 'CUP#d' }, ConditionExpression: isNew } },
      { Put: { Item: { name: 'e' } } },
      { Delete: { Key: { _sk: 'CUP#f' } } },
    ])
    for (const place of [6, 7])
      expect(Object.values(transaction()[place]!)[0]).not.toHaveProperty('ConditionExpression')
  })

  it('stores nothing that the kind does not know', async () => {
    dynamo.on(TransactWriteCommand).resolves({})
    await commit(insert(cups, { ...named('a'), secret: 'x' } as Cup))
    expect(transaction()[0]!.Put!.Item).not.toHaveProperty('secret')
    expect(transaction()[0]!.Put!.Item).not.toHaveProperty('_pk1')
  })

  it('says that somebody was faster, by whatever name the table says so', async () => {
    const cancelled = (...codes: string[]) =>
      Object.assign(new Error('cancelled'), {
        name: 'TransactionCanceledException',
        CancellationReasons: codes.map(Code => ({ Code })),
      })
    const others = ['TransactionInProgressException', 'TransactionConflictException'].map(name =>
      Object.assign(new Error(name), { name }),
    )
    for (const error of [cancelled('None', 'ConditionalCheckFailed'), cancelled('TransactionConflict'), ...others]) {
      dynamo.reset().on(TransactWriteCommand).rejects(error)
      await expect(commit(put(cups, named('a')))).rejects.toBeInstanceOf(Conflict)
    }
  })

  it('takes being throttled for somebody else being faster: nothing was written, and it is tried again', async () => {
    const throttled = Object.assign(new Error('too fast'), {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }],
    })
    dynamo.on(TransactWriteCommand).rejects(throttled)
    await expect(commit(put(cups, named('a')))).rejects.toBeInstanceOf(Conflict)
  })

  it('hands on every other fault as it is', async () => {
    for (const error of [
      Object.assign(new Error('too much'), {
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'ItemCollectionSizeLimitExceeded' }],
      }),
      Object.assign(new Error('no'), { name: 'AccessDeniedException' }),
    ]) {
      dynamo.reset().on(TransactWriteCommand).rejects(error)
      await expect(commit(put(cups, named('a')))).rejects.toBe(error)
    }
  })

  it('refuses more than one transaction takes, before anything is sent', async () => {
    await expect(commit(...Array.from({ length: 101 }, (_, n) => put(cups, named(String(n)))))).rejects.toThrow(
      '101 writes',
    )
    expect(dynamo.calls()).toHaveLength(0)
  })
})

describe('cloud 6: an item of another shape', () => {
  /** The cups of today, which had a colour as a number first, and as a German word then. */
  const upcasts: Upcast[] = [
    older => ({ ...older, colour: older.colour === 1 ? 'rot' : 'blau' }),
    older => ({ ...older, colour: older.colour === 'rot' ? 'red' : 'blue' }),
  ]
  const today: Kind<Cup, Pick<Cup, 'shelf' | 'name'>> = { ...cups, upcasts }
  const item = (colour: string) => ({ ...named('a'), colour, _version: 3 })

  it.each([
    ['the first', { colour: 1 }, 'red'],
    ['the second', { colour: 'blau', _shape: 2 }, 'blue'],
    ['the present one', { colour: 'red', _shape: 3 }, 'red'],
  ])('is read as one of today: %s', async (_, attributes, colour) => {
    dynamo.on(GetCommand).resolves({ Item: kept('a', attributes) })
    expect(await get(today, named('a'))).toEqual(item(colour))
    dynamo.on(QueryCommand).resolves({ Items: [kept('a', attributes)] })
    expect(await list(today, { pk: 'SHELF#s' })).toEqual([item(colour)])
    expect(await list(viewOf(today, z.object({ colour: z.string() })), { pk: 'SHELF#s' })).toEqual([
      { colour, _version: 3 },
    ])
  })

  it('is written in the shape of today, whose number a kind that never changed does not store', async () => {
    dynamo.on(TransactWriteCommand).resolves({})
    await commit(replace(today, item('red')), replace(cups, item('red')))
    const [changed, unchanged] = transaction()
    expect(changed?.Put?.Item).toMatchObject({ colour: 'red', _shape: 3, _version: 4 })
    expect(unchanged?.Put?.Item).not.toHaveProperty('_shape')
  })

  it('that is newer is read as far as it is known, and replaced by nobody who would lose the rest', async () => {
    dynamo.on(GetCommand).resolves({ Item: kept('a', { colour: 'red', handles: 2, _shape: 4 }) })
    const newer = (await get(today, named('a')))!
    expect(newer).toMatchObject({ ...named('a'), colour: 'red' })
    dynamo.on(TransactWriteCommand).resolves({})
    await commit(replace(today, newer))
    expect(transaction()[0]?.Put).toMatchObject({
      ConditionExpression: '#version = :read',
      ExpressionAttributeValues: { ':read': -1 },
    })
  })
})
