import { expect, it, vi } from 'vitest'
import { inMemoryTable } from './in-memory/table.ts'
import { itemSize } from './in-memory/units.ts'
import { prepared } from './waves/calls.ts'
import { age, companyOf, endpoints } from './waves/company.ts'
import { recorded } from './waves/recorder.ts'

const { books } = await import('#functions/leave/leave-store.ts')
const { memberPartition } = await import('#functions/platform/keys.ts')
const { list } = await import('#functions/platform/table.ts')

/** A company after so many years in each of which somebody has asked 300 times, with a thousand notifications a year. */
async function after(years: number) {
  const table = await companyOf(20)
  age(table, { years, requestsAYear: 300, notifications: 1000 * years })
  return table.rows()
}

/** The units of all books of the person whose leave is counted, which are read whole since days are carried over from year to year. */
async function unitsOfBooks() {
  const found = await list(books, { pk: memberPartition({ company: 'c', member: 'anna' }), prefix: 'BOOK#' })
  return Math.ceil(found.reduce((sum, book) => sum + itemSize(book), 0) / 4096)
}

/** What counts everybody's leave of all years, which is a part of it. */
const countsAllYears = 'POST /company/leave-rules-effect'

it('every call takes as many calls to the database after ten years as after one, and 1.2 times the units at most, beside the books of a person', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const companies = [await after(1), await after(10)]
  const grown: string[] = []
  for (const { endpoint } of endpoints.filter(({ endpoint: { route } }) => route !== countsAllYears)) {
    const measured = []
    for (const rows of companies) {
      const call = await prepared(endpoint.route, inMemoryTable(rows))
      const booked = await unitsOfBooks()
      measured.push({ ...(await recorded(call, 1)), booked })
    }
    const [young, old] = measured as [(typeof measured)[0], (typeof measured)[0]]
    const units = old.read - Math.max(0, old.booked - young.booked)
    if (units > 1.2 * young.read || old.written > 1.2 * young.written || old.calls > young.calls)
      grown.push(`${endpoint.route}: ${young.read} and ${old.read} read, ${young.calls} and ${old.calls} calls`)
  }
  expect(grown).toEqual([])
})
