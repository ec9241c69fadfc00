import { describe, expect, it } from 'vitest'
import { openLeaveOffice } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { companiesAbroad, isCountryUsed } = await import('#functions/backoffice/company-abroad.ts')
const { searchOnChange } = await import('#functions/backoffice/on-change.ts')
const { companies } = await import('#functions/company/company-store.ts')

/** A company as the stream brings it. */
const image = (country: string, over: object = {}) => ({
  ...office.table.kept(companies, { id: 'c' })!,
  country,
  ...over,
  _version: 1,
  _kind: companies.name,
})
const kept = () =>
  [...office.table.rows().values()].filter(row => row._kind === companiesAbroad.name).map(({ country }) => country)

describe('E09 the country of a company', () => {
  it('is kept from its founding to its end, and follows it to another one', async () => {
    await searchOnChange({ before: undefined, after: image('AT') })
    expect([await isCountryUsed('AT'), await isCountryUsed('DE')]).toEqual([true, false])
    await searchOnChange({ before: image('AT'), after: image('DE') })
    expect([await isCountryUsed('AT'), await isCountryUsed('DE')]).toEqual([false, true])
    await searchOnChange({ before: image('DE'), after: undefined })
    expect(kept()).toEqual([])
  })

  it('stays while the company is deleted and may come back, and is not written again for what else changes', async () => {
    await searchOnChange({ before: undefined, after: image('AT') })
    const commits = office.table.commits().length
    await searchOnChange({ before: image('AT'), after: image('AT', { is_deleted: true }) })
    expect(office.table.commits()).toHaveLength(commits)
    expect(await isCountryUsed('AT')).toBe(true)
  })

  it('is the same when the change is read twice', async () => {
    for (const _ of [1, 2]) await searchOnChange({ before: image('AT'), after: image('DE') })
    expect(kept()).toEqual(['DE'])
  })

  it('is not kept of Hungary, which no one removes', async () => {
    await searchOnChange({ before: undefined, after: image('HU') })
    expect(kept()).toEqual([])
    await searchOnChange({ before: image('HU'), after: image('AT') })
    await searchOnChange({ before: image('AT'), after: image('HU') })
    expect(kept()).toEqual([])
  })
})
