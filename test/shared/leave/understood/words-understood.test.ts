import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { leaveTypeIds as types } from '#shared/leave/types.ts'
import { understand } from '#shared/leave/understood/understand.ts'

/** A Wednesday. */
const today = '2026-11-18'
const read = (typed: string) => understand(typed, { today, isWorkday: (day: Day) => weekdayOf(day) <= 5 })

describe('the types of leave', () => {
  it.each([
    ['szabi', types.vacation],
    ['szabit', types.vacation],
    ['szabin', types.vacation],
    ['szabira', types.vacation],
    ['szabadság', types.vacation],
    ['szabadságot', types.vacation],
    ['szabadságon', types.vacation],
    ['szabadnap', types.vacation],
    ['leave', types.vacation],
    ['vacation', types.vacation],
    ['holiday', types.vacation],
    ['day off', types.vacation],
    ['time off', types.vacation],
    ['annual leave', types.vacation],
    ['PTO', types.vacation],
    ['off', types.vacation],
    ['beteg', types.sick],
    ['betegség', types.sick],
    ['betegszabi', types.sick],
    ['betegszabadságon', types.sick],
    ['sick', types.sick],
    ['ill', types.sick],
    ['sick leave', types.sick],
    ['otthon', types.home],
    ['otthonról', types.home],
    ['otthoni munka', types.home],
    ['távmunka', types.home],
    ['home office', types.home],
    ['HO', types.home],
    ['wfh', types.home],
    ['work from home', types.home],
    ['remote', types.home],
    ['fizetetlen', types.unpaid],
    ['fizetés nélkül', types.unpaid],
    ['fizetés nélküli szabadság', types.unpaid],
    ['unpaid leave', types.unpaid],
    ['áthozott', types.extra],
    ['carried over leave', types.extra],
    ['szülési szabadság', types.maternity],
    ['maternity', types.maternity],
    ['gyász', types.funeral],
    ['temetés', types.funeral],
    ['bereavement', types.funeral],
    ['szülői', types.parental],
    ['parental leave', types.parental],
    ['apasági szabadság', types.paternity],
    ['apaszabi', types.paternity],
    ['paternity', types.paternity],
    ['gondozói', types.caregiver],
    ['szabadidő túlóráért', types.lieu],
    ['túlóra szabadideje', types.lieu],
    ['csúsztatás', types.lieu],
    ['time off in lieu', types.lieu],
    ['time off in lieu', types.lieu],
    ['TOIL', types.lieu],
    ['carer', types.caregiver],
  ])('%s', (typed, type) => {
    expect(read(typed)).toMatchObject({ typeId: type, rest: [] })
    expect(read(`${typed} ${today}`)).toMatchObject({ typeId: type, period: { from_date: today }, rest: [] })
  })
})

describe('the days of a week', () => {
  it.each([
    ['hétfő', 5],
    ['hétfőn', 5],
    ['monday', 5],
    ['Mon', 5],
    ['kedd', 6],
    ['kedden', 6],
    ['tue', 6],
    ['tuesday', 6],
    ['szerda', 0],
    ['szerdán', 0],
    ['wednesday', 0],
    ['csütörtök', 1],
    ['csütörtökön', 1],
    ['csüt', 1],
    ['thursday', 1],
    ['péntek', 2],
    ['pénteken', 2],
    ['fri', 2],
    ['friday', 2],
    ['szombat', 3],
    ['szombaton', 3],
    ['saturday', 3],
    ['vasárnap', 4],
    ['sunday', 4],
    ['ma', 0],
    ['mai', 0],
    ['today', 0],
    ['holnap', 1],
    ['tomorrow', 1],
    ['holnapután', 2],
    ['day after tomorrow', 2],
    ['tegnap', -1],
    ['yesterday', -1],
    ['jövő hétfő', 5],
    ['következő hétfő', 5],
    ['next monday', 5],
    ['jövő szerda', 7],
    ['next wednesday', 7],
    ['ezen a héten pénteken', 2],
    ['this friday', 2],
    ['jövő hét péntek', 9],
    ['next week friday', 9],
  ])('%s', (typed, days) => {
    const day = addDays(today, days)
    expect(read(typed)).toMatchObject({ period: { from_date: day, to_date: day }, rest: [] })
  })

  it.each([
    ['mától péntekig', 0, 2],
    ['from today to friday', 0, 2],
    ['hétfőtől szerdáig', 5, 7],
    ['monday to wednesday', 5, 7],
    ['hétfő-szerda', 5, 7],
    ['ezen a héten', 0, 2],
    ['this week', 0, 2],
    ['jövő héten', 5, 9],
    ['next week', 5, 9],
    ['jövő hét hétfőtől szerdáig', 5, 7],
    ['péntektől keddig', 2, 6],
    ['két nap holnaptól', 1, 2],
    ['two days from tomorrow', 1, 2],
    ['három nap péntektől', 2, 6],
    ['egy hét hétfőtől', 5, 9],
    ['a week from monday', 5, 9],
  ])('%s', (typed, from, to) => {
    expect(read(typed)).toMatchObject({
      period: { from_date: addDays(today, from), to_date: addDays(today, to) },
      rest: [],
    })
  })
})

describe('the months', () => {
  it.each([
    ['jan 5', '2027-01-05'],
    ['január 5', '2027-01-05'],
    ['5 january', '2027-01-05'],
    ['febr. 5.', '2027-02-05'],
    ['február 5-én', '2027-02-05'],
    ['feb 5th', '2027-02-05'],
    ['márc 1', '2027-03-01'],
    ['március 1-jén', '2027-03-01'],
    ['march 1st', '2027-03-01'],
    ['ápr 6', '2027-04-06'],
    ['április 6', '2027-04-06'],
    ['máj. 7', '2027-05-07'],
    ['május 7', '2027-05-07'],
    ['7 may', '2027-05-07'],
    ['jún 8', '2027-06-08'],
    ['június 8-án', '2027-06-08'],
    ['júl 9', '2027-07-09'],
    ['july 9', '2027-07-09'],
    ['aug 2nd', '2027-08-02'],
    ['augusztus 2', '2027-08-02'],
    ['szept 3', '2027-09-03'],
    ['sep 3rd', '2027-09-03'],
    ['okt. 4', '2027-10-04'],
    ['4 October', '2027-10-04'],
    ['nov 20', '2026-11-20'],
    ['nov 10', '2026-11-10'],
    ['dec. 24.', '2026-12-24'],
    ['december 24-én', '2026-12-24'],
    ['2028. február 29.', '2028-02-29'],
    ['2027-01-04', '2027-01-04'],
    ['2027. 1. 4.', '2027-01-04'],
  ])('%s', (typed, day) => {
    expect(read(typed)).toMatchObject({ period: { from_date: day, to_date: day }, rest: [] })
  })

  it.each(['feb 31', 'dec 0', '13.45', '2026-02-30', '32'])('%s is no day', typed => {
    expect(read(typed).period).toBeUndefined()
  })
})
