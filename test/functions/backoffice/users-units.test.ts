import { describe, expect, it, vi } from 'vitest'
import { startOf } from '#shared/backoffice/search.ts'
import { callAs, companyOf } from '../waves/company.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { recorded } from '../waves/recorder.ts'

const { accountOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { searchEntries } = await import('#functions/backoffice/search-store.ts')
const { entriesLike } = await import('#functions/backoffice/search-store.ts')
const { getAll } = await import('#functions/platform/table.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

/** A table in which so many people are found by what they are called. */
async function withPeople(count: number): Promise<InMemoryTable> {
  const table = await companyOf(5)
  for (let number = 0; number < count; number++) {
    const id = `p${String(number).padStart(6, '0')}`
    const word = `kovacs anna ${id}`
    table.keep(accounts, accountOf(id, { first_name: `Anna ${id}`, last_name: 'Kovács', email: `${id}@example.hu` }))
    table.keep(searchEntries, { of: 'account', start: startOf(word), word, company: id, id })
  }
  return table
}

const search = (cursor?: string) =>
  callAs('odon', 'GET /admin/user', { query: { q: 'kovacs', ...(cursor && { cursor }) } })

/** What the first page costs where so many are found, beside who asks. */
async function costWith(count: number) {
  await withPeople(count)
  // The first call reads the key that tokens are signed with.
  await search()
  const whole = await recorded(search, 0)
  const raw = await recorded(async () => {
    const page = await entriesLike('account', 'kovacs', undefined, 26)
    await getAll(
      accounts,
      page.slice(0, 25).map(({ id }) => ({ id })),
      { mayLag: true },
    )
  }, 0)
  const credentials = await recorded(() => callAs('odon', 'GET /admin/user', { query: { q: 'x' } }), 0)
  return { read: whole.read - credentials.read, raw: raw.read, calls: whole.calls - credentials.calls }
}

describe('O02: the search of users', () => {
  it('reads a page and no more, however many people are found', async () => {
    const [few, many] = [await costWith(30), await costWith(100_000)]
    expect(many).toEqual(few)
    expect(many).toEqual({ read: many.raw, raw: many.raw, calls: 2 })
    // An eventually consistent read of 25 accounts, and one of their entries.
    expect(many.read).toBeLessThanOrEqual(13.5)
  })

  it('goes on where a page has ended, and gives everybody once', async () => {
    await withPeople(60)
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const { data, next } = (await search(cursor)).body as unknown as { data: { id: string }[]; next: string | null }
      seen.push(...data.map(({ id }) => id))
      if (next === null) break
      cursor = next
    }
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })
})
