import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isDay, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { leaveTypeIds as types } from '#shared/leave/types.ts'
import { understand } from '#shared/leave/understood/understand.ts'

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

  it.each([
    // -ig alone ends what begins today.
    ['szabi péntekig', '2026-11-23', '2026-11-27'],
    ['otthon dec 1-ig', '2026-11-23', '2026-12-01'],
    ['home until friday', '2026-11-23', '2026-11-27'],
    ['szabi dec 22, 23, 24', '2026-12-22', '2026-12-24'],
    ['szabi dec 22 és 23', '2026-12-22', '2026-12-23'],
    ['otthon hétfő kedd szerda', '2026-11-23', '2026-11-25'],
    ['dec 4 és dec 7', '2026-12-04', '2026-12-07'],
    ['home monday next week', '2026-11-23', '2026-11-23'],
    ['otthon hétfő jövő héten', '2026-11-23', '2026-11-23'],
    ['dec 22-23 2 nap', '2026-12-22', '2026-12-23'],
    ['péntek dec 4', '2026-12-04', '2026-12-04'],
    ['dec 22 keddtől dec 23 szerdáig', '2026-12-22', '2026-12-23'],
    ['dec 22 2027', '2027-12-22', '2027-12-22'],
    ['2036 dec 22', '2036-12-22', '2036-12-22'],
  ])('%s is from %s to %s', (typed, from, to) => {
    expect(read(typed)).toMatchObject({ period: period(from, to), rest: [] })
    expect(read(typed).doubt).toBeUndefined()
  })

  it('takes the days of a week for those of the week that is said after them', () => {
    const { period: found } = read('hétfőtől szerdáig jövő héten', '2026-11-23')
    expect(found).toEqual(period('2026-11-30', '2026-12-02'))
    expect(read('wednesday of this week', '2026-11-23').period).toEqual(period('2026-11-25'))
  })

  it.each([
    ['szabi dec 22 és 24', 'dec 22 és 24'],
    ['szabi dec 22-23 5 nap', 'dec 22-23 5 nap'],
    ['szabi 3 nap péntekig', '3 nap péntekig'],
    ['szabi jövő héten 3 nap', 'jövő héten 3 nap'],
    ['szabi dec 22-23, 28', 'dec 22-23 28'],
    ['szabi dec 22-23-24', 'dec 22-23-24'],
    ['szabi dec 22 szerda', 'dec 22 szerda'],
    ['szabi 2026-12-23 - 2026-12-22', '2026-12-23-2026-12-22'],
    ['szabi péntekig hétfőtől', 'péntekig hétfőtől'],
    ['ki van távol hétfő és péntek', 'hétfő és péntek'],
  ])('%s may mean several things', (typed, words) => {
    expect(read(typed).doubt).toEqual({ kind: 'unclear', words })
    expect(read(typed).period).toBeUndefined()
  })

  it.each([
    ['2027 feb 29', '2027 feb 29'],
    ['feb 30', 'feb 30'],
    ['szabi dec 45', 'dec 45'],
    ['szabi 45 dec', '45 dec'],
    ['dec 0', 'dec 0'],
    ['2026-02-30', '2026-02-30'],
    ['0202-12-22', '0202-12-22'],
    ['ki van távol feb 31', 'feb 31'],
  ])('%s is no day', (typed, words) => {
    expect(read(typed).doubt).toEqual({ kind: 'noSuchDay', words })
    expect(read(typed).period).toBeUndefined()
  })

  it.each([
    ['202 dec 22', ['202']],
    ['45 dec 22', ['45']],
    ['who is away 45 dec 22', ['45']],
    ['dec 22 202', ['202']],
    ['dec 22 2037', ['2037']],
    ['2024 dec 22', ['2024']],
  ])('%s names no year that is not near, nor a day of another', (typed, rest) => {
    expect(read(typed)).toMatchObject({ rest, period: period('2026-12-22') })
  })

  it.each(['holnaptól', 'szabi keddtől', 'from friday'])('%s lacks its last day', typed => {
    expect(read(typed)).toMatchObject({ lacksLastDay: true, rest: [] })
    expect(read(typed).period).toBeUndefined()
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

describe('the edges of what is near', () => {
  const on = (day: Day, typed: string) => read(typed, day)

  it('are today for a date of the month', () => {
    expect(on('2026-11-22', '22').period).toEqual(period('2026-11-22'))
    expect(on('2026-11-23', '22').period).toEqual(period('2026-12-22'))
  })

  it('are thirty-one days ago for a date with its month, and a date itself for the one behind it', () => {
    expect(on('2026-11-22', 'okt 22').period).toEqual(period('2026-10-22'))
    expect(on('2026-11-22', 'okt 21').period).toEqual(period('2027-10-21'))
    expect(on('2026-11-22', 'dec 22-dec 22').period).toEqual(period('2026-12-22'))
  })

  it('are a Saturday and a Sunday for the rest of this week', () => {
    expect(on('2026-11-21', 'this week').period).toEqual(period('2026-11-21'))
    expect(on('2026-11-22', 'ki van távol a héten').period).toEqual(period('2026-11-22'))
    expect(on('2026-11-18', 'ki van távol a héten')).toMatchObject({
      deed: 'away',
      period: period('2026-11-18', '2026-11-20'),
      rest: [],
    })
  })

  it('are calendar days for whoever works on no day', () => {
    const never = (typed: string) => understand(typed, { today, isWorkday: () => false }).period
    expect(never('3 nap dec 22')).toEqual(period('2026-12-22', '2026-12-24'))
    expect(never('két hét dec 22')).toEqual(period('2026-12-22', '2027-01-04'))
    expect(never('jövő héten')).toEqual(period('2026-11-23', '2026-11-27'))
  })

  it('are a length of a year, beyond which a number is none', () => {
    expect(read('366 nap').lacksFirstDay).toBe(true)
    expect(read('367 nap').lacksFirstDay).toBe(false)
  })

  it('offer no other day for a length', () => {
    expect(read('3 nap jövő péntek', '2026-11-23').otherPeriod).toBeUndefined()
    expect(read('jövő péntek', '2026-11-23').otherPeriod).toEqual(period('2026-11-27'))
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

  it('names only days that there are, in years that are near, whatever numbers, words and endings stand together', () => {
    const words = fc.oneof(
      fc.constantFrom('szabi', 'nap', 'hét', 'dec', 'feb', 'jövő', 'heten', 'a', 'next', 'week', 'péntek', 'kedd'),
      fc.constantFrom(
        '-',
        ',',
        'és',
        'to',
        'from',
        'until',
        '-ig',
        '-től',
        'ma',
        'holnaptól',
        'ki van távol',
        '.',
        '/',
      ),
      fc.nat({ max: 40 }).map(String),
      fc.nat({ max: 9999 }).map(String),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, fc.constantFrom(' ', ' ', '')), { maxLength: 9 }),
        fc.integer({ min: 0, max: 1500 }),
        (said, later) => {
          const { period: found, otherPeriod, doubt } = read(said.flat().join(''), addDays(today, later))
          const days = [found, otherPeriod].flatMap(one => (one ? [one.from_date, one.to_date] : []))
          for (const day of days) {
            expect([day, isDay(day)]).toEqual([day, true])
            // A length of 366 weeks is seven years.
            if (
              !said
                .flat()
                .join('')
                .match(/\d{4}[-.]/)
            )
              expect(Math.abs(yearOf(day) - yearOf(today))).toBeLessThan(24)
          }
          if (found) expect(found.from_date <= found.to_date).toBe(true)
          if (doubt) expect(found).toBeUndefined()
        },
      ),
      { numRuns: 3000 },
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
