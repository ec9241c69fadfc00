import type { Year } from '../../calendar/day.ts'

/** What the Labour Code (Mt.) gives a year, in working days, and since which year it does. */
export interface LawOfYear {
  since: Year
  source: string
  /** Mt. 116. § */
  base: number
  /** The ages from which on each further day is due (Mt. 117. § (1)). */
  ages: readonly number[]
  /** For no child, one, two, three and more (Mt. 118. § (1)). */
  children: readonly number[]
  /** Additional days for each disabled child (Mt. 118. § (2)). */
  disabledChild: number
  /** Mt. 119. § (1) */
  young: number
  /** Mt. 119. § (2) */
  hazard: number
  /** Mt. 120. § */
  disability: number
  /** Days at the employee's choice of time (Mt. 122. § (2)). */
  choice: number
  /** Mt. 126. § (1) */
  sick: number
}

/** The versions of the rules, the oldest first; earlier law is not known here. */
export const laws: readonly [LawOfYear, ...LawOfYear[]] = [
  {
    since: 2023,
    source: '2012. évi I. törvény, a 2022. évi LXXIV. törvénnyel',
    base: 20,
    ages: [25, 28, 31, 33, 35, 37, 39, 41, 43, 45],
    children: [0, 2, 4, 7],
    disabledChild: 2,
    young: 5,
    hazard: 5,
    disability: 5,
    choice: 7,
    sick: 15,
  },
]

/** The rules of a year; a year before the first version is counted by the first one, with a warning. */
export const lawOf = (year: Year): LawOfYear => laws.findLast(({ since }) => since <= year) ?? laws[0]

/** A warning that a past year was counted by later rules. */
export const rulesWarning = (year: Year) => (year < laws[0].since ? ('rules_before_2023' as const) : null)
export type RulesWarning = NonNullable<ReturnType<typeof rulesWarning>>
