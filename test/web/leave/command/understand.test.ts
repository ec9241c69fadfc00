import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { leaveTypeIds as types } from '#shared/leave/types.ts'
import { understand } from '#web/leave/command/understand.ts'

/** A Sunday. */
const today = '2026-11-22'
const isWorkday = (day: Day) => weekdayOf(day) <= 5
const read = (typed: string, on = today) => understand(typed, { today: on, isWorkday })
const period = (from_date: Day, to_date = from_date) => ({ from_date, to_date })

describe('types and days', () => {
  it.each([
    ['szabi dec 22-23', types.vacation, period('2026-12-22', '2026-12-23')],
    ['Szabi dec. 22–23.', types.vacation, period('2026-12-22', '2026-12-23')],
    ['dec 22 szabi', types.vacation, period('2026-12-22')],
    ['home office holnap', types.home, period('2026-11-23')],
    ['otthon pénteken', types.home, period('2026-11-27')],
    ['beteg ma', types.sick, period('2026-11-22')],
    ['BETEGSZABADSÁG holnaptól szerdáig', types.sick, period('2026-11-23', '2026-11-25')],
    ['next Friday off', types.vacation, period('2026-11-27')],
    ['day off on 22 december', types.vacation, period('2026-12-22')],
    ['fizetés nélküli szabadság jan 4-8', types.unpaid, period('2027-01-04', '2027-01-08')],
    ['szabi december 22-től 23-ig', types.vacation, period('2026-12-22', '2026-12-23')],
    ['vacation dec 22 to jan 8', types.vacation, period('2026-12-22', '2027-01-08')],
    ['leave from dec 22nd until the 23rd', types.vacation, period('2026-12-22', '2026-12-23')],
    ['szabi 2026-12-22', types.vacation, period('2026-12-22')],
    ['szabi 2026. 12. 22. - 2026. 12. 23.', types.vacation, period('2026-12-22', '2026-12-23')],
    ['szabi 12.22-12.23', types.vacation, period('2026-12-22', '2026-12-23')],
    ['holiday 22/12', types.vacation, period('2026-12-22')],
    ['szabi 25-26', types.vacation, period('2026-11-25', '2026-11-26')],
    ['szabi 1-jén', types.vacation, period('2026-12-01')],
    ['szabi dec 1-jétől 4-éig', types.vacation, period('2026-12-01', '2026-12-04')],
    ['szabi 3-án', types.vacation, period('2026-12-03')],
    ['22-23 december', undefined, period('2026-12-22', '2026-12-23')],
    ['wfh next week', types.home, period('2026-11-23', '2026-11-27')],
    ['otthon jövő héten', types.home, period('2026-11-23', '2026-11-27')],
    ['otthon jövő hét kedd', types.home, period('2026-11-24')],
    ['szabi 3 nap keddtől', types.vacation, period('2026-11-24', '2026-11-26')],
    ['szabi csütörtöktől 3 nap', types.vacation, period('2026-11-26', '2026-11-30')],
    ['two weeks from jan 4', undefined, period('2027-01-04', '2027-01-15')],
    ['két hét január 4-től', undefined, period('2027-01-04', '2027-01-15')],
    ['szabi feb 29', types.vacation, period('2028-02-29')],
    ['beteg nov 2-3', types.sick, period('2026-11-02', '2026-11-03')],
    ['szabi jan 4 2028', types.vacation, period('2028-01-04')],
    ['friday to monday', undefined, period('2026-11-27', '2026-11-30')],
    ['szombat', undefined, period('2026-11-28')],
  ])('%s', (typed, typeId, days) => {
    const { rest, ...understood } = read(typed)
    expect(understood).toMatchObject({ deed: 'request', ...(typeId && { typeId }), period: days })
    expect(understood.typeId).toBe(typeId)
    expect(rest).toEqual([])
  })

  it('takes "next friday" for that of the next week, and offers the nearest', () => {
    expect(read('next friday', '2026-11-23')).toMatchObject({
      period: period('2026-12-04'),
      otherPeriod: period('2026-11-27'),
    })
    expect(read('jövő péntek', '2026-11-23').period).toEqual(period('2026-12-04'))
  })

  it('asks for the first day of a length', () => {
    expect(read('szabi 3 nap')).toMatchObject({ typeId: types.vacation, lacksFirstDay: true })
    expect(read('szabi 3 nap').period).toBeUndefined()
  })
})

describe('words that are neither', () => {
  it.each([
    ['kovács béla beteg ma', ['kovács', 'béla']],
    ['szabi dec 22-23 valamikor', ['valamikor']],
    ['naptár', ['naptár']],
    ['szabi 45', ['45']],
    ['', []],
  ])('%s', (typed, rest) => {
    expect(read(typed).rest).toEqual(rest)
  })

  it('tells a question from a request', () => {
    expect(read('ki van távol jövő héten')).toEqual({
      deed: 'away',
      period: period('2026-11-23', '2026-11-27'),
      lacksFirstDay: false,
      rest: [],
    })
    expect(read("who's away tomorrow").deed).toBe('away')
  })
})

describe('whatever is typed', () => {
  const months = ['jan', 'feb', 'márc', 'ápr', 'máj', 'jún', 'júl', 'aug', 'szept', 'okt', 'nov', 'dec']
  const english = ['January', 'february', 'mar', 'april', 'May', 'june', 'Jul', 'aug', 'September', 'oct', 'nov', 'DEC']
  const within = fc.integer({ min: 0, max: 300 }).map(days => addDays(today, days))
  const parts = (day: Day) => [Number(day.slice(5, 7)), Number(day.slice(8))] as const

  it('reads a day as it was written, in each way of writing it', () => {
    fc.assert(
      fc.property(within, day => {
        const [month, date] = parts(day)
        const ways = [
          day,
          `${months[month - 1]} ${date}`,
          `${months[month - 1]}. ${date}.`,
          `${english[month - 1]} ${date}`,
          `${date} ${english[month - 1]}`,
          `${month}.${date}.`,
          `${date}/${month}`,
        ]
        for (const way of ways) expect([way, read(way).period]).toEqual([way, period(day)])
      }),
    )
  })

  it('reads two ends as a stretch that ends on a day that is worked', () => {
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 40 }), (from, length) => {
        const to = addDays(from, length)
        fc.pre(isWorkday(from) && isWorkday(to))
        const [[m1, d1], [m2, d2]] = [parts(from), parts(to)]
        const ways = [
          `${from} - ${to}`,
          `${months[m1 - 1]} ${d1}-${months[m2 - 1]} ${d2}`,
          `${months[m1 - 1]} ${d1}-től ${months[m2 - 1]} ${d2}-ig`,
          `from ${english[m1 - 1]} ${d1} to ${d2} ${english[m2 - 1]}`,
          ...(m1 === m2 && from.slice(0, 4) === to.slice(0, 4)
            ? [`${months[m1 - 1]} ${d1}-${d2}`, `${d1}-${d2} ${english[m1 - 1]}`]
            : []),
        ]
        for (const way of ways) expect([way, read(way).period]).toEqual([way, period(from, to)])
      }),
    )
  })

  it('counts as many working days as are asked for', () => {
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const { from_date, to_date } = read(`${count} nap ${from}`).period!
        let worked = 0
        for (let day = from_date; day <= to_date; day = addDays(day, 1)) if (isWorkday(day)) worked++
        expect(worked).toBe(count)
        expect(isWorkday(to_date)).toBe(true)
      }),
    )
  })

  it('understands or leaves alone, and never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.lorem()), typed => {
        const { period: found } = read(typed)
        if (found) expect(found.from_date <= found.to_date).toBe(true)
      }),
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('szabi', '3', '-', 'nap', 'dec', '31', 'next', 'week', 'péntek', '2026', '29', 'feb', 'ig'),
          {
            maxLength: 8,
          },
        ),
        words => {
          const { period: found } = read(words.join(' '))
          if (found) expect(found.from_date <= found.to_date).toBe(true)
        },
      ),
    )
  })
})
