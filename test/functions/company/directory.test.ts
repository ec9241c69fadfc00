import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Member } from '#shared/company/model.ts'
import { newCompany, newMember } from '#shared/company/rules.ts'
import { dynamoAt, type DynamoCall } from '#infra/local/database/dynamo-call.ts'
import { startDynoxide, type Database } from '#infra/local/database/dynoxide.ts'
import { region } from '#infra/local/template/place.ts'
import { roomOf, sourceFiles } from '../../support/source-tree.ts'

const database: Database = await startDynoxide()
afterAll(() => database.close())
vi.stubEnv('TABLE', 'table')
vi.stubEnv('AWS_REGION', region)
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', database.url)
const { directoryStateOf, loadActive, loadDirectory, loadGroup, versionOf } =
  await import('#functions/company/directory.ts')
const { directoryParts } = await import('#functions/company/directory-store.ts')
const { buildDirectory, foldMember } = await import('#functions/company/fold-directory.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { migrate } = await import('#functions/migration/migrate.ts')
const { members, membersOf, storeMember } = await import('#functions/company/member-store.ts')
const { unstored } = await import('#functions/platform/kind.ts')
const { commit, get, put, replace } = await import('#functions/platform/table.ts')
const { retryOnConflict } = await import('#functions/platform/retry-on-conflict.ts')

const call: DynamoCall = dynamoAt(database.url, region)
const target = (action: string) => `DynamoDB_20120810.${action}`
const keys = (['_pk', '_sk'] as const).map((AttributeName, n) => ({ AttributeName, KeyType: ['HASH', 'RANGE'][n] }))

beforeEach(async () => {
  await call(target('DeleteTable'), { TableName: 'table' }).catch(() => {})
  await call(target('CreateTable'), {
    TableName: 'table',
    KeySchema: keys,
    AttributeDefinitions: keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
    BillingMode: 'PAY_PER_REQUEST',
  })
})

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
  for (const member of listed) expect(member).toMatchObject(directory.get(member.id)!)
  expect(everybody.filter(({ id }) => isActive(id)).map(({ id }) => id)).toEqual(
    everybody.filter(({ status }) => status === 'active').map(({ id }) => id),
  )
}

describe('P4 the directory of a company', () => {
  it('holds nothing that somebody may hide from colleagues', async () => {
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

    await foldMember({ company: 'c', id: 'anna' })
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
    await foldMember({ company: 'c', id: 'anna' })
    const version = versionOf(await directoryStateOf('c'))
    await foldMember({ company: 'c', id: 'anna' })
    expect(versionOf(await directoryStateOf('c'))).toBe(version)
  })

  it('learns of a change that a function of an older release has made', async () => {
    await join('anna')
    await buildDirectory('c')
    await commit(replace(members, { ...(await get(members, { company: 'c', id: 'anna' }))!, last_name: 'Régi' }))
    await foldMember({ company: 'c', id: 'anna' })
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
          foldMember({ company: 'c', id }),
          foldMember({ company: 'c', id }),
        ]),
      )
      await expectAsMembers()
    }
    for (const id of ['m5', 'm0']) await foldMember({ company: 'c', id })
    expect((await directoryStateOf('c')).changes).toEqual([])
    await expectAsMembers()
  })

  it('is built by a migration for a company that has none', async () => {
    const facts = { country: 'HU', working_hours: generalWeek, founder: accountOf('anna'), created_at: 0 }
    const { company, member } = newCompany({ ...facts, id: 'c', name: 'Cég' })
    await commit(put(companies, company), put(members, member))
    await migrate({ kinds: [], dryRun: true })
    expect((await directoryStateOf('c')).head).toBeUndefined()
    await migrate({ kinds: [], dryRun: false })
    expect((await directoryStateOf('c')).head).toBeDefined()
    await expectAsMembers()
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
    await foldMember({ company: 'c', id: 'm0' })
    expect((await directoryStateOf('c')).changes).toEqual([])
    await expectAsMembers()
  })
})
