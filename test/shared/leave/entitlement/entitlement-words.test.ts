import { expect, it } from 'vitest'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import { labelOf, labels, labelsOfHeld, type Part } from '#shared/leave/entitlement/line.ts'
import { inOneLine, pieceOf } from '#shared/leave/entitlement/pieces.ts'
import { sayReply } from '#shared/words/say-reply.ts'

const children = [
  { birth_year: 2014, disabled: false },
  { birth_year: 2019, disabled: true },
]
const { lines } = entitlement({ birth_date: '1988-06-06', employment_start: '2026-04-15', children }, 2026)

it('labels the lines in Hungarian and in English', () => {
  expect(lines.map(line => sayReply(labelOf(line), 'hu'))).toEqual([
    'Alapszabadság',
    'Életkor után járó pótszabadság (38 éves)',
    'Gyermekek után járó pótszabadság (2 gyermek)',
    'Fogyatékos gyermek után járó pótszabadság (1 gyermek)',
    'Időarányosan: 261 nap a 365 napos évből',
  ])
  expect(lines.map(line => sayReply(labelOf(line), 'en'))).toEqual([
    'Base leave',
    'Extra leave by age (38 years)',
    'Extra leave for 2 children',
    'Extra leave for 1 disabled child',
    'In proportion: 261 of the year’s 365 days',
  ])
})

it('has a label and a piece for every part in both languages, with no hole left empty', () => {
  const data = {
    days: 1,
    age: 1,
    count: 1,
    eligible_days: 1,
    not_counted: 1,
    days_in_year: 365,
    due: 1,
    held_days: 1,
    from_year: 2025,
    last_date: '2026-03-31',
    name: 'x',
    date: '2026-01-01',
    weekly_hours: 40,
    calendar_days: 1,
    employed_days: 1,
  }
  const byHand = ['base', 'sick', 'employer_extra']
  const paragraphsOf = (part: Part) => ['Mt. 1. §', ...(byHand.includes(part) ? [null] : [])]
  for (const language of ['hu', 'en'] as const) {
    const sentences = [
      ...[...Object.values(labels), ...Object.values(labelsOfHeld)].map(key => ({ key, values: { ...data, days: 1 } })),
      ...(Object.keys(labels) as Part[]).flatMap(part => [
        labelOf({ part, data }),
        ...paragraphsOf(part).flatMap(paragraph => pieceOf({ part, days: 1, paragraph, data }) ?? []),
      ]),
    ]
    for (const sentence of sentences) {
      expect(sayReply(sentence, language)).not.toMatch(/entitlement:|\{|undefined|\(\)/)
    }
  }
})

it('law 11 tells in one line how the number comes about, with brackets where a sum is prorated', () => {
  expect(inOneLine(lines, 'hu')).toBe(
    '(20 alapszabadság (Mt. 116. §) + 6 életkor (Mt. 117. §) + 4 gyermekek után (Mt. 118. § (1)) + ' +
      '2 fogyatékos gyermek után (Mt. 118. § (2))) × 261/365 → 23',
  )
  const [base] = entitlement({}, 2026).lines
  expect(inOneLine([base!], 'en')).toBe('20 base leave (Mt. 116. §)')
  const { lines: half } = entitlement({ employment_start: '2026-07-01' }, 2026)
  expect(inOneLine(half, 'en')).toBe('20 base leave (Mt. 116. §) × 184/365 → 10')
  const abroad = entitlement({ base_days: 25, employer_extra_days: 2 }, 2026, { country: 'AT' })
  expect(inOneLine(abroad.lines, 'hu')).toBe('25 alapszabadság + 2 munkáltatói pótszabadság')
})

it('law 13 says why unpaid leave lowers the year, and by which paragraph', () => {
  const absences = [{ kind: 'unpaid_by_agreement' as const, from: '2026-03-01', to: '2026-06-30' }]
  const proportion = entitlement({ absences }, 2026).lines.at(-1)!
  expect(proportion).toMatchObject({ part: 'proportion', days: -7, paragraph: 'Mt. 115. § (2), 121. §' })
  expect(sayReply(labelOf(proportion), 'hu')).toBe(
    'Időarányosan: 243 nap a 365 napos évből, mert 122 nap fizetés nélküli szabadság vagy igazolatlan távollét után nem jár szabadság',
  )
  expect(sayReply(labelOf(proportion), 'en')).toContain(
    'since 122 days of unpaid leave or unjustified absence earn no leave',
  )
  expect(entitlement({ employment_start: '2026-07-01' }, 2026).lines.at(-1)!.paragraph).toBe('Mt. 121. §')
})

it('says for how long something held', () => {
  const facts = { hazardous_conditions: [{ from: '2026-07-01', to: null }] }
  const hazard = entitlement(facts, 2026, { statusChange: 'by_days' }).lines[1]!
  expect(sayReply(labelOf(hazard), 'hu')).toContain('(184 napra)')
})
