import { expect, it } from 'vitest'
import {
  addressesIn,
  countFilled,
  emptyRow,
  invitesOf,
  mistakesIn,
  nothingYet,
  settled,
  withPasted,
  type TeamRow,
} from '#web/people/registration/team-rows.ts'

const row = (email: string, role: TeamRow['role'] = 'employee'): TeamRow => ({
  ...emptyRow,
  email,
  role,
})

const into = { year: 2026, reason: 'of last year' }

it('finds addresses in what people paste', () => {
  expect(addressesIn('Anna <anna@ceg.hu>; "Béla" (bela@ceg.hu),\n csilla@ceg.hu\tanna@ceg.hu')).toEqual([
    'anna@ceg.hu',
    'bela@ceg.hu',
    'csilla@ceg.hu',
  ])
  expect(addressesIn('nothing here')).toEqual([])
})

it('makes rows of pasted addresses, over empty ones first, none twice', () => {
  expect(withPasted(nothingYet.rows, 0, ['a@x.hu', 'b@x.hu'])).toEqual([row('a@x.hu'), row('b@x.hu'), row('')])
  expect(
    withPasted([row('A@x.hu'), row('', 'administrator'), row('z@x.hu')], 1, ['a@x.hu', 'b@x.hu', 'c@x.hu']),
  ).toEqual([row('A@x.hu'), row('b@x.hu', 'administrator'), row('c@x.hu', 'administrator'), row('z@x.hu')])
})

it('sees wrong and repeated addresses before they are sent', () => {
  expect(mistakesIn({ rows: [row('a@x.hu'), row(''), row('no address'), row(' A@x.hu ')] })).toEqual([
    { at: 2, sentence: 'problems:email' },
    { at: 3, sentence: 'people:twice' },
  ])
})

it('invites the filled rows as what they say', () => {
  const rows = [row(' Anna@x.hu '), row(''), row('b@x.hu', 'administrator')]
  expect(countFilled(rows)).toBe(2)
  expect(invitesOf({ rows, invited: [] }, into)).toEqual([
    { email: 'anna@x.hu', role: 1 },
    { email: 'b@x.hu', role: 2 },
  ])
})

it('law 1: tells the leave so far where it is entered', () => {
  const known = { ...row('a@x.hu'), employment_start: '2020-03-02', taken: 12, left: 3 }
  const rows = [known, { ...row('b@x.hu'), taken: 0 }]
  expect(invitesOf({ rows, invited: [], with_leave: true }, into)).toEqual([
    {
      email: 'a@x.hu',
      role: 1,
      employment_start: '2020-03-02',
      taken_before: { unit: 'days', amount: 12 },
      brought: [{ from_year: 2025, unit: 'days', amount: 3, last_date: '2026-12-31', reason: 'of last year' }],
    },
    { email: 'b@x.hu', role: 1 },
  ])
  expect(invitesOf({ rows: [known], invited: [], with_leave: false }, into)).toEqual([{ email: 'a@x.hu', role: 1 }])
  expect(mistakesIn({ rows: [{ ...known, employment_start: '2020-13-01' }], with_leave: true })).toEqual([
    { at: 0, field: 'employment_start', sentence: 'problems:noSuchDay' },
  ])
})

it('moves the invited over and leaves the others with what was said of them', () => {
  const before = { rows: [row('a@x.hu'), row('B@x.hu'), row('')], invited: [row('old@x.hu')] }
  const { team, errors } = settled(before, [{ email: 'a@x.hu' }, { email: 'b@x.hu', errors: ['Taken.'] }])
  expect(team).toEqual({ rows: [row('B@x.hu')], invited: [row('old@x.hu'), row('a@x.hu')], with_leave: false })
  expect(errors).toEqual([{ at: 0, sentence: 'Taken.' }])
})

it('law 1: says a refusal at the field that it is about, and at the address where the field is not shown', () => {
  const before = { rows: [row('a@x.hu'), row('b@x.hu')], invited: [], with_leave: true }
  const brought = { errors: ['Nem.'], fields: { 'brought.0.from_year': ['Nem.'] } }
  const both = { errors: ['Kezd.', 'Vett.'], fields: { employment_start: ['Kezd.'], 'taken_before.amount': ['Vett.'] } }
  const results = [
    { email: 'a@x.hu', ...brought },
    { email: 'b@x.hu', ...both },
  ]
  expect(settled(before, results).errors).toEqual([
    { at: 0, field: 'left', sentence: 'Nem.' },
    { at: 1, field: 'employment_start', sentence: 'Kezd.' },
    { at: 1, field: 'taken', sentence: 'Vett.' },
  ])
  const unknown = { email: 'a@x.hu', errors: ['Más.'], fields: { role: ['Más.'] } }
  expect(settled({ ...before, rows: [row('a@x.hu')] }, [unknown]).errors).toEqual([{ at: 0, sentence: 'Más.' }])
  expect(settled({ ...before, with_leave: false }, results).errors).toEqual([
    { at: 0, sentence: 'Nem.' },
    { at: 1, sentence: 'Kezd. Vett.' },
  ])
})

it('leaves one empty row when all are invited', () => {
  expect(settled({ rows: [row('a@x.hu')], invited: [] }, [{ email: 'a@x.hu' }]).team.rows).toEqual([row('')])
})
