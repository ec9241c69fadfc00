import * as z from 'zod/mini'
import { ChosenRules } from '../../company/leave-rules.ts'
import { Id } from '../../contract/wire.ts'
import { CalendarChange } from './calendar-change.ts'
import { LeaveEffect } from './leave-effect.ts'

/** A change of a company whose effect on everybody an administrator asks for. */
export const AskedEffect = z.discriminatedUnion('of', [
  z.object({ of: z.literal('rules'), change: z.partial(ChosenRules) }),
  z.object({ of: z.literal('calendar'), change: CalendarChange }),
])
export type AskedEffect = z.infer<typeof AskedEffect>

export const EffectState = z.enum(['running', 'ready', 'failed'])
export type EffectState = z.infer<typeof EffectState>

/** The effect that an administrator asked for last, which a task looks for, and how far it has come. */
export const CompanyEffect = z.object({
  company: Id,
  /** Who asked for it. */
  member: Id,
  id: Id,
  asked: AskedEffect,
  state: EffectState,
  /** How many of how many people have been looked at. */
  done: z.int(),
  total: z.int(),
  /** The person after whom the task goes on; null before the first one. */
  after: z.nullable(z.string()),
  /** How many parts of the result there are. */
  parts: z.int(),
  /** When it last came further, in unix seconds. */
  moved_at: z.int(),
  expires_at: z.int(),
})
export type CompanyEffect = z.infer<typeof CompanyEffect>

/** What a change would do to some of the people, compressed. */
export const CompanyEffectPart = z.object({
  company: Id,
  member: Id,
  effect: Id,
  part: z.int(),
  packed: z.instanceof(Uint8Array),
  expires_at: z.int(),
})
export type CompanyEffectPart = z.infer<typeof CompanyEffectPart>

/** What a call or a part says of an effect. */
export const Effects = z.array(LeaveEffect)

/** The most people whose leave a call looks at: a second of one function, also where each has kept years behind them. */
export const mostWithinEffect = 500

/** For how long a result can be loaded, in seconds: a day. */
const lasts = 86_400

/** How long a task may not come further before it counts as failed, in seconds: longer than a message that is delivered again takes. */
const mayStandStill = 180

export const newCompanyEffect = (
  asked: Pick<CompanyEffect, 'company' | 'member' | 'id' | 'asked' | 'total'>,
  { seconds }: { seconds: number },
): CompanyEffect => ({
  ...asked,
  state: 'running',
  done: 0,
  after: null,
  parts: 0,
  moved_at: seconds,
  expires_at: seconds + lasts,
})

interface Step {
  done: number
  total: number
  /** The last person of the step; null where nobody follows. */
  next: string | null
}

/** An effect after another step of its task, and the number of the part that the step makes. */
export const afterStep = <E extends CompanyEffect>(
  effect: E,
  { done, total, next }: Step,
  { seconds }: { seconds: number },
): E => ({
  ...effect,
  state: next === null ? 'ready' : 'running',
  done,
  total,
  after: next,
  parts: effect.parts + 1,
  moved_at: seconds,
})

/** What has become of an effect. */
export const stateOfEffect = (
  { state, moved_at }: Pick<CompanyEffect, 'state' | 'moved_at'>,
  { seconds }: { seconds: number },
): EffectState => (state === 'running' && seconds - moved_at > mayStandStill ? 'failed' : state)
