import { beforeEach, expect, it, vi } from 'vitest'
import { callAs, companyOf, type Sent } from '../waves/company.ts'

const { companies } = await import('#functions/company/company-store.ts')

const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
const request: Sent = { body: days }

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

it('P05 leave of a read-only company is shown and changed by nobody, until it is open again', async () => {
  const table = await companyOf(5)
  const { data } = (await callAs('anna', 'POST /day-off', request)).body
  const company = table.kept(companies, { id: 'c' })!
  table.keep(companies, { ...company, is_read_only: true })
  const path = { id: data.id }
  const refused = [
    callAs('anna', 'POST /day-off', request),
    callAs('anna', 'DELETE /day-off/{id}', { path }),
    callAs('bela', 'POST /day-off/approve/{id}', { path, body: {} }),
    callAs('csilla', 'POST /day-off/reject/{id}', { path, body: {} }),
  ]
  await Promise.all(refused.map(call => expect(call).rejects.toThrow(/answers 403: .*can only be read at the moment/)))
  const shown = await callAs('anna', 'GET /day-off', { query: { year: '2026' } })
  expect(shown.body.data).toMatchObject([{ status: 'pending' }])
  await callAs('csilla', 'GET /company/plan', {})
  table.keep(companies, { ...company, is_read_only: false })
  await callAs('bela', 'POST /day-off/approve/{id}', { path, body: {} })
})
