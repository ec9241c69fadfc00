import * as z from 'zod/mini'
import { defaultRules, LeaveRules } from '#shared/company/leave-rules.ts'
import type { KeyIn } from '#shared/words/translation-key.ts'

/** The leave rules that a company chooses; its country is a setting of its own. */
const chosen = z.omit(LeaveRules, { country: true }).shape

export type Rule = keyof typeof chosen
/** Every rule, in display order. */
export const rules = Object.keys(chosen) as Rule[]

/** The options of a rule as form values: yes is `true`, no is `false`. */
export function choicesOf(rule: Rule): string[] {
  const schema = chosen[rule]
  return 'options' in schema ? [...schema.options] : [String(true), String(false)]
}

/** A key that has an explanation beside it, which of the settings only choices have. */
type ChoiceKey = {
  [Key in KeyIn<'settings'>]: `${Key}Means` extends KeyIn<'settings'> ? Key : never
}[KeyIn<'settings'>]

/** The option that holds where the company has chosen none. */
export const defaultOf = (rule: Rule) => String(defaultRules[rule])

/** The form state of the rules. */
export const TypedRules = z.record(z.string(), z.string())
export type TypedRules = z.infer<typeof TypedRules>

export const typedOf = (known: Partial<Record<Rule, string | boolean>>): TypedRules =>
  Object.fromEntries(rules.map(rule => [rule, String(known[rule] ?? defaultOf(rule))]))

const Chosen = z.partial(z.object(chosen))
export type ChosenRules = z.infer<typeof Chosen>

/** The rules that differ from the saved ones. */
export function changedRules(typed: TypedRules, known: TypedRules): ChosenRules {
  const changed = rules.filter(rule => typed[rule] !== known[rule])
  const valueOf = (rule: Rule) => ('options' in chosen[rule] ? typed[rule] : typed[rule] === String(true))
  return Chosen.parse(Object.fromEntries(changed.map(rule => [rule, valueOf(rule)])))
}

/** The translation key of an option: `each_part` of `roundingMode` is `roundingModeEachPart`. */
export const keyOf = (rule: Rule, choice: string) =>
  (rule + choice.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())) as ChoiceKey
