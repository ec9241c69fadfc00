import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { companyOf } from '../../waves/company.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'

const { buildPart, registerAbsences } = await import('#functions/leave/absence-register/register-absences.ts')
const { buildRegister } = await import('#functions/leave/absence-register/build-register.ts')
const { loadParts, partsWith } = await import('#functions/leave/absence-register/load-register.ts')
const { absenceRegisters, partOf } = await import('#functions/leave/absence-register/register-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { books } = await import('#functions/leave/leave-store.ts')

const { today } = nowAt(new Date())
const year = Number(today.slice(0, 4))
let table: InMemoryTable

const bookAnna = (...days: string[]) =>
  table.keep(books, {
    company: 'c',
    member: 'anna',
    year,
    bookings: days.map(day => ({
      request: `anna-${day}`,
      type_id: 1,
      status: 'approved' as const,
      from_date: day,
      to_date: day,
      days: 1,
      child: null,
    })),
    extras: [],
  })

const begin = () => table.keep(absenceRegisters, { company: 'c', parts: {}, begun_at: 0, is_built: false })
const kept = () => table.kept(absenceRegisters, { company: 'c' })

/** Anna's absences as the register says them, by their first days and how often they have changed. */
async function ofAnna() {
  const register = kept()!
  const people = await loadParts(register, partsWith(register, ['anna']))
  return people
    .find(({ member }) => member === 'anna')
    ?.absences.map(({ from_date, sequence }) => [from_date, sequence])
}

beforeEach(async () => {
  table = await companyOf(5)
  bookAnna(today)
})

describe('the register of absences', () => {
  it('is kept by no company that has no feed', async () => {
    await registerAbsences({ company: 'c', member: 'anna' })
    expect(kept()).toBeUndefined()
  })

  it('is built of what the books of everybody say, and says so at the end', async () => {
    begin()
    await buildRegister({ company: 'c' })
    expect(kept()).toMatchObject({ is_built: true })
    expect(await ofAnna()).toEqual([[today, 0]])
  })

  it('is built again without a change, where its task comes twice', async () => {
    begin()
    await buildRegister({ company: 'c' })
    const { parts } = kept()!
    await buildRegister({ company: 'c' })
    expect(kept()!.parts).toEqual(parts)
  })

  it('follows the books of one person, and writes nothing where they say the same', async () => {
    begin()
    await buildRegister({ company: 'c' })
    bookAnna(today, addDays(today, 1))
    await registerAbsences({ company: 'c', member: 'anna' })
    expect((await ofAnna())?.map(([day]) => day)).toEqual([today, addDays(today, 1)])
    const { parts } = kept()!
    await registerAbsences({ company: 'c', member: 'anna' })
    expect(kept()!.parts).toEqual(parts)
  })

  it('has whoever builds it begin anew where a change comes before its part is there', async () => {
    begin()
    const before = kept()!._version
    await registerAbsences({ company: 'c', member: 'anna' })
    expect(kept()!._version).toBe(before + 1)
    expect(kept()!.parts).toEqual({})
  })

  it('leaves a part that is there to those who follow changes', async () => {
    begin()
    await buildPart('c', partOf('anna'), ['anna'])
    bookAnna()
    await buildPart('c', partOf('anna'), ['anna'])
    expect(await ofAnna()).toEqual([[today, 0]])
    await registerAbsences({ company: 'c', member: 'anna' })
    expect(await ofAnna()).toBeUndefined()
  })

  it('forgets whoever is deleted', async () => {
    begin()
    await buildRegister({ company: 'c' })
    table.keep(members, { ...table.kept(members, { company: 'c', id: 'anna' })!, status: 'deleted' })
    await registerAbsences({ company: 'c', member: 'anna' })
    expect(await ofAnna()).toBeUndefined()
  })
})
