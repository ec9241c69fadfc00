import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { removeCountry } from '#shared/backoffice/contract/countries/remove-country.ts'
import { removeCurrency } from '#shared/backoffice/contract/countries/remove-currency.ts'
import { saveCountry } from '#shared/backoffice/contract/countries/save-country.ts'
import { saveCurrency } from '#shared/backoffice/contract/countries/save-currency.ts'
import { showCountries } from '#shared/backoffice/contract/countries/show-countries.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { listCountries } from '#shared/company/contract/list-countries.ts'
import type { CountryDraft, CurrencyDraft } from '#shared/company/countries/country.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { showHome } from '#shared/site/contract/show-home.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { clientFor, refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, type Person } from '#test/support/world.ts'

// Prices of everybody are counted by what is set here, so that nobody else may be there.
const world = openWorld(() => ownCloud())
const may: { additions: Permission[] } = { additions: ['currencies.write', 'audit.read'] }

const lists = async (by: Person) => (await by.client.asked(showCountries)).data
const countryOf = async (by: Person, code: string) => (await lists(by)).countries.find(one => one.code === code)
const asTyped = ({ name_hu, name_en, vat_rate, currency, active }: CountryDraft): CountryDraft => ({
  name_hu,
  name_en,
  vat_rate,
  currency,
  active,
})
/** Saves a country over what it is now. */
async function change(by: Person, code: string, over: Partial<CountryDraft>) {
  const known = (await countryOf(by, code))!
  const body = { ...asTyped(known), ...over, version: known.version }
  return (await by.client.asked(saveCountry, { path: { code }, body })).data
}
const japan: CountryDraft = { name_hu: 'Japán', name_en: 'Japan', vat_rate: 10, currency: 'JPY', active: true }
const yen: CurrencyDraft = { name_hu: 'japán jen', name_en: 'Japanese yen', symbol: '¥', decimals: 0 }
const fieldsOf = async (asking: Promise<unknown>) => {
  const { status, errors } = await refused(asking)
  return [status, Object.keys(errors ?? {})]
}
const form = (country: string) => ({ name: 'Wien GmbH', country, working_hours: generalWeek })

describe('E09 countries and currencies of the back office', () => {
  it('are as the release knows them until somebody changes one, which then has a version', async () => {
    const operator = await world.operator(may)
    expect((await countryOf(operator, 'SE'))!).toMatchObject({ vat_rate: 25, currency: 'SEK', version: 0 })
    expect(await change(operator, 'SE', { vat_rate: 24.5 })).toMatchObject({ vat_rate: 24.5, version: 1 })
    expect((await countryOf(operator, 'SE'))!).toMatchObject({ vat_rate: 24.5, version: 1 })
    // Saved as it is, it stays as it is.
    expect(await change(operator, 'SE', {})).toMatchObject({ version: 1 })
    expect(await change(operator, 'DK', {})).toMatchObject({ version: 0, changed_at: null })
  })

  it('are added with what they pay in, and removed in the other order', async () => {
    const operator = await world.operator(may)
    const add = (body: CountryDraft = japan) =>
      operator.client.asked(saveCountry, { path: { code: 'JP' }, body: { ...body, version: null } })
    expect(await fieldsOf(add())).toEqual([422, ['currency']])
    const currency = await operator.client.asked(saveCurrency, {
      path: { code: 'JPY' },
      body: { ...yen, version: null },
    })
    expect(currency.data).toMatchObject({ ...yen, code: 'JPY', version: 1 })
    expect((await add()).data).toMatchObject({ ...japan, code: 'JP', version: 1 })
    expect(await fieldsOf(add())).toEqual([422, ['code']])
    const used = await refused(operator.client.asked(removeCurrency, { path: { code: 'JPY' } }))
    expect([used.status, used.message]).toEqual([409, expect.stringContaining('JP')])

    await operator.client.asked(removeCountry, { path: { code: 'JP' } })
    await operator.client.asked(removeCurrency, { path: { code: 'JPY' } })
    const { countries, currencies } = await lists(operator)
    expect([...countries, ...currencies].map(({ code }) => code)).not.toEqual(expect.arrayContaining(['JP']))
    expect(currencies.map(({ code }) => code)).not.toContain('JPY')
    for (const asking of [
      () => operator.client.asked(removeCountry, { path: { code: 'JP' } }),
      () => operator.client.asked(removeCurrency, { path: { code: 'JPY' } }),
      () =>
        operator.client.asked(saveCountry, { path: { code: 'JP' }, body: { ...japan, currency: 'EUR', version: 1 } }),
    ])
      expect((await refused(asking())).status).toBe(404)
  })

  it('are refused at the field that is wrong, and nothing of it is kept', async () => {
    const operator = await world.operator(may)
    const before = await lists(operator)
    const save = (code: string, over: object, version: number | null = null) =>
      operator.client.asked(saveCountry, {
        path: { code },
        body: { ...japan, currency: 'EUR', version, ...over },
      })
    expect(await fieldsOf(save('XX', {}))).toEqual([422, ['code']])
    expect(await fieldsOf(save('jp', {}))).toEqual([422, ['code']])
    for (const vat_rate of [-1, 100.5, 5.555, '25,5', null])
      expect(await fieldsOf(save('JP', { vat_rate }))).toEqual([422, ['vat_rate']])
    expect(await fieldsOf(save('JP', { name_hu: ' ', name_en: '<i>Japan</i>' }))).toEqual([422, ['name_hu', 'name_en']])
    expect(await fieldsOf(save('JP', { currency: 'EURO' }))).toEqual([422, ['currency']])
    expect(
      await fieldsOf(save('HU', { active: false }, before.countries.find(one => one.code === 'HU')!.version)),
    ).toEqual([422, ['active']])
    const currency = (code: string, over: object) =>
      operator.client.asked(saveCurrency, { path: { code }, body: { ...yen, version: null, ...over } })
    expect(await fieldsOf(currency('XAU', {}))).toEqual([422, ['code']])
    expect(await fieldsOf(currency('JPY', { decimals: 5, symbol: '' }))).toEqual([422, ['symbol', 'decimals']])
    expect(await lists(operator)).toEqual(before)
  })

  it('are never overwritten by whoever has not seen what somebody else has saved', async () => {
    const [one, other] = await Promise.all([world.operator(may), world.operator(may)])
    const seen = (await countryOf(one, 'NO'))!
    await change(other, 'NO', { vat_rate: 26 })
    const body = { ...asTyped(seen), vat_rate: 24, version: seen.version }
    const late = await refused(one.client.asked(saveCountry, { path: { code: 'NO' }, body }))
    expect([late.status, late.code]).toEqual([409, 'conflict'])
    expect((await countryOf(one, 'NO'))!.vat_rate).toBe(26)
    // Another country is no reason to refuse.
    expect(await change(one, 'PL', { vat_rate: 22 })).toMatchObject({ vat_rate: 22 })
  })

  it('are all kept when many are saved at the same moment, and one of two of the same', async () => {
    const operator = await world.operator(may)
    await Promise.all(['BE', 'BG', 'CY', 'EE'].map(code => change(operator, code, { vat_rate: 18.25 })))
    const { countries } = await lists(operator)
    expect(countries.filter(({ vat_rate }) => vat_rate === 18.25).map(({ code }) => code)).toEqual([
      'BE',
      'BG',
      'CY',
      'EE',
    ])
    const seen = countries.find(({ code }) => code === 'FR')!
    const race = await Promise.allSettled(
      [19, 21].map(vat_rate =>
        operator.client.asked(saveCountry, {
          path: { code: 'FR' },
          body: { ...asTyped(seen), vat_rate, version: seen.version },
        }),
      ),
    )
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await countryOf(operator, 'FR'))!.version).toBe(seen.version + 1)
  })

  it('are read by whoever may read them, and changed by whoever may write', async () => {
    const [reader, nobody] = await Promise.all([
      world.operator({ additions: ['currencies.read'] }),
      world.operator({ additions: ['companies.write'] }),
    ])
    const body = { ...japan, version: null }
    expect((await lists(reader)).countries.length).toBeGreaterThan(30)
    expect((await refused(lists(nobody))).status).toBe(403)
    for (const { client } of [reader, nobody])
      for (const asking of [
        () => client.asked(saveCountry, { path: { code: 'JP' }, body }),
        () => client.asked(removeCountry, { path: { code: 'AT' } }),
        () => client.asked(saveCurrency, { path: { code: 'JPY' }, body: { ...yen, version: null } }),
        () => client.asked(removeCurrency, { path: { code: 'UAH' } }),
      ])
        expect((await refused(asking())).status).toBe(403)
    const owner = await world.founder()
    expect((await refused(owner.client.asked(showCountries))).status).toBe(403)
  })

  it('are in the log, field by field, with who changed them', async () => {
    const operator = await world.operator(may)
    await change(operator, 'CZ', { vat_rate: 20.5, name_en: 'Czech Republic' })
    const { data } = await operator.client.asked(listOperatorLog, { query: { area: 'currencies' } })
    const entry = data.find(({ subject }) => subject.id === 'CZ')!
    expect(entry).toMatchObject({ act: 'changed', by: { id: operator.id }, subject: { name: 'Csehország' } })
    expect(entry.changes).toEqual([
      { field: 'name_en', before: 'Czechia', after: 'Czech Republic' },
      { field: 'vat_rate', before: '21', after: '20.5' },
    ])
  })

  it('that is Hungary, or what prices are in, stays', async () => {
    const operator = await world.operator(may)
    expect((await refused(operator.client.asked(removeCountry, { path: { code: 'HU' } }))).status).toBe(409)
    expect((await refused(operator.client.asked(removeCurrency, { path: { code: 'HUF' } }))).status).toBe(409)
  })
})

describe('E09 what operators set of countries', () => {
  it('is the tax that the home page shows its prices with', async () => {
    const operator = await world.operator(may)
    const shown = async () => (await clientFor(world.cloud.url, 'hu').asked(showHome)).data.vat_percent
    expect(await shown()).toBe(27)
    await change(operator, 'HU', { vat_rate: 25.5 })
    expect(await shown()).toBe(25.5)
    await change(operator, 'HU', { vat_rate: 27 })
  })

  it('is what companies may choose: a country that is switched off is kept, but not chosen', async () => {
    const [operator, settled, newcomer] = await Promise.all([
      world.operator(may),
      world.registered(),
      world.registered(),
    ])
    await settled.client.asked(company.createCompany, { body: form('SI') })
    await change(operator, 'SI', { active: false, name_en: 'Republic of Slovenia' })
    expect((await newcomer.client.asked(listCountries)).data).toContainEqual({
      code: 'SI',
      name: 'Republic of Slovenia',
      active: false,
    })
    expect(await fieldsOf(newcomer.client.asked(company.createCompany, { body: form('SI') }))).toEqual([
      422,
      ['country'],
    ])

    await newcomer.client.asked(company.createCompany, { body: form('HR') })
    const facts = { name: 'Wien GmbH', shows_types: true }
    const moved = newcomer.client.asked(company.changeCompany, { body: { ...facts, country: 'SI' } })
    expect(await fieldsOf(moved)).toEqual([422, ['country']])
    const stayed = await settled.client.asked(company.changeCompany, { body: { ...facts, country: 'SI' } })
    expect(stayed.data).toMatchObject({ country: 'SI', currency: 'EUR', vat_rate: 22 })
  })

  it('is removed once no company is in the country any more', async () => {
    const operator = await world.operator(may)
    const { client } = await world.registered()
    const remove = () => operator.client.asked(removeCountry, { path: { code: 'IS' } })
    await client.asked(company.createCompany, { body: form('IS') })
    const refusal = await eventually(async () => {
      const answer = await remove().catch((error: unknown) => error)
      if (answer instanceof Error) return answer
      // The stream has not brought the company yet: the country comes back.
      const body = { name_hu: 'Izland', name_en: 'Iceland', vat_rate: 24, currency: 'ISK', active: true, version: null }
      await operator.client.asked(saveCountry, { path: { code: 'IS' }, body })
      return undefined
    })
    expect(refusal).toMatchObject({ status: 409 })

    await client.asked(company.changeCompany, { body: { name: 'Wien GmbH', country: 'HR', shows_types: true } })
    await eventually(async () => {
      const answer = await remove().catch((error: unknown) => error)
      return !(answer instanceof Error)
    })
    expect(
      (await client.asked(company.changeCompany, { body: { name: 'Wien GmbH', country: 'IS', shows_types: true } }))
        .data,
    ).toMatchObject({ currency: null, vat_rate: null })
  })
})
