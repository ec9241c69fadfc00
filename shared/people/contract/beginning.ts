import * as z from 'zod/mini'
import { Year } from '../../calendar/day.ts'
import { line } from '../../contract/wire.ts'
import { BroughtLeave, LeaveAmount } from '../model.ts'

/** A list of a form, as long as anybody needs. */
export const several = <T extends z.ZodMiniType>(one: T) =>
  z.array(one).check(z.maxLength(20, { error: 'problems:tooManyItems' }))

/** Days are whole, and hours have two decimals at most. */
const isWholeOrHours = ({ unit, amount }: LeaveAmount) =>
  Number.isInteger(unit === 'days' ? amount : Number((amount * 100).toFixed(6)))

const Amount = z
  .number({ error: 'problems:number' })
  .check(z.gte(0, { error: 'problems:number' }), z.lte(9999, { error: 'problems:number' }))

const inUnit = z.refine<LeaveAmount>(isWholeOrHours, { error: 'problems:leaveAmount', path: ['amount'] })

const AmountForm = z.extend(LeaveAmount, { amount: Amount }).check(inUnit)

/** Leave brought along from an earlier year. */
const BroughtForm = z.extend(BroughtLeave, { amount: Amount, reason: line(180) }).check(inUnit)

/** Where the books of an employment begin here. */
export const beginning = {
  /** The first year whose leave is kept here; null: the year in which the person came, or the employment began if that is later. */
  first_year_kept: z.optional(z.nullable(Year)),
  /** Leave of that year that was taken before. */
  taken_before: z.optional(z.nullable(AmountForm)),
  brought: z.optional(several(BroughtForm)),
}
