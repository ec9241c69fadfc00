import { expect, it } from 'vitest'
import { entitlement } from '#shared/leave/entitlement.ts'
import { labelOf, labels, type Line } from '#shared/leave/entitlement/line.ts'
import { say } from '#shared/words/say.ts'

const children = [
  { birth_year: 2014, disabled: false },
  { birth_year: 2019, disabled: true },
]
const { lines } = entitlement({ birth_date: '1988-06-06', employment_start: '2026-04-15', children }, 2026)

it('labels the lines in Hungarian and in English', () => {
  expect(lines.map(line => say(labelOf(line), 'hu'))).toEqual([
    'Alapszabadság',
    'Életkor után járó pótszabadság (38 éves)',
    'Gyermekek után járó pótszabadság (2 gyermek)',
    'Fogyatékos gyermek után járó pótszabadság (1 gyermek)',
    'Időarányosan: 261 nap a 365 napos évből',
  ])
  expect(lines.map(line => say(labelOf(line), 'en'))).toEqual([
    'Base leave',
    'Extra leave by age (38 years)',
    'Extra leave for 2 children',
    'Extra leave for 1 disabled child',
    "In proportion: 261 days of the year's 365",
  ])
})

it('has a label for every part in both languages', () => {
  for (const part of Object.keys(labels) as Line['part'][])
    for (const language of ['hu', 'en'] as const) {
      const data = { age: 1, count: 1, eligible_days: 1, days_in_year: 365 }
      expect(say(labelOf({ part, days: 1, paragraph: null, data }), language)).not.toMatch(/entitlement:|\{|undefined/)
    }
})
