import * as z from 'zod/mini'
import { standings, type Standing } from '../../company/plan/plan.ts'
import { Country } from '../../company/model.ts'
import { Language } from '../../words/language.ts'

/** More active members than any company has. */
const mostSeats = 1_000_000

const Seats = z.nullable(
  z
    .int({ error: 'problems:invalidValue' })
    .check(z.gte(0, { error: 'problems:invalidValue' }), z.lte(mostSeats, { error: 'problems:invalidValue' })),
)

/** Whether leave is booked in a company this month or was in the last one. */
export const activities = ['any', 'active', 'quiet'] as const

/** By what companies belong to a group: what is not chosen is any. */
export const GroupRule = z
  .object({
    standings: z
      .array(z.enum(standings, { error: 'problems:invalidValue' }))
      .check(z.maxLength(standings.length, { error: 'problems:invalidValue' })),
    countries: z.array(Country).check(z.maxLength(50, { error: 'problems:tooManyItems' })),
    /** The language in which the owner of the company uses the service. */
    languages: z.array(Language).check(z.maxLength(2, { error: 'problems:invalidValue' })),
    /** The least and the most active members. */
    seats_from: Seats,
    seats_to: Seats,
    activity: z.enum(activities, { error: 'problems:invalidValue' }),
  })
  .check(
    z.refine(({ seats_from, seats_to }) => seats_from === null || seats_to === null || seats_from <= seats_to, {
      error: 'refusals:seatsTurned',
      path: ['seats_to'],
    }),
  )
export type GroupRule = z.infer<typeof GroupRule>

/** What of a company a rule asks for. */
export interface JudgedCompany {
  standing: Standing
  country: string
  language: Language
  seats: number
  is_active: boolean
}

const isAmong = <T>(chosen: readonly T[], one: T) => !chosen.length || chosen.includes(one)

/** Whether a company belongs to the group of a rule. */
export const belongsBy = (rule: GroupRule, company: JudgedCompany): boolean =>
  isAmong(rule.standings, company.standing) &&
  isAmong(rule.countries, company.country) &&
  isAmong(rule.languages, company.language) &&
  (rule.seats_from === null || company.seats >= rule.seats_from) &&
  (rule.seats_to === null || company.seats <= rule.seats_to) &&
  (rule.activity === 'any' || company.is_active === (rule.activity === 'active'))

/** Whether a rule leaves out anybody at all. */
export const choosesSome = (rule: GroupRule): boolean =>
  rule.standings.length + rule.countries.length + rule.languages.length > 0 ||
  rule.seats_from !== null ||
  rule.seats_to !== null ||
  rule.activity !== 'any'
