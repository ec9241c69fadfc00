import { expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { daysInWords, runsOf } from '#web/ui/dates/week-in-words.ts'

const inWords = (week: typeof generalWeek, language: string) =>
  runsOf(week).map(run => `${daysInWords(run, language)} ${run.hours}`)

it('tells a week by its runs of equal days, without those that are free', () => {
  expect(inWords(generalWeek, 'hu')).toEqual(['H–P 8'])
  expect(inWords({ ...generalWeek, friday: 6 }, 'en')).toEqual(['Mon–Thu 8', 'Fri 6'])
  expect(inWords({ ...generalWeek, wednesday: 0, saturday: 4 }, 'hu')).toEqual(['H–K 8', 'Cs–P 8', 'Szo 4'])
})
