import { beforeEach, expect, it, vi } from 'vitest'
import { callAs, companyOf, type Who } from '../waves/company.ts'
import { recorded } from '../waves/recorder.ts'

type Listed = { id: string; first_name: string; email?: string }[]

const listedFor = async (who: Who) => (await callAs(who, 'GET /user/list')).body.data as unknown as Listed
const readFor = async (who: Who) => (await recorded(() => callAs(who, 'GET /user/list'), 0)).read

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await companyOf(400)
})

it('the list is made once in a version for all administrators, and once for everybody else', async () => {
  const made = await listedFor('csilla')
  expect(await readFor('denes')).toBe(4)
  expect(await listedFor('denes')).toEqual(made)
  expect(made.find(({ id }) => id === 'anna')).toMatchObject({ email: 'anna@example.hu' })
  expect((await listedFor('anna')).filter(({ email }) => email)).toEqual([])
  expect(await readFor('bela')).toBe(4)
})

it('a changed name is there at the next call, for whoever had the list made', async () => {
  await listedFor('csilla')
  const body = { first_name: 'Panna', last_name: 'Kiss' }
  await callAs('csilla', 'PUT /user/{id}/personal-information', { path: { id: 'anna' }, body })
  expect((await listedFor('csilla')).find(({ id }) => id === 'anna')).toMatchObject({ first_name: 'Panna' })
  expect((await listedFor('denes')).find(({ id }) => id === 'anna')).toMatchObject({ first_name: 'Panna' })
})
