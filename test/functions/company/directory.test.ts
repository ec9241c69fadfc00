import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { newAccount } from '#shared/account/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { directoryEntryOf } from '#shared/company/directory.ts'
import type { Member } from '#shared/company/model.ts'
import { newCompany, newMember } from '#shared/company/rules.ts'
import { roomOf, sourceFiles } from '../../support/source-tree.ts'
import { openOwnTable } from '../own-table.ts'

await openOwnTable()
const { directoryStateOf, loadActive, loadDirectory, loadGroup, versionOf } =
  await import('#functions/company/directory.ts')
const { directoryHeads, directoryParts, pack, partKey } = await import('#functions/company/directory-store.ts')
const { buildDirectory, foldMembers } = await import('#functions/company/fold-directory.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { migrate } = await import('#functions/migration/migrate.ts')
const { members, membersOf, storeMember } = await import('#functions/company/member-store.ts')
const { unstored } = await import('#functions/platform/kind.ts')
const { clear, commit, get, list, put, replace } = await import('#functions/platform/table.ts')
const { retryOnConflict } = await import('#functions/platform/retry-on-conflict.ts')

const accountOf = (id: string) => newAccount({ id, email: `${id}@example.hu`, language: 'hu', created_at: 0 })

const person = (id: string, over: Partial<Member> = {}): Member => ({
  ...newMember({
    company: 'c',
    account: accountOf(id),
    role: 1,
    created_at: 0,
  }),
  status: 'active',
  ...over,
})

const join = (id: string, over: Partial<Member> = {}) => commit(...storeMember(unstored(person(id, over))))
const change = (id: string, over: Partial<Member>) =>
  retryOnConflict(async () => commit(...storeMember({ ...(await get(members, { company: 'c', id }))!, ...over })))

/** What the directory says must be what the members say, of everybody and of who is active. */
async function expectAsMembers() {
  const everybody = await membersOf('c')
  const [directory, isActive] = await Promise.all([loadDirectory('c'), loadActive('c')])
  const listed = everybody.filter(({ status }) => status !== 'deleted')
  expect([...directory.keys()].toSorted()).toEqual(listed.map(({ id }) => id).toSorted())
  for (const member of listed) expect(directory.get(member.id)).toEqual(directoryEntryOf(member))
  expect(everybody.filter(({ id }) => isActive(id)).map(({ id }) => id)).toEqual(
    everybody.filter(({ status }) => status === 'active').map(({ id }) => id),
  )
}

/** The versions of the stored parts that the head names, by their keys. */
async function partVersions() {
  const { head } = await directoryStateOf('c')
  const parts = await list(directoryParts, { pk: 'COMPANY#c#DIRECTORY', prefix: 'PART#' })
  expect(Object.fromEntries(parts.map(part => [partKey(part), part._version]))).toEqual(head?.parts)
  return head!.parts
}

/** Breaks a member, as an item of a shape that nobody knows. */
const breakMember = (id: string) =>
  commit(put({ ...members, schema: z.any() }, { ...person(id), first_name: 7 } as never))

/** What sends commands to the database. */
interface Sending {
  send: (this: unknown, command: object) => Promise<unknown>
}

/** Stores a company with its founder. */
async function found() {
  const facts = { country: 'HU', working_hours: generalWeek, founder: accountOf('anna'), created_at: 0 }
  const { company, member } = newCompany({ ...facts, id: 'c', name: 'Cég' })
  await commit(put(companies, company), put(members, member))
}

describe('P4 the directory of a company', () => {
  it('holds nothing that somebody may hide from colleagues but the address, which only administrators are told', async () => {
    await join('anna', { phone: '+36 1 234 5678', employee_number: '17', stand_in: 'bela', hide_personal_info: true })
    await buildDirectory('c')
    expect([...(await loadDirectory('c')).values()]).toEqual([
      {
        id: 'anna',
        first_name: '',
        last_name: '',
        avatar: null,
        status: 'active',
        group: null,
        position: null,
        approver_ids: [],
        role: null,
        email: 'anna@example.hu',
        missing: 7,
      },
    ])
  })

  it('is read from the members where none is built yet', async () => {
    await join('anna')
    await join('bela', { status: 'deleted' })
    expect((await directoryStateOf('c')).head).toBeUndefined()
    await expectAsMembers()
  })

  it('shows a change at once, before it is folded and after, under another version', async () => {
    await join('anna', { group: 'workshop' })
    await join('bela')
    await buildDirectory('c')
    const built = versionOf(await directoryStateOf('c'))
    await change('anna', { last_name: 'Kis', group: 'office' })
    await change('bela', { status: 'inactive' })
    await join('csilla', { status: 'invited' })
    const changed = await directoryStateOf('c')
    await expectAsMembers()
    expect((await loadGroup(changed, 'office')).get('anna')?.last_name).toBe('Kis')
    expect((await loadGroup(changed, 'workshop')).size).toBe(0)

    await foldMembers('c', ['anna'])
    const folded = await directoryStateOf('c')
    expect(folded.changes).toEqual([])
    await expectAsMembers()
    expect((await loadGroup(folded, 'office')).get('anna')?.last_name).toBe('Kis')
    expect((await loadGroup(folded, 'workshop')).size).toBe(0)
    expect(new Set([built, versionOf(changed), versionOf(folded)]).size).toBe(3)
  })

  it('keeps its version where a change comes a second time', async () => {
    await join('anna')
    await buildDirectory('c')
    await change('anna', { last_name: 'Kis' })
    await foldMembers('c', ['anna'])
    const version = versionOf(await directoryStateOf('c'))
    await foldMembers('c', ['anna'])
    expect(versionOf(await directoryStateOf('c'))).toBe(version)
  })

  it('learns of a change that a function of an older release has made', async () => {
    await join('anna')
    await buildDirectory('c')
    await commit(replace(members, { ...(await get(members, { company: 'c', id: 'anna' }))!, last_name: 'Régi' }))
    await foldMembers('c', ['anna'])
    await expectAsMembers()
  })

  it('is built over what an interrupted attempt has left', async () => {
    await join('anna')
    const left = { company: 'c', register: 'people' as const, part: 'x', packed: new Uint8Array([1]) }
    await commit(put(directoryParts, left))
    await buildDirectory('c')
    await expectAsMembers()
  })

  it('says what the members say after changes and folds of any order, at once and twice', async () => {
    for (let n = 0; n < 6; n++) await join(`m${n}`, { group: `g${n % 2}` })
    const statuses = ['active', 'inactive', 'deleted', 'invited'] as const
    for (let round = 0; round < 8; round++) {
      const some = Array.from({ length: 4 }, (_, n) => `m${(round * 5 + n * 7) % 6}`)
      await Promise.all(
        [...new Set(some)].flatMap((id, n) => [
          change(id, { last_name: `${round}`, status: statuses[(round + n) % 4]!, group: `g${(round + n) % 3}` }),
          foldMembers('c', [id]),
          foldMembers('c', [id]),
        ]),
      )
      await expectAsMembers()
    }
    for (const id of ['m5', 'm0']) await foldMembers('c', [id])
    expect((await directoryStateOf('c')).changes).toEqual([])
    await expectAsMembers()
  })

  it('is built by a migration for a company that has none', async () => {
    await found()
    expect(await migrate({ kinds: [], dryRun: true })).toMatchObject({ directories: 1 })
    expect((await directoryStateOf('c')).head).toBeUndefined()
    expect(await migrate({ kinds: [], dryRun: false })).toMatchObject({ directories: 1 })
    expect((await directoryStateOf('c')).head).toBeDefined()
    await expectAsMembers()
  })

  it('is built anew by a migration where it says something else than the members, and left where it says the same', async () => {
    await found()
    await join('bela', { status: 'invited' })
    await buildDirectory('c')
    const onePart = { company: 'c', register: 'people' as const, part: '-' }
    const oneOfInactive = { company: 'c', register: 'inactive' as const, part: 'x' }
    const anna = (await get(members, { company: 'c', id: 'anna' }))!
    for (const spoil of [
      replace(members, { ...anna, last_name: 'Más', status: 'inactive' }),
      clear(directoryParts, onePart),
      put(directoryParts, { ...onePart, packed: new Uint8Array([1]) }, 7),
      put(directoryParts, { ...onePart, part: 'x', packed: pack('[[]]') }),
      put(directoryParts, { ...oneOfInactive, packed: pack('["max"]') }, 9),
    ]) {
      expect(await migrate({ kinds: [], dryRun: false })).toMatchObject({ directories: 0 })
      await commit(spoil)
      expect(await migrate({ kinds: [], dryRun: true })).toMatchObject({ directories: 1 })
      expect(await migrate({ kinds: [], dryRun: false })).toMatchObject({ directories: 1 })
      await expectAsMembers()
      await partVersions()
    }
  })

  it('is read from the members, and built anew, where its parts say other things of a person than today', async () => {
    await join('anna')
    await buildDirectory('c')
    const { head } = await directoryStateOf('c')
    const people = {
      company: 'c',
      register: 'people' as const,
      part: '-',
      packed: pack('[["A"],["anna"]]'),
    }
    await commit(replace(directoryHeads, { ...head!, fields: ['nick', 'id'] }), put(directoryParts, people, 2))
    expect(versionOf(await directoryStateOf('c'))).toBeUndefined()
    await expectAsMembers()
    await foldMembers('c', ['anna'])
    expect((await directoryStateOf('c')).head).toBeDefined()
    await expectAsMembers()
  })

  it('keeps what it has of a member who cannot be read, whom a migration and a fold pass by', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    await found()
    await join('bela', { last_name: 'Kis' })
    await buildDirectory('c')
    await breakMember('bela')
    await breakMember('csilla')
    const outcome = await migrate({ kinds: [members as never], dryRun: false })
    expect(outcome).toMatchObject({ unreadable: 2, directories: 1 })
    expect((await loadDirectory('c')).get('bela')?.last_name).toBe('Kis')
    expect((await loadActive('c'))('bela')).toBe(true)
    expect((await loadActive('c'))('csilla')).toBe(false)
    await foldMembers('c', ['bela'])
    await change('anna', { last_name: 'Új' })
    await foldMembers('c', ['anna'])
    expect((await loadDirectory('c')).get('anna')?.last_name).toBe('Új')
    expect(error.mock.calls.flat().some(entry => String(entry).includes('MEMBER#csilla'))).toBe(true)
  })

  it('is built for a company of which a member cannot be read', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    await join('anna')
    await breakMember('bela')
    await foldMembers('c', ['bela'])
    expect([...(await loadDirectory('c')).keys()]).toEqual(['anna'])
  })

  it('stops no migration where it cannot be read itself', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => error.mockRestore())
    await found()
    const broken = { ...directoryHeads, schema: z.any() as never }
    await commit(put(broken, { company: 'c', parts: 'none' } as never))
    expect(await migrate({ kinds: [], dryRun: false })).toMatchObject({ seen: 3, unreadable: 1, directories: 0 })
  })

  it('gives a part that comes back a version above all that it ever had', async () => {
    await join('anna', { group: 'workshop' })
    await join('bela', { group: 'office' })
    await buildDirectory('c')
    const seen = new Map<string, number>()
    for (const group of ['office', 'workshop', 'office', 'workshop']) {
      await change('anna', { group, first_name: `${seen.size}` })
      await foldMembers('c', ['anna'])
      for (const [key, version] of Object.entries(await partVersions())) {
        expect(version).toBeGreaterThanOrEqual(seen.get(key) ?? 0)
        seen.set(key, version)
      }
    }
    expect(Object.entries(await partVersions()).find(([key]) => key.endsWith('#p'))?.[1]).toBeGreaterThan(4)
  })

  it('writes again only the parts that a change touches', async () => {
    await join('anna', { group: 'workshop' })
    await join('bela', { group: 'office' })
    await buildDirectory('c')
    const built = await partVersions()
    await change('anna', { last_name: 'Kis' })
    await foldMembers('c', ['anna'])
    const folded = await partVersions()
    expect(folded['PART#people#e']).toBe(built['PART#people#e'])
    expect(folded['PART#people#p']).toBeGreaterThan(built['PART#people#p']!)
  })

  it('has another version after each of two changes of one person', async () => {
    await join('anna')
    await buildDirectory('c')
    const versions = []
    for (const last_name of ['Kis', 'Nagy', 'Kis']) {
      await change('anna', { last_name })
      versions.push(versionOf(await directoryStateOf('c')))
    }
    expect(new Set(versions).size).toBe(3)
  })

  it('shows who was deleted or came back at once, before it is folded', async () => {
    await join('anna')
    await join('bela', { status: 'inactive' })
    await buildDirectory('c')
    await change('anna', { status: 'deleted' })
    await change('bela', { status: 'active' })
    expect((await directoryStateOf('c')).changes).toHaveLength(2)
    expect([...(await loadDirectory('c')).keys()]).toEqual(['bela'])
    const isActive = await loadActive('c')
    expect([isActive('anna'), isActive('bela')]).toEqual([false, true])
  })

  it('is built of everybody who is not deleted, and tells who of them is active', async () => {
    const statuses = ['active', 'inactive', 'invited', 'deleted'] as const
    for (const status of statuses) await join(status, { status })
    await buildDirectory('c')
    expect([...(await loadDirectory('c')).keys()].toSorted()).toEqual(['active', 'inactive', 'invited'])
    const isActive = await loadActive('c')
    expect(statuses.map(isActive)).toEqual([true, false, false, false])
  })

  it.each([
    ['a status', { status: 'inactive' }],
    ['a name', { last_name: 'Régi' }],
    ['a group', { group: 'office' }],
    ['a deletion', { status: 'deleted' }],
  ] as const)('learns of %s that left no entry, and of its return', async (_, over) => {
    await join('anna')
    await join('bela')
    await buildDirectory('c')
    const write = async (changed: Partial<Member>) => {
      await commit(replace(members, { ...(await get(members, { company: 'c', id: 'anna' }))!, ...changed }))
      await foldMembers('c', ['anna'])
      await expectAsMembers()
    }
    await write(over)
    await write(person('anna'))
  })

  it('shows a change that comes while an older one of the same person is folded', async () => {
    await join('anna')
    await buildDirectory('c')
    await change('anna', { last_name: 'Kis' })
    const client = DynamoDBDocumentClient.prototype as unknown as Sending
    const { send } = client
    let isFirst = true
    const sending = vi.spyOn(client, 'send').mockImplementation(async function (this: unknown, command) {
      if (isFirst && command instanceof TransactWriteCommand) {
        isFirst = false
        await change('anna', { last_name: 'Nagy' })
        expect((await directoryStateOf('c')).changes).toMatchObject([{ entry: { last_name: 'Nagy' } }])
      }
      return send.call(this, command)
    })
    onTestFinished(() => sending.mockRestore())
    await foldMembers('c', ['anna'])
    expect(isFirst).toBe(false)
    expect((await loadDirectory('c')).get('anna')?.last_name).toBe('Nagy')
  })

  it('learns again who is not active where only that was lost', async () => {
    await join('bela', { status: 'inactive' })
    await buildDirectory('c')
    const part = { company: 'c', register: 'inactive' as const, part: 'a' }
    await commit(put(directoryParts, { ...part, packed: pack('[]') }, 1))
    expect((await loadActive('c'))('bela')).toBe(true)
    await foldMembers('c', ['bela'])
    await expectAsMembers()
  })

  it('divides parts that grow too large in as many transactions as it takes, without anybody missing meanwhile', async () => {
    const approver_ids = Array.from({ length: 430 }, (_, n) => `${n}`.padStart(20, 'x'))
    const groups = ['g1', 'g2', 'g3', 'g4']
    for (const group of groups)
      for (let n = 0; n < 32; n++) await join(`${group}${n.toString(32)}`, { group, approver_ids })
    await buildDirectory('c')
    expect(Object.keys(await partVersions()).length).toBe(groups.length)
    for (const group of groups) for (let n = 0; n < 5; n++) await join(`${group}x${n}`, { group, approver_ids })
    const transactions = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
    onTestFinished(() => transactions.mockRestore())
    await foldMembers('c', ['g1x0'])
    const largest = transactions.mock.calls.map(([{ input }]) =>
      'TransactItems' in input ? (input.TransactItems?.length ?? 0) : 0,
    )
    expect(Math.max(...largest)).toBeLessThanOrEqual(100)
    expect(largest.filter(Boolean).length).toBeGreaterThan(1)
    expect((await directoryStateOf('c')).changes).toEqual([])
    expect(Object.keys(await partVersions()).length).toBe(groups.length * 32)
    await expectAsMembers()
    expect((await loadGroup(await directoryStateOf('c'), 'g1')).size).toBe(37)
  })

  it('reads the head again where a part is newer, which may hold other fields by then', async () => {
    await join('anna', { group: 'g' })
    await buildDirectory('c')
    const state = await directoryStateOf('c')
    const next = { company: 'c', register: 'people' as const, part: 'g', packed: pack('[["A"],["anna"]]') }
    await commit(
      replace(directoryHeads, { ...state.head!, parts: { [partKey(next)]: 2 }, fields: ['nick', 'id'] }),
      put(directoryParts, next, 2),
    )
    expect((await loadDirectory('c', state)).get('anna')).toMatchObject({ group: 'g', status: 'active' })
    expect((await loadGroup(state, 'g')).get('anna')).toMatchObject({ group: 'g', status: 'active' })
  })

  it('finds a group whose part is divided after the head was read', async () => {
    const approver_ids = Array.from({ length: 430 }, (_, n) => `${n}`.padStart(20, 'x'))
    for (let n = 0; n < 32; n++) await join(`m${n.toString(32)}`, { group: 'g', approver_ids })
    await buildDirectory('c')
    const state = await directoryStateOf('c')
    for (let n = 0; n < 5; n++) await join(`x${n}`, { group: 'g', approver_ids })
    await foldMembers('c', ['x0'])
    expect(Object.keys(await partVersions())).not.toContain('PART#people#g')
    expect((await loadGroup(state, 'g')).size).toBe(37)
  })

  it('learns of every change of what it holds: nothing else writes a member than what writes the entry too', () => {
    // Language and stand-in are not in the directory.
    const beside = ['functions/people/save-preference.ts', 'functions/people/save-account-settings.ts']
    const writing = sourceFiles()
      .filter(({ path, text }) => roomOf(path) === 'functions' && /\b(replace|insert|put)\(members\b/.test(text))
      .map(({ path }) => path)
    expect(writing.toSorted()).toEqual([...beside, 'functions/company/member-store.ts'].toSorted())
  })

  it('folds more changes than one transaction holds', async () => {
    await join('anna')
    await buildDirectory('c')
    for (let n = 0; n < 50; n++) await join(`m${n}`, { group: `g${n}` })
    await foldMembers('c', ['m0'])
    expect((await directoryStateOf('c')).changes).toEqual([])
    await expectAsMembers()
  })
})
